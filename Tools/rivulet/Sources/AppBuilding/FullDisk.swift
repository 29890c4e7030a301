import Foundation

/// A detector for builds that failed because the disk is full.
enum FullDisk {
  /// Returns an explanation if the output reports that the disk is full; otherwise, nil.
  static func sentence(in output: String, folder: URL) -> String? {
    guard output.contains("No space left on device") || output.contains("out of disk space") else { return nil }
    return "The disk with \(folder.path(percentEncoded: false)) is full. "
      + "Free some space, or choose a folder on another disk with --scratch-path."
  }

  /// Checks that a folder is writable, creating it if necessary.
  ///
  /// - Throws: A `Failure` that explains the problem.
  static func check(_ folder: URL) throws {
    let path = folder.path(percentEncoded: false)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      if (error as NSError).code == CocoaError.Code.fileWriteOutOfSpace.rawValue {
        throw Failure(sentence(in: "No space left on device", folder: folder) ?? "")
      }
      throw Failure(
        "The build folder \(path) cannot be created. Choose a writable folder with --scratch-path.", status: 2)
    }
    guard FileManager.default.isWritableFile(atPath: path) else {
      throw Failure("The build folder \(path) is not writable. Choose another folder with --scratch-path.", status: 2)
    }
  }
}
