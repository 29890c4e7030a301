public import Foundation

extension URL {
  /// Begins to use a file that someone chose in a dialog. Files need no permission here: true for each that is addressed as a file.
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

  /// Ends what `startAccessingSecurityScopedResource()` began.
  public func stopAccessingSecurityScopedResource() {}
}
