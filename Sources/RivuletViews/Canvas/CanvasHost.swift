import Foundation
import RivuletCore
import RivuletText

/// What a graphics context asks of the canvas that it draws for. Renderers are not isolated, and run on the main actor only: that is why this is not
/// isolated either.
protocol CanvasHost: AnyObject {
  /// Whether the canvas is being drawn; contexts that an app keeps longer draw nothing.
  var isOpen: Bool { get }
  var textSystem: TextSystem? { get }
  func resolve(_ text: Text, in environment: EnvironmentValues) -> CanvasText?
  func resolve(_ image: Image, in environment: EnvironmentValues) -> ResolvedImage?
  func symbol<ID: Hashable>(id: ID) -> CanvasSymbol?
  /// Reports that a context was used outside of its renderer.
  func reportMisuse()
}
