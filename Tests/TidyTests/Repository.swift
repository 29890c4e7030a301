import Foundation

/// The repository that this test was compiled from, read once.
enum Repository {
  /// Its folder, three above this file.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every Swift file below `Sources`.
  static let sources = swiftFiles(below: "Sources")
  /// Every Swift file below `Tests`.
  static let tests = swiftFiles(below: "Tests")
  /// Swift files that users read: they show public API only.
  static let showcases = ["Examples", "Benchmarks"].flatMap(swiftFiles)
  /// The manifest.
  static let manifest = Manifest(text("Package.swift"))

  /// A file's text; empty if there is no such file.
  static func text(_ path: String) -> String {
    (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
  }

  /// Paths of all files below a folder, relative to the repository and in order. Build folders and version control are left out.
  static func paths(below folder: String) -> [String] {
    let base = root.appending(path: folder)
    guard let walk = FileManager.default.enumerator(at: base, includingPropertiesForKeys: [.isDirectoryKey]) else { return [] }
    var paths: [String] = []
    for case let url as URL in walk {
      if url.lastPathComponent.hasPrefix(".build") || url.lastPathComponent == ".git" {
        walk.skipDescendants()
      } else if (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == false {
        paths.append(String(url.path().dropFirst(root.path().count)).removingPercentEncoding ?? url.path())
      }
    }
    return paths.sorted()
  }

  /// Every Swift file below a folder.
  static func swiftFiles(below folder: String) -> [SourceFile] {
    paths(below: folder).filter { $0.hasSuffix(".swift") }.map { SourceFile(path: $0, text: text($0)) }
  }
}
