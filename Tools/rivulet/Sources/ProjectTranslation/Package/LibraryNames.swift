import Foundation

/// The names in the manifest of the package with SwiftUI. The package manager wants names of targets and of programs to differ from them.
struct LibraryNames {
  /// The text of the manifest.
  private let manifest: String

  /// Reads the manifest of a library; one that cannot be read has no names.
  init(_ library: TranslationOptions.Library?) {
    let data = library.flatMap { FileManager.default.contents(atPath: "\($0.path)/Package.swift") }
    manifest = data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// The name itself, or one with an ending where the manifest has it. Tests in the manifest count as well, which harms nothing.
  func unique(_ name: String) -> String {
    manifest.contains("\"\(name)\"") || manifest.contains("\"\(name)App\"") ? "\(name)_App" : name
  }
}
