import Foundation
package import RivuletCore
package import RivuletFoundation
package import RivuletText

/// The interface between a graphics context and the canvas that it draws for. Renderers are not isolated but run only on the main actor, so
/// this protocol is not isolated either.
package protocol CanvasHost: AnyObject {
  /// A Boolean value that indicates whether the canvas is being drawn. A context that outlives the drawing draws nothing.
  var isOpen: Bool { get }
  var textSystem: TextSystem? { get }
  func resolve(_ text: Text, in environment: EnvironmentValues) -> CanvasText?
  func resolve(_ image: Image, in environment: EnvironmentValues) -> ResolvedImage?
  /// Retains an image file for as long as the picture may be painted.
  func keep(_ file: FetchedFile)
  func symbol<ID: Hashable>(id: ID) -> CanvasSymbol?
  /// Reports that a context was used outside its renderer.
  func reportMisuse()
}
