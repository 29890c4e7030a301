import Foundation
public import RivuletElements

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension GraphicsContext {
  /// Runs a closure with a Core Graphics context that draws into this context. The Core Graphics context inherits the current settings,
  /// and its own settings are discarded at the end.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows { try content(CGContext(self, target: .canvas)) }
}
