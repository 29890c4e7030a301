public import Foundation

extension URL {
  /// Starts access to a file that the user has chosen in a dialog. Access requires no permission on this platform, so the method returns
  /// true for every file URL.
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

  /// Ends the access started by `startAccessingSecurityScopedResource()`.
  public func stopAccessingSecurityScopedResource() {}
}
