import Foundation
package import RivuletCore

/// The user-visible name of an app, for its menu and for windows without a title.
package enum AppName {
  /// Returns the bundle's display name. If there is none, returns the words of the type name without "App", or the process name if there is
  /// no type.
  @MainActor
  package static func name(of scenes: AppScenes) -> String { name(of: scenes.appType, info: Bundle.main.infoDictionary ?? [:]) }

  /// - Parameters:
  ///   - app: The type of the app, or nil for views without one.
  ///   - info: The information dictionary of the bundle.
  static func name(of app: Any.Type?, info: [String: Any]) -> String {
    for key in ["CFBundleDisplayName", "CFBundleName"] {
      if let name = info[key] as? String, !name.isEmpty { return name }
    }
    let type = app.map { String(describing: $0) } ?? ""
    guard type.hasSuffix("App"), type.count > 3 else { return ProcessInfo.processInfo.processName }
    return words(of: String(type.dropLast(3)))
  }

  /// Puts spaces between the words of a type name: "RSSReader" becomes "RSS Reader".
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
