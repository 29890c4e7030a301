import Foundation

extension Installation {
  /// Removes the installation and the link to its command.
  ///
  /// - Throws: A `Failure` if the installation belongs to a system package or if the user lacks permission. In either case, nothing is
  ///   removed.
  public func remove() throws {
    let path = folder.path(percentEncoded: false)
    if path.hasPrefix("/usr/lib/") {
      throw Failure("\(path) was installed as a system package. Remove it with: sudo apt-get remove librivulet1")
    }
    let files = FileManager.default
    guard folder.lastPathComponent.hasPrefix("rivulet-"),
      files.isWritableFile(atPath: folder.deletingLastPathComponent().path(percentEncoded: false))
    else { throw Failure("\(path) cannot be removed by this user. Run the command as an administrator.") }
    let link = folder.deletingLastPathComponent().deletingLastPathComponent().appending(path: "bin/rivulet").path(percentEncoded: false)
    if let target = try? files.destinationOfSymbolicLink(atPath: link), target.contains("/\(folder.lastPathComponent)/") {
      try? files.removeItem(atPath: link)
    }
    do {
      try files.removeItem(at: folder)
    } catch {
      throw Failure("\(path) cannot be removed: \(error.localizedDescription)")
    }
  }
}
