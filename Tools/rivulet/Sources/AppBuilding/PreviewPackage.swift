public import Foundation

/// A package in the cache whose program shows the previews in a package of views, which has no program.
public struct PreviewPackage {
  /// The name of the program.
  public static let program = "RivuletPreviewProgram"

  /// The folder of the package.
  public let folder: URL
  /// The folder for build products.
  public let scratch: URL
  /// The contents of the files, keyed by path.
  private let files: [String: String]

  /// Creates a package that shows the previews of another package.
  ///
  /// - Parameters:
  ///   - package: The package of views.
  ///   - library: The product whose previews are shown, or nil for all products.
  ///   - scratch: The folder for build products, or nil to use a folder in the cache.
  /// - Throws: A `Failure` if the package has no product that could contain previews.
  public init(of package: AppPackage, library: String?, scratch: URL?) throws {
    let libraries = library.map { [$0] } ?? package.libraries
    if libraries.isEmpty {
      throw Failure("The package \(package.name) has neither a program nor a library, so it has no previews.", status: 2)
    }
    folder = AppSource.cacheFolder(for: package.folder, target: "previews of \(library ?? "all")")
    self.scratch = scratch ?? folder.appending(path: ".build", directoryHint: .isDirectory)
    let path = package.folder.standardizedFileURL.path(percentEncoded: false)
    // The package manager identifies a local package by the name of its folder.
    let identity = package.folder.standardizedFileURL.lastPathComponent
    let products = libraries.map { "        .product(name: \(String(reflecting: $0)), package: \(String(reflecting: identity)))," }
    files = [
      "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(Self.program)",
        dependencies: [.package(path: \(String(reflecting: path)))],
        targets: [
          .executableTarget(
            name: "\(Self.program)",
            dependencies: [
      \(products.joined(separator: "\n"))
            ])
        ]
      )

      """,
      "Sources/\(Self.program)/Program.swift": """
      import SwiftUI

      @main struct Program: App {
        var body: some Scene { WindowGroup { EmptyView() } }
      }

      """,
    ]
  }

  /// Writes those files whose contents have changed.
  public func write() throws {
    do {
      for (path, text) in files {
        let file = folder.appending(path: path)
        if (try? String(contentsOf: file, encoding: .utf8)) == text { continue }
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    } catch {
      throw Failure("The package for previews cannot be written to \(folder.path(percentEncoded: false)): \(error.localizedDescription)")
    }
  }
}
