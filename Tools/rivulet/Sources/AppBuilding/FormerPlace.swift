import Foundation

/// Recognises a build that was made elsewhere, and moved or copied here.
///
/// The compiler keeps modules of C under the path that it was given, and refuses them under another one. Checkouts of packages name the repositories
/// that they were made of by their paths.
struct FormerPlace {
  /// The folder for what is built.
  let scratch: URL
  private let files = FileManager.default

  /// Removes what cannot be used any more.
  ///
  /// - Parameter products: The folder of the built programs.
  func clear(products: URL) {
    if keepsModulesOfAnotherPlace(products) { try? files.removeItem(at: products.resolvingSymlinksInPath()) }
    if keepsCheckoutsOfAnotherPlace {
      for name in ["checkouts", "workspace-state.json"] { try? files.removeItem(at: scratch.appending(path: name)) }
    }
  }

  private func keepsModulesOfAnotherPlace(_ products: URL) -> Bool {
    let cache = products.resolvingSymlinksInPath().appending(path: "ModuleCache", directoryHint: .isDirectory)
    let paths = files.enumerator(at: cache, includingPropertiesForKeys: [.fileSizeKey])
    while let file = paths?.nextObject() as? URL {
      // A module names its place where it imports another one. Small ones do so too.
      guard file.pathExtension == "pcm", let size = (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize, size < 1_000_000,
        let data = try? Data(contentsOf: file)
      else { continue }
      let places = Self.places(in: data)
      if !places.isEmpty, !places.contains(where: { Self.isSame($0, cache.deletingLastPathComponent()) }) { return true }
    }
    return false
  }

  private var keepsCheckoutsOfAnotherPlace: Bool {
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

  /// The paths that a file of a module of C may have been kept at: all texts that begin with a slash and end before the name of the cache.
  static func places(in data: Data) -> [String] {
    guard let end = data.firstRange(of: Data("/ModuleCache".utf8))?.lowerBound else { return [] }
    // Before the path any bytes may stand, letters among them.
    let start = data[..<end].lastIndex { $0 < 0x20 || $0 == 0x7f }.map { $0 + 1 } ?? data.startIndex
    return data[start..<end].indices.filter { data[$0] == UInt8(ascii: "/") }.map { String(decoding: data[$0..<end], as: UTF8.self) }
  }

  private static func isSame(_ path: String, _ folder: URL) -> Bool {
    guard let place = realPath(path) else { return false }
    return place == realPath(folder.path(percentEncoded: false))
  }

  /// The path without symbolic links, or nil if there is nothing at it.
  private static func realPath(_ path: String) -> String? {
    guard let text = realpath(path, nil) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}
