public import Foundation

extension URL {
  /// Starts access to a file that the user chose in a dialog. Files need no permission here, so this returns true for every file URL.
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

  /// Ends the access started by `startAccessingSecurityScopedResource()`.
  public func stopAccessingSecurityScopedResource() {}
}
