import Foundation
import Glibc

/// A watcher for folders and all their subfolders, based on kernel notifications.
final class FileWatcher: @unchecked Sendable {
  /// A set of file changes.
  struct Change: Sendable, Equatable {
    /// The files whose contents have changed.
    var written: Set<String> = []
    /// True if files may have been added, removed, or moved.
    var movesFiles = false

    mutating func merge(_ other: Change) {
      written.formUnion(other.written)
      movesFiles = movesFiles || other.movesFiles
    }
  }

  private let descriptor: Int32
  /// The watched folders, keyed by watch descriptor. Accessed only on the watching thread once that thread is running.
  private var folders: [Int32: String] = [:]
  private let onChange: @Sendable (Change) -> Void
  /// The folders to exclude, along with everything in them.
  private let excluded: [String]

  private static let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF)

  /// Starts watching folders.
  ///
  /// - Parameters:
  ///   - roots: The folders to watch. A folder nested in another is watched only once.
  ///   - excluded: The folders not to watch. Hidden folders are never watched.
  ///   - onChange: A closure that is called on a separate thread.
  init(_ roots: [String], excluding excluded: [String], onChange: @escaping @Sendable (Change) -> Void) throws {
    self.onChange = onChange
    self.excluded = excluded
    descriptor = inotify_init1(Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { throw ProcessError("Files cannot be watched: \(String(cString: strerror(errno))).") }
    for root in roots {
      guard add(root) else {
        throw ProcessError(
          "\(root) cannot be watched: \(String(cString: strerror(errno))). If there are too many folders, raise fs.inotify.max_user_watches."
        )
      }
    }
    Thread.detachNewThread { [weak self, descriptor] in
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = Glibc.read(descriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0, let self else { break }
        take(buffer[..<count])
      }
      close(descriptor)
    }
  }

  /// Watches a folder and its subfolders. Returns false if the folder itself can't be watched.
  private func add(_ folder: String) -> Bool {
    if excluded.contains(where: { folder == $0 || folder.hasPrefix($0 + "/") }) { return true }
    let number = inotify_add_watch(descriptor, folder, Self.mask | UInt32(IN_ONLYDIR))
    guard number >= 0 else { return false }
    folders[number] = folder
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      var status = stat()
      if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { _ = add(path) }
    }
    return true
  }

  private func take(_ bytes: ArraySlice<UInt8>) {
    var change = Change()
    bytes.withUnsafeBytes { bytes in
      var start = 0
      let headLength = MemoryLayout<inotify_event>.size
      while start + headLength <= bytes.count {
        let event = bytes.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
        let nameBytes = bytes[(start + headLength)..<min(start + headLength + Int(event.len), bytes.count)]
        take(event, String(decoding: nameBytes.prefix { $0 != 0 }, as: UTF8.self), &change)
        start += headLength + Int(event.len)
      }
    }
    if change != Change() { onChange(change) }
  }

  private func take(_ event: inotify_event, _ name: String, _ change: inout Change) {
    func has(_ bit: Int) -> Bool { event.mask & UInt32(bit) != 0 }
    if has(Int(IN_Q_OVERFLOW)) { return change.movesFiles = true }
    if has(Int(IN_IGNORED)) { return folders[event.wd] = nil }
    guard let folder = folders[event.wd] else { return }
    if has(Int(IN_DELETE_SELF)) || has(Int(IN_MOVE_SELF)) { return change.movesFiles = true }
    if Self.isTemporaryFile(name) { return }
    let path = "\(folder)/\(name)"
    if has(Int(IN_ISDIR)) {
      change.movesFiles = true
      if has(Int(IN_CREATE)) || has(Int(IN_MOVED_TO)) { _ = add(path) }
    } else if has(Int(IN_CLOSE_WRITE)) {
      change.written.insert(path)
    } else {
      // Many editors write a new file and then move it over the old one.
      change.movesFiles = true
      if has(Int(IN_MOVED_TO)) { change.written.insert(path) }
    }
  }

  /// Returns true for the names of editors' temporary files.
  private static func isTemporaryFile(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasPrefix("#") || name.hasSuffix("~") || name.hasSuffix(".swp") || name.hasSuffix(".tmp") || name == "4913"
  }
}
