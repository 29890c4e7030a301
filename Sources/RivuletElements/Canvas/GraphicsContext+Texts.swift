public import Foundation
import RivuletDrawing
public import RivuletGeometry
import RivuletText

extension GraphicsContext {
  /// Text resolved in the environment of the canvas.
  public struct ResolvedText {
    package let text: CanvasText?
    let context: GraphicsContext
    private var ownShading: Shading?

    package init(text: CanvasText?, context: GraphicsContext) {
      self.text = text
      self.context = context
    }

    /// The shading of text that has no colours of its own.
    public var shading: Shading {
      get { ownShading ?? .foreground }
      set { ownShading = newValue }
    }

    /// The shading that the app set, or nil if the text keeps its colours.
    var setShading: Shading? { ownShading }

    /// Returns the size of the text when it is laid out in the given size.
    public func measure(in size: CGSize) -> CGSize {
      guard let layout = layout(ProposedViewSize(size)) else { return .zero }
      func roundedUp(_ length: CGFloat) -> CGFloat {
        let scale = max(text?.displayScale ?? 1, 1)
        return ((length * scale - 1e-4).rounded(.up)) / scale
      }
      return CGSize(width: roundedUp(layout.size.width), height: roundedUp(layout.size.height))
    }

    /// Returns the distance from the top to the baseline of the first line, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat { layout(ProposedViewSize(size))?.firstBaseline ?? 0 }

    /// Returns the distance from the top to the baseline of the last line, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat { layout(ProposedViewSize(size))?.lastBaseline ?? 0 }

    func layout(_ proposal: ProposedViewSize) -> TextLayout? {
      guard let text, context.host.isOpen, let system = context.host.textSystem else { return nil }
      return system.layout(text.text, style: text.style, proposal: proposal)
    }
  }

  /// Resolves text in the environment of the canvas.
  public func resolve(_ text: Text) -> ResolvedText {
    guard host.isOpen else {
      host.reportMisuse()
      return ResolvedText(text: nil, context: self)
    }
    return ResolvedText(text: host.resolve(text, in: environment), context: self)
  }

  /// Draws text in a rectangle, starting at the rectangle's origin.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    if !rect.isNull { draw(text, ProposedViewSize(rect.size)) { _ in rect.origin } }
  }

  /// Draws text with its anchor at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text, .unspecified) { CGRect(size: $0, with: anchor, at: point).origin }
  }

  /// Draws text in a rectangle, starting at the rectangle's origin.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws text with its anchor at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(text), at: point, anchor: anchor) }

  private func draw(_ resolved: ResolvedText, _ proposal: ProposedViewSize, _ place: (CGSize) -> CGPoint) {
    guard var text = resolved.text, let layout = resolved.layout(proposal), !text.text.string.isEmpty else { return }
    let origin = place(layout.size)
    var paint = text.paint
    if let shading = resolved.setShading {
      let color = shading.storage.flatColor(in: environment)
      for index in text.text.runs.indices where text.text.runs[index].color.opacity > 0 { text.text.runs[index].color = color }
      paint = nil
    }
    let item = TextItem(string: text.text.string, runs: text.text.runs, lines: layout.lines, truncation: text.style.truncation)
    var commands: [DisplayList.Command] = [.draw(.text(item), at: origin)] + attachments(of: text, layout, origin)
    let bounds = CGRect(origin: origin, size: layout.size)
    var overall = paint?.paint(in: bounds)
    if let shading = resolved.setShading, let (paint, _) = shading.storage.style(in: environment, bounds), case .gradient = paint {
      overall = paint
    }
    if let overall {
      let ground = DisplayList.Command.draw(.fill(Path(bounds.insetBy(dx: -2, dy: -2)), overall, FillStyle()), at: .zero)
      commands = [.mask] + commands + [.masked, ground, .end]
    }
    draw(commands)
  }

  /// Returns commands that draw the images embedded in the text.
  private func attachments(of text: CanvasText, _ layout: TextLayout, _ origin: CGPoint) -> [DisplayList.Command] {
    guard let system = host.textSystem else { return [] }
    return text.attachments.flatMap { attachment -> [DisplayList.Command] in
      guard
        let line = layout.lines.first(where: { $0.range.contains(attachment.offset) }),
        let x = system.position(of: attachment.offset, on: line, of: text.text, truncation: text.style.truncation)
      else { return [] }
      let image = attachment.image
      let place = CGPoint(x: origin.x + x, y: origin.y + line.baseline - image.size.height + image.descent)
      return image.item(in: CGRect(origin: place, size: image.size), color: attachment.color)?.listCommands ?? []
    }
  }
}
