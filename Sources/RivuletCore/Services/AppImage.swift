package import Foundation

/// A picture of an app that a host has found.
package struct AppImage: Equatable, Sendable {
  /// The size, in points.
  package let size: CGSize
  /// The directory of the bundle that has it; nil for the app's own.
  package let bundlePath: String?
  /// The reason why a placeholder is drawn instead, in a sentence; nil if there is none.
  package let problem: String?

  package init(size: CGSize, bundlePath: String? = nil, problem: String? = nil) {
    self.problem = problem
    self.size = size
    self.bundlePath = bundlePath
  }
}
