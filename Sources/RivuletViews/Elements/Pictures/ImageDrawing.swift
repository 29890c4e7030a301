public import Foundation
import RivuletCore
import RivuletDrawing
import RivuletText

/// A closure of the app that draws an image like the renderer of a `Canvas`. Two drawings are equal only if they are identical.
final class ImageDrawing: Equatable, @unchecked Sendable {
  /// The size, in points.
  let size: CGSize
  /// True if the image is drawn on black.
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

/// An image that the app draws, with the environment for drawing it.
struct RecordedImage: Equatable, @unchecked Sendable {
  private let drawing: ImageDrawing
  private let environment: EnvironmentValues
  private weak var services: (any HostServices)?
  /// The recorded picture, or nil to draw anew for each use.
  private var picture: PictureItem?

  @MainActor init(_ drawing: ImageDrawing, in environment: EnvironmentValues, services: any HostServices) {
    self.drawing = drawing
    self.environment = environment
    self.services = services
  }

  /// Draws the image once for all later uses.
  @MainActor mutating func record() { picture = drawn() }

  @MainActor private func drawn() -> PictureItem {
    let session = CanvasSession()
    guard let services else { return PictureItem(commands: [], bounds: .zero) }
    let renderer = drawing.renderer
    (session.renderer, session.isOpaque, session.environment) = ({ context, _ in renderer(&context) }, drawing.isOpaque, environment)
    return session.draw(in: CanvasPlace(services: services, textSystem: TextSystem(services.textMeasurer)), size: drawing.size)
  }

  /// Returns the item that fills a rectangle, or nil if there is nothing to draw. A tint replaces all colours.
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
  /// The commands for the item in a display list.
  var listCommands: [DisplayList.Command] {
    if case .picture(let picture) = self { picture.wholeCommands } else { [.draw(self, at: .zero)] }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Image {
  /// Creates an image of a size that a closure draws, like the renderer of a `Canvas`. The closure runs each time the image is drawn.
  ///
  /// - Parameters:
  ///   - label: The label for screen readers, which ignore an image without one.
  ///   - opaque: True to draw the image on black.
  ///   - colorMode: The colour mode of the composition. All modes use gamma-encoded sRGB here.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(ImageDrawing(size: size, isOpaque: opaque, renderer: renderer), label: label.map { .text($0) } ?? .decorative)
  }
}
