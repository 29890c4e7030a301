import Foundation

/// A reader for a target's information dictionary, which combines the values in its file with those generated from settings.
struct InfoReader {
  /// The problems found.
  private(set) var problems: [ProjectProblem] = []
  /// The absolute path of the file, or nil if the target has none.
  let path: String?

  /// The settings of the target.
  private let layers: SettingLayers
  /// The target.
  private let target: AppTarget

  /// Creates a reader for a target's information dictionary.
  init(layers: SettingLayers, target: AppTarget) {
    self.layers = layers
    self.target = target
    let file = layers.value("INFOPLIST_FILE")?.trimmed ?? ""
    path = file.isEmpty ? nil : FilePaths.onDisk(FilePaths.absolute(file, in: layers.value("SRCROOT") ?? "/"))
  }

  /// Returns all values.
  mutating func read() -> [String: InfoValue] {
    var values: [String: InfoValue] = [:]
    if layers.value("GENERATE_INFOPLIST_FILE") == "YES" { values = generated }
    if let path { values.merge(written(in: path)) { _, own in own } }
    return values
  }

  /// The values generated from settings.
  private var generated: [String: InfoValue] {
    var values: [String: InfoValue] = [
      "CFBundleDevelopmentRegion": .string(layers.value("DEVELOPMENT_LANGUAGE") ?? "en"),
      "CFBundleExecutable": .string(target.productName), "CFBundleName": .string(target.productName),
      "CFBundlePackageType": .string("APPL"), "CFBundleInfoDictionaryVersion": .string("6.0"),
    ]
    let named = [
      "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleShortVersionString": "MARKETING_VERSION",
      "CFBundleVersion": "CURRENT_PROJECT_VERSION",
    ]
    for (key, setting) in named {
      if let text = layers.value(setting), !text.isEmpty { values[key] = .string(text) }
    }
    for (setting, text) in target.settings where setting.hasPrefix("INFOPLIST_KEY_") {
      guard !text.isEmpty, let entry = Self.entry(String(setting.dropFirst(14)), text) else { continue }
      values[entry.key] = entry.value
    }
    return values
  }

  /// Returns the entry generated from a setting, or nil if the setting doesn't generate an entry.
  private static func entry(_ name: String, _ text: String) -> (key: String, value: InfoValue)? {
    guard !name.hasSuffix("_Generation") else { return nil }
    var key = name
    for (ending, suffix) in [("_iPad", "~ipad"), ("_iPhone", "~iphone")] where key.hasSuffix(ending) {
      key = key.dropLast(ending.count) + suffix
    }
    if key.hasPrefix("UISupportedInterfaceOrientations") {
      return (key, .array(text.split(separator: " ").map { .string(String($0)) }))
    }
    return (key, text == "YES" ? .boolean(true) : text == "NO" ? .boolean(false) : .string(text))
  }

  /// Returns the values in a file, with references to settings resolved.
  private mutating func written(in path: String) -> [String: InfoValue] {
    guard let data = FileManager.default.contents(atPath: path) else {
      problems.append(
        ProjectProblem(
          .warning, "The Info.plist file “\(FilePaths.name(of: path))” of the target “\(target.name)” does not exist.", path: path,
          advice: "Add it, or correct the INFOPLIST_FILE setting."))
      return [:]
    }
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
      problems.append(
        ProjectProblem(
          .warning, "The Info.plist file “\(FilePaths.name(of: path))” is not a property list.", path: path,
          advice: "Restore it from version control."))
      return [:]
    }
    return list.compactMapValues(value)
  }

  /// Returns the value of a property list object, or nil for data and dates.
  private func value(_ object: Any) -> InfoValue? {
    switch object {
    case let text as String: .string(layers.expand(text))
    case let list as [Any]: .array(list.compactMap(value))
    case let list as [String: Any]: .dictionary(list.compactMapValues(value))
    case let number as NSNumber: Self.value(number)
    default: nil
    }
  }

  /// Returns the value of a number. Property lists represent Boolean values as numbers of a special type.
  private static func value(_ number: NSNumber) -> InfoValue {
    switch String(cString: number.objCType) {
    case "c", "B": .boolean(number.boolValue)
    case "d", "f": .real(number.doubleValue)
    default: .integer(number.intValue)
    }
  }
}
