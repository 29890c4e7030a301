import Foundation

/// A detector for build products that were created in another location and then moved or copied.
///
/// The compiler stores the path of a C module in the module, and rejects the module under any other path. Package checkouts refer to their
/// repositories by path.
struct RelocatedBuild {
  /// The folder for build products.
  let scratch: URL
  private let files = FileManager.default

  /// Removes all build products that can no longer be used.
  ///
  /// - Parameter products: The folder that contains the built programs.
  func clear(products: URL) {
    if hasRelocatedModules(products) { try? files.removeItem(at: products.resolvingSymlinksInPath()) }
    if hasRelocatedCheckouts {
      for name in ["checkouts", "workspace-state.json"] { try? files.removeItem(at: scratch.appending(path: name)) }
    }
  }

  private func hasRelocatedModules(_ products: URL) -> Bool {
    let cache = products.resolvingSymlinksInPath().appending(path: "ModuleCache", directoryHint: .isDirectory)
    let paths = files.enumerator(at: cache, includingPropertiesForKeys: [.fileSizeKey])
    while let file = paths?.nextObject() as? URL {
      // A module that imports another module contains its own path. Even small modules do.
      guard file.pathExtension == "pcm", let size = (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize, size < 1_000_000,
        let data = try? Data(contentsOf: file)
      else { continue }
      let places = Self.places(in: data)
      if !places.isEmpty, !places.contains(where: { Self.isSame($0, cache.deletingLastPathComponent()) }) { return true }
    }
    return false
  }

  private var hasRelocatedCheckouts: Bool {
    let checkouts = (try? files.contentsOfDirectory(at: scratch.appending(path: "checkouts"), includingPropertiesForKeys: nil)) ?? []
    return checkouts.contains { checkout in
      guard let text = try? String(contentsOf: checkout.appending(path: ".git/objects/info/alternates"), encoding: .utf8) else {
        return false
      }
      let repositories = scratch.appending(path: "repositories", directoryHint: .isDirectory)
      return text.split(separator: "\n").contains { line in
        guard let end = line.range(of: "/repositories/", options: .backwards)?.upperBound else { return false }
        return !Self.isSame(String(line[..<end]), repositories)
      }
    }
  }

  /// Returns the paths at which a C module may have been stored: all strings that start with a slash and end before the name of the module
  /// cache.
  static func places(in data: Data) -> [String] {
    guard let end = data.firstRange(of: Data("/ModuleCache".utf8))?.lowerBound else { return [] }
    // Arbitrary bytes, including letters, may precede the path.
    let start = data[..<end].lastIndex { $0 < 0x20 || $0 == 0x7f }.map { $0 + 1 } ?? data.startIndex
    return data[start..<end].indices.filter { data[$0] == UInt8(ascii: "/") }.map { String(decoding: data[$0..<end], as: UTF8.self) }
  }

  private static func isSame(_ path: String, _ folder: URL) -> Bool {
    guard let place = realPath(path) else { return false }
    return place == realPath(folder.path(percentEncoded: false))
  }

  /// Returns the path with symbolic links resolved, or nil if the path doesn't exist.
  private static func realPath(_ path: String) -> String? {
    guard let text = realpath(path, nil) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}
