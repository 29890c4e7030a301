package import Foundation
package import RivuletCore
import RivuletDrawing
import RivuletText

/// An app's closure that draws an image. Two drawings are equal only if they are the same object.
package final class ImageDrawing: Equatable, @unchecked Sendable {
  /// The size, in points.
  package let size: CGSize
  /// The function that returns the picture in an environment.
  let draw: @MainActor (EnvironmentValues, any HostServices) -> PictureItem

  package init(size: CGSize, draw: @escaping @MainActor (EnvironmentValues, any HostServices) -> PictureItem) {
    self.size = size
    self.draw = draw
  }

  package static func == (lhs: ImageDrawing, rhs: ImageDrawing) -> Bool { lhs === rhs }
}

/// An image that the app draws, with the environment in which it is drawn.
struct RecordedImage: Equatable, @unchecked Sendable {
  private let drawing: ImageDrawing
  private let environment: EnvironmentValues
  private weak var services: (any HostServices)?
  /// The cached picture, or nil to draw the image for each use.
  private var picture: PictureItem?

  @MainActor init(_ drawing: ImageDrawing, in environment: EnvironmentValues, services: any HostServices) {
    self.drawing = drawing
    self.environment = environment
    self.services = services
  }

  /// Draws the image and caches the picture for later uses.
  @MainActor mutating func record() { picture = drawn() }

  @MainActor private func drawn() -> PictureItem {
    guard let services else { return PictureItem(commands: [], bounds: .zero) }
    return drawing.draw(environment, services)
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
