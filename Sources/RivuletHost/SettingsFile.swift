package import Foundation

/// The file that stores user defaults between launches of the app.
///
/// Foundation truncates the file before it writes new settings, so a full disk or a process that ends during the write would lose all
/// settings. A copy next to the file preserves the previous settings until the new ones are written.
package struct SettingsFile: Sendable {
  /// The file that Foundation writes.
  package let url: URL
  private let write: @Sendable (Data, Int32) throws -> Void

  /// Creates a settings file at a URL.
  ///
  /// - Parameter write: A closure that writes data to an open file, used for the copy next to the settings file.
  package init(_ url: URL, write: @escaping @Sendable (Data, Int32) throws -> Void = SettingsFile.write) {
    self.url = url
    self.write = write
  }

  /// Creates the settings file of a store. Fails if the store does not reveal its suite name.
  package init?(of store: UserDefaults) {
    guard let folder = Self.folder else { return nil }
    let suite = Mirror(reflecting: store).children.first { $0.label == "suite" }?.value
    guard type(of: store) == UserDefaults.self, let suite else { return nil }
    let name = suite as? String ?? Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    self.init(folder.appending(component: "\(name).plist"))
  }

  /// The folder in which Foundation stores user defaults.
  package static var folder: URL? {
    let variables = ProcessInfo.processInfo.environment
    if let folder = variables["XDG_CONFIG_HOME"], folder.hasPrefix("/") { return URL(filePath: folder) }
    return variables["HOME"].map { URL(filePath: $0).appending(component: ".config") }
  }

  // MARK: Saving

  /// Saves the settings. If saving fails, the file keeps the previous settings.
  ///
  /// - Parameter synchronize: A closure that makes Foundation write the file, and returns false on failure.
  /// - Returns: A description of the problem, or nil on success.
  package func save(_ synchronize: () -> Bool) -> String? {
    let former = try? Data(contentsOf: url)
    if let former, Self.isCompletePropertyList(former) {
      do { try keep(former) } catch { return "\(error)" }
    }
    defer { unlink(copy.path) }
    if synchronize(), let now = try? Data(contentsOf: url), Self.isCompletePropertyList(now) {
      Self.synchronizeFile(url)
      return nil
    }
    // This process never again writes to a file without settings.
    if rename(copy.path, url.path) != 0, let now = try? Data(contentsOf: url), !Self.isCompletePropertyList(now) { unlink(url.path) }
    return "the file system is full or not writable"
  }

  /// The location of the copy of the previous settings, whose name contains the ID of the process that created it.
  private var copy: URL { url.deletingLastPathComponent().appending(component: Self.copyName(of: url.lastPathComponent, getpid())) }

  private static let copyMark = ".kept-by-"

  private static func copyName(of name: String, _ process: Int32) -> String { ".\(name)\(copyMark)\(process)" }

  private func keep(_ settings: Data) throws {
    let new = copy.path + ".new"
    let file = open(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw SystemProblem() }
    do {
      defer { close(file) }
      try write(settings, file)
      guard fsync(file) == 0 else { throw SystemProblem() }
    } catch {
      unlink(new)
      throw error
    }
    guard rename(new, copy.path) == 0 else { throw SystemProblem() }
  }

  /// Writes all data to an open file.
  package static let write: @Sendable (Data, Int32) throws -> Void = { data, file in
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw SystemProblem() }
      rest = rest.dropFirst(count)
    }
  }

  private static func synchronizeFile(_ url: URL) {
    let file = open(url.path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return }
    _ = fsync(file)
    close(file)
  }

  private static func isCompletePropertyList(_ data: Data) -> Bool {
    (try? PropertyListSerialization.propertyList(from: data, format: nil)) is [String: Any]
  }

  // MARK: Recovering

  /// Restores copies left behind by processes that ended while saving settings. Call this method before reading any settings.
  package static func recover(in folder: URL? = SettingsFile.folder) {
    guard let folder, let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else { return }
    for name in names where name.hasPrefix(".") {
      guard let mark = name.range(of: copyMark) else { continue }
      let left = folder.appending(component: name).path
      guard let process = Int32(name[mark.upperBound...]) else {
        // The copy is incomplete.
        if let process = Int32(name[mark.upperBound...].prefix { $0.isNumber }), !isRunning(process) { unlink(left) }
        continue
      }
      guard !isRunning(process) else { continue }
      let url = folder.appending(component: String(name[..<mark.lowerBound].dropFirst()))
      if let now = try? Data(contentsOf: url), isCompletePropertyList(now) { unlink(left) } else { rename(left, url.path) }
    }
  }

  private static func isRunning(_ process: Int32) -> Bool { process != getpid() && (kill(process, 0) == 0 || errno == EPERM) }
}

/// The reason a system call failed.
private struct SystemProblem: Error, CustomStringConvertible {
  let description = String(cString: strerror(errno))
}
