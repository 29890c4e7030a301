import Foundation
import RivuletCore
import RivuletDrawing
import RivuletGeometry
import RivuletText
import RivuletTree

/// Has the renderer of a canvas draw, and answers what its context asks meanwhile.
@MainActor
package final class CanvasSession {
  @exclusivity(unchecked) var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
  @exclusivity(unchecked) var isOpaque = false
  @exclusivity(unchecked) var environment = EnvironmentValues()
  /// What is drawn now; valid while something is.
  @exclusivity(unchecked) private var node: ViewNode?
  /// What was drawn last, as far as symbols are concerned.
  @exclusivity(unchecked) private var scale: CGFloat = 1

  /// The picture in the node's present size.
  func draw(_ node: ViewNode) -> PictureItem {
    let size = node.drawnSize
    let bounds = CGRect(origin: .zero, size: size)
    let outer = self.node
    self.node = node
    defer { self.node = outer }
    let layer = CanvasLayer()
    if isOpaque { layer.commands.append(.draw(.fill(Path(bounds), .color(.black), FillStyle()), at: .zero)) }
    node.reading(for: .drawing, Canvas<EmptyView>.self) {
      scale = environment.displayScale
      var context = GraphicsContext(host: self, layer: layer, environment: environment, bounds: bounds)
      renderer(&context, size)
    }
    return PictureItem(commands: layer.commands, bounds: bounds)
  }
}

extension CanvasSession: @MainActor CanvasHost {
  var isOpen: Bool { node != nil }
  var textSystem: TextSystem? { node?.surroundings.textSystem }

  func resolve(_ text: Text, in environment: EnvironmentValues) -> CanvasText? {
    guard let node else { return nil }
    var resolver = TextResolver(environment, node.tree.services)
    resolver.append(text)
    let style = resolver.context.paragraphStyle(leading: resolver.leading, isRightToLeft: environment.layoutDirection == .rightToLeft)
    return CanvasText(
      text: resolver.styledText(text), style: style, paint: resolver.paint, attachments: resolver.attachments,
      displayScale: environment.displayScale)
  }

  func resolve(_ image: Image, in environment: EnvironmentValues) -> ResolvedImage? {
    guard let node else { return nil }
    return image.resolve(in: environment, services: node.tree.services, font: (environment.font ?? .body).resolve(in: environment))
  }

  func symbol<ID: Hashable>(id: ID) -> CanvasSymbol? {
    guard let node, let child = node.elements.first(where: { $0.containerValues().tag(for: ID.self) == id }) else { return nil }
    guard let drawing = child.drawing else { return nil }
    let list = node.surroundings.drawing.displayList(of: drawing, scale: scale)
    return CanvasSymbol(size: child.size, commands: list.commands)
  }

  func reportMisuse() {
    RuntimeIssue.reportOnce(
      .invalidLayout, typeName: "GraphicsContext",
      "A GraphicsContext was used outside of the renderer of its Canvas; nothing is drawn. Draw while the renderer runs, and keep no contexts."
    )
  }
}

/// A text that is resolved, but for the room that it is drawn in.
struct CanvasText {
  var text: StyledText
  let style: ParagraphStyle
  /// The gradient of the whole text; nil for the colours of its runs.
  var paint: ResolvedStyle?
  let attachments: [TextAttachment]
  let displayScale: CGFloat
}

/// A view of a canvas as commands.
struct CanvasSymbol {
  let size: CGSize
  let commands: [DisplayList.Command]
}
