import Foundation
import RivuletCore

extension KeyInput {
  /// True for the keyboard shortcut that opens the inspector, Control-Shift-I.
  package var isInspectorKey: Bool {
    guard phase == .down, modifiers == [.control, .shift], case .character(let text) = key else { return false }
    return text.lowercased() == "i"
  }
}

extension LaunchOptions {
  /// True if the executable is in one of the package manager's debug build folders.
  @MainActor package static let isDebugBuild =
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().pathComponents.contains("debug")
}
