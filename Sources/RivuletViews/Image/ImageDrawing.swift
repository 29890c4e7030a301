public import Foundation
import RivuletCore
import RivuletDrawing
import RivuletText

/// A closure of the app that draws an image as the renderer of a `Canvas` draws. Two are equal only if they are one.
final class ImageDrawing: Equatable, @unchecked Sendable {
  /// In points.
  let size: CGSize
  /// Whether the ground is black.
  let isOpaque: Bool
  let renderer: (inout GraphicsContext) -> Void

  init(size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext) -> Void) {
    self.size = CGSize(
      width: max(FiniteNumber.length(size.width, of: "Image", "the width"), 0),
      height: max(FiniteNumber.length(size.height, of: "Image", "the height"), 0))
    self.isOpaque = isOpaque
    self.renderer = renderer
  }

  static func == (lhs: ImageDrawing, rhs: ImageDrawing) -> Bool { lhs === rhs }
}

/// An image that is drawn by the app, with the surroundings in which it is drawn.
struct RecordedImage: Equatable, @unchecked Sendable {
  private let drawing: ImageDrawing
  private let environment: EnvironmentValues
  private weak var services: (any HostServices)?
  /// The recorded picture; nil to draw anew for each use.
  private var picture: PictureItem?

  @MainActor init(_ drawing: ImageDrawing, in environment: EnvironmentValues, services: any HostServices) {
    self.drawing = drawing
    self.environment = environment
    self.services = services
  }

  /// Draws the image once for all uses that follow.
  @MainActor mutating func record() { picture = drawn() }

  @MainActor private func drawn() -> PictureItem {
    let session = CanvasSession()
    guard let services else { return PictureItem(commands: [], bounds: .zero) }
    let renderer = drawing.renderer
    (session.renderer, session.isOpaque, session.environment) = ({ context, _ in renderer(&context) }, drawing.isOpaque, environment)
    return session.draw(in: CanvasPlace(services: services, textSystem: TextSystem(services.textMeasurer)), size: drawing.size)
  }

  /// The item that fills a rectangle, all of it in a colour if there is one; nil for nothing.
  func item(in rect: CGRect, tint: PaintColor?) -> DrawingItem? {
    let size = drawing.size
    guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return nil }
    let picture = MainActor.assumeIsolated { self.picture ?? drawn() }
    if picture.commands.isEmpty { return nil }
    let place = CGAffineTransform(translationX: rect.minX, y: rect.minY).scaledBy(x: rect.width / size.width, y: rect.height / size.height)
    var commands = [.transform(place)] + picture.wholeCommands + [.end]
    if let tint { commands = [.mask] + commands + [.masked, .draw(.fill(Path(rect), .color(tint), FillStyle()), at: .zero), .end] }
    return .picture(PictureItem(commands: commands, bounds: rect))
  }

  static func == (lhs: RecordedImage, rhs: RecordedImage) -> Bool { lhs.drawing == rhs.drawing && lhs.picture == rhs.picture }
}

extension DrawingItem {
  /// The commands that draw the item in a display list.
  var listCommands: [DisplayList.Command] {
    if case .picture(let picture) = self { picture.wholeCommands } else { [.draw(self, at: .zero)] }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Image {
  /// An image of a size that a closure draws, as the renderer of a `Canvas` draws. It runs whenever the image is drawn.
  ///
  /// - Parameters:
  ///   - label: Said by screen readers, which pass over an image without one.
  ///   - opaque: True for an image on black.
  ///   - colorMode: The colours in which the image is composed. All modes give the encoded colours of sRGB here.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(ImageDrawing(size: size, isOpaque: opaque, renderer: renderer), label: label.map { .text($0) } ?? .decorative)
  }
}
