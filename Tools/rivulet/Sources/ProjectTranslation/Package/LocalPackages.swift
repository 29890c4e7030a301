import Foundation
import ProjectReading

/// Copies of the local packages of a project, which see the library as well.
///
/// A copy is the manifest with an addition, and links to all else. It lies at the package's own path below a folder, so that packages find one another
/// by relative paths.
struct LocalPackages {
  /// The files of all copies, by paths relative to the folder of the translation.
  private(set) var files: [String: OutputTree.Content] = [:]
  /// The folders of the user by the paths that the translation has them at, relative to its folder.
  private(set) var folders: [String: String] = [:]

  /// The library that packages get.
  private let library: TranslationOptions.Library
  /// The flags for the compiler that targets get.
  private let flags: [String]
  /// The packages that have been added.
  private var visited: Set<String> = []

  /// Prepares copies that get a library and flags for the compiler.
  init(library: TranslationOptions.Library, flags: [String]) {
    self.library = library
    self.flags = flags
  }

  /// Adds the copy of a package and of those that it refers to. Returns the path of the copy, relative to the folder of the translation; nil where the
  /// manifest can't be added to.
  mutating func add(_ package: String) -> String? {
    let copy = "Packages\(package)"
    guard visited.insert(package).inserted else { return files["\(copy)/Package.swift"] == nil ? nil : copy }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: package)) ?? []).filter { !$0.hasPrefix(".") }
    guard let main = text("\(package)/Package.swift"), Self.declaresPackage(main) else { return nil }
    for name in names {
      if name == "Package.swift" || name.hasPrefix("Package@swift-") {
        guard let manifest = text("\(package)/\(name)"), Self.declaresPackage(manifest) else { continue }
        files["\(copy)/\(name)"] = .text(manifest + addition)
      } else if name != "Package.resolved" {
        files["\(copy)/\(name)"] = .link("\(package)/\(name)")
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: "\(package)/\(name)", isDirectory: &isFolder), isFolder.boolValue {
          folders["\(copy)/\(name)"] = "\(package)/\(name)"
        }
      }
    }
    for path in Self.paths(in: main) { _ = add(Self.absolute(path, in: package)) }
    return copy
  }

  /// The text of a file; nil if it cannot be read.
  private func text(_ path: String) -> String? { FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } }

  /// Swift code behind a manifest, which gives every target the library.
  private var addition: String {
    let products = library.products.map { ".product(name: \(PackageManifest.quoted($0)), package: \"rivulet\")" }.joined(separator: ", ")
    return """


      // Added for the library; the rest is the package's own manifest.
      package.dependencies.append(.package(name: "rivulet", path: \(PackageManifest.quoted(library.path))))
      for target in package.targets where target.type == .regular || target.type == .executable {
        target.dependencies += [\(products)]
        target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags([\(flags.map(PackageManifest.quoted).joined(separator: ", "))])]
      }

      """
  }

  /// True if a manifest has its package in the variable that the addition changes.
  private static func declaresPackage(_ manifest: String) -> Bool {
    manifest.split(whereSeparator: \.isNewline).contains { line in
      let words = line.split { $0 == " " || $0 == "=" || $0 == ":" || $0 == "(" }
      return words.count > 1 && ["let", "var"].contains(words[0]) && words[1] == "package"
    }
  }

  /// The paths of the packages that a manifest refers to, as they are written.
  private static func paths(in manifest: String) -> [String] {
    let source = SourceText(manifest)
    return source.places(ofWord: "path").compactMap { place in
      let call = source.masked[..<place].lastIndex(of: UInt8(ascii: "(")).map { source.text(max(0, $0 - 8)..<$0) }
      guard call == ".package", let opening = source.masked[place...].firstIndex(of: UInt8(ascii: "\"")),
        let closing = source.masked[(opening + 1)...].firstIndex(of: UInt8(ascii: "\""))
      else { return nil }
      return source.text((opening + 1)..<closing)
    }
  }

  /// The absolute path of a path that a manifest in a folder has.
  private static func absolute(_ path: String, in folder: String) -> String {
    ((path.hasPrefix("/") ? path : "\(folder)/\(path)") as NSString).standardizingPath
  }
}
