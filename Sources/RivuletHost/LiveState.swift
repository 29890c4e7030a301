package import Foundation
package import RivuletCore

/// The state of a running app for the process that takes its place after a change of the app's code.
package struct LiveState: Codable {
  /// The state of one window.
  package struct Window: Codable {
    package var size: CGSize
    package var scrolls: [String: CGPoint]
    package var focus: String?
    /// The values of `SceneStorage` as a property list.
    package var scene: Data?
  }

  package var state = SavedState()
  /// The windows in the order in which they were opened.
  package var windows: [Window] = []
}
