import Foundation

/// The operators that may follow a setting's name after a colon, as in `$(PRODUCT_NAME:c99extidentifier)`.
enum SettingOperator {
  /// Applies the named operator. An unknown operator has no effect.
  static func apply(_ name: Substring, to value: String) -> String {
    switch name {
    case "c99extidentifier", "identifier": cIdentifier(value)
    case "rfc1034identifier", "bundleidentifier": hostName(value)
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    case "dir": (value as NSString).deletingLastPathComponent
    case "file": (value as NSString).lastPathComponent
    case "base": ((value as NSString).lastPathComponent as NSString).deletingPathExtension
    case "suffix": (value as NSString).pathExtension.isEmpty ? "" : "." + (value as NSString).pathExtension
    case "standardizepath": (value as NSString).standardizingPath
    case _ where name.hasPrefix("default="): value.isEmpty ? String(name.dropFirst(8)) : value
    default: value
    }
  }

  /// Returns the module name for a product name, with characters that are invalid in an identifier replaced by `_`.
  static func cIdentifier(_ text: String) -> String {
    var result = ""
    for (place, scalar) in text.unicodeScalars.enumerated() {
      let isAllowed = scalar == "_" || (place == 0 ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue)
      result.unicodeScalars.append(isAllowed ? scalar : "_")
    }
    return result.isEmpty ? "_" : result
  }

  /// Returns text for use in a bundle identifier, with characters other than letters, digits, dots, and hyphens replaced by `-`.
  private static func hostName(_ text: String) -> String {
    String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") ? $0 : "-" })
  }
}
