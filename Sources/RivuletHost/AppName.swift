import Foundation
package import RivuletCore

/// The user-visible name of an app, used for its menu and for untitled windows.
package enum AppName {
  /// Returns the bundle's display name. If the bundle has none, returns the words of the app type's name without "App", or the process
  /// name if the type's name doesn't end in "App".
  @MainActor
  package static func name(of scenes: AppScenes) -> String { name(of: scenes.appType, info: Bundle.main.infoDictionary ?? [:]) }

  /// Returns the name of an app.
  ///
  /// - Parameters:
  ///   - app: The type of the app, or nil for views without an app.
  ///   - info: The bundle's information dictionary.
  static func name(of app: Any.Type?, info: [String: Any]) -> String {
    for key in ["CFBundleDisplayName", "CFBundleName"] {
      if let name = info[key] as? String, !name.isEmpty { return name }
    }
    let type = app.map { String(describing: $0) } ?? ""
    guard type.hasSuffix("App"), type.count > 3 else { return ProcessInfo.processInfo.processName }
    return words(of: String(type.dropLast(3)))
  }

  /// Inserts spaces between the words of a type name. For example, "RSSReader" becomes "RSS Reader".
  private static func words(of name: String) -> String {
    let letters = Array(name)
    var text = ""
    for (place, letter) in letters.enumerated() {
      if place > 1, letter.isUppercase {
        let endsWord = !letters[place - 1].isUppercase
        let beginsWord = letters.indices.contains(place + 1) && letters[place + 1].isLowercase
        if endsWord || beginsWord { text += " " }
      }
      text.append(letter == "_" ? " " : letter)
    }
    return text
  }
}
