import Foundation

/// A reader for the build settings of targets in one configuration.
struct TargetSettings {
  /// The names of the project's configurations.
  let names: [String]
  /// The name of the configuration in use.
  let configuration: String
  /// The problems found in configuration files.
  private(set) var problems: [ProjectProblem] = []

  /// The objects of the project.
  private let objects: ProjectObjects
  /// The paths of the project's files.
  private let tree: GroupTree
  /// The absolute path of the project's bundle.
  private let bundle: String
  /// The folder to which `SRCROOT` refers.
  private let sourceRoot: String
  /// The language of untranslated text.
  private let language: String

  /// Chooses a configuration: the requested one, a debug configuration if that was requested, the project's default, or the first one.
  init(objects: ProjectObjects, tree: GroupTree, bundle: String, sourceRoot: String, wanted: String, language: String) {
    self.objects = objects
    self.tree = tree
    self.bundle = bundle
    self.sourceRoot = sourceRoot
    self.language = language
    let list = objects[objects[objects.root]["buildConfigurationList"]?.text]
    names = objects.ids("buildConfigurations", of: list).compactMap { objects[$0]["name"]?.text }
    let isDebug = wanted.lowercased().contains("debug")
    configuration =
      names.first { $0 == wanted } ?? names.first { isDebug && $0.lowercased().contains("debug") }
      ?? list["defaultConfigurationName"]?.text ?? names.first ?? wanted
  }

  /// Returns the settings of a target.
  mutating func layers(of target: PropertyList) -> SettingLayers {
    let name = target["name"]?.text ?? ""
    let projectLayers = layers(of: objects[objects.root]["buildConfigurationList"]?.text, owner: name)
    let targetLayers = layers(of: target["buildConfigurationList"]?.text, owner: name)
    let all = [defaults(for: name)] + projectLayers + targetLayers
    let sdk = SettingLayers(all, configuration: configuration, sdk: "").value("SDKROOT") ?? ""
    let isAutomatic = sdk.isEmpty || sdk == "auto"
    return SettingLayers(all, configuration: configuration, sdk: isAutomatic ? "iphoneos" : sdk)
  }

  /// Returns the two layers of a configuration list: the settings in the configuration file, and the list's own settings.
  private mutating func layers(of list: String?, owner: String) -> [[String: String]] {
    let configurations = objects.ids("buildConfigurations", of: objects[list]).map { objects[$0] }
    guard let chosen = configurations.first(where: { $0["name"]?.text == configuration }) ?? configurations.first else { return [] }
    return [base(of: chosen), chosen["buildSettings"]?.entries.compactMapValues(Self.text) ?? [:]]
  }

  /// Returns the settings in the file on which a configuration is based.
  private mutating func base(of configuration: PropertyList) -> [String: String] {
    let anchor = configuration["baseConfigurationReferenceAnchor"]?.text.flatMap { tree.paths[$0] }
    let relative = configuration["baseConfigurationReferenceRelativePath"]?.text
    let path =
      configuration["baseConfigurationReference"]?.text.flatMap { tree.paths[$0] }
      ?? anchor.flatMap { anchor in relative.map { FilePaths.absolute($0, in: anchor) } }
    guard let path else { return [:] }
    let file = ConfigurationFile(path: path)
    for problem in file.problems where !problems.contains(problem) { problems.append(problem) }
    return file.settings
  }

  /// Returns the text of a value. The elements of an array are separated by spaces, and quoted if they contain spaces.
  private static func text(of value: PropertyList) -> String? {
    switch value {
    case .string(let text): text
    case .array(let elements):
      elements.compactMap(\.text).map { $0.contains(" ") && !$0.contains("\"") ? "\"\($0)\"" : $0 }.joined(separator: " ")
    default: nil
    }
  }

  /// Returns Xcode's built-in settings.
  private func defaults(for target: String) -> [String: String] {
    [
      "SRCROOT": sourceRoot, "PROJECT_DIR": sourceRoot, "SOURCE_ROOT": sourceRoot, "PROJECT_NAME": FilePaths.stem(of: bundle),
      "PROJECT": FilePaths.stem(of: bundle), "PROJECT_FILE_PATH": bundle, "TARGET_NAME": target, "TARGETNAME": target,
      "CONFIGURATION": configuration, "PRODUCT_NAME": "$(TARGET_NAME)", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "DEVELOPMENT_LANGUAGE": language, "CURRENT_PROJECT_VERSION": "", "HOME": NSHomeDirectory(),
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "MARKETING_VERSION": "",
    ]
  }
}
