package import Foundation
package import RivuletCore

/// The state of a running app, saved for the process that replaces it after the app's code changes.
package struct LiveState: Codable {
  /// The state of a window.
  package struct Window: Codable {
    package var size: CGSize
    package var scrolls: [String: CGPoint]
    package var focus: String?
    /// The `SceneStorage` values as a property list.
    package var scene: Data?
  }

  package var state = SavedState()
  /// The windows, in the order they were opened.
  package var windows: [Window] = []
}
