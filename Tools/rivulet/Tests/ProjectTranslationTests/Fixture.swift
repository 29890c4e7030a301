import Foundation
import ProjectFixtures
import ProjectReading
import ProjectTranslation

/// A project and the package that is made of it, each in a temporary folder.
struct Fixture {
  /// The folder of the project.
  let folder: TemporaryFolder
  /// The folder of the package.
  let cache: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    cache = try TemporaryFolder()
  }

  /// Writes a project, reads it and makes its package.
  func translate(
    _ project: ProjectText, name: String = "App", target: String? = nil, usesSwiftUI: Bool = false, includesTests: Bool = false
  ) throws -> TranslatedPackage {
    try folder.write("\(name).xcodeproj/project.pbxproj", project.text)
    return try translate(target: target, usesSwiftUI: usesSwiftUI, includesTests: includesTests)
  }

  /// Reads what is in the folder and makes its package.
  func translate(target: String? = nil, usesSwiftUI: Bool = false, includesTests: Bool = false) throws -> TranslatedPackage {
    let options = TranslationOptions(cacheFolder: cache.path, usesSwiftUI: usesSwiftUI, includesTests: includesTests)
    return try ProjectTranslator(options).translate(ProjectReader().read(folder.path), target: target)
  }

  /// A text with the folders of the fixture replaced by names.
  func portable(_ text: String) -> String { text.replacing(cache.path, with: "CACHE").replacing(folder.path, with: "PROJECT") }

  /// The paths of all files and links of the package, sorted.
  var files: [String] {
    let all = FileManager.default.enumerator(atPath: cache.path)?.compactMap { $0 as? String } ?? []
    return all.filter {
      (try? FileManager.default.attributesOfItem(atPath: "\(cache.path)/\($0)")[.type] as? FileAttributeType) != .typeDirectory
    }
    .filter { !$0.hasPrefix(".build") }.sorted()
  }
}
