import Foundation
public import RivuletElements

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension GraphicsContext {
  /// Calls a closure with a Core Graphics context that draws into this context. It starts with the settings of this context, and its own
  /// settings are lost at the end.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows { try content(CGContext(self, target: .canvas)) }
}
