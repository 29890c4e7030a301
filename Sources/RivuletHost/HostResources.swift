package import Foundation

/// Pictures, symbols and string tables as the files of the app's bundles have them.
package struct HostResources {
  package let locale: Locale

  package init(locale: Locale) {
    self.locale = locale
  }

  private static let imageExtensions = ["png", "jpg", "jpeg"]
  /// What a file's name says of its pixels for each point.
  private static let imageScales: [(suffix: String, pixels: CGFloat)] = [("", 1), ("@2x", 2), ("@3x", 3)]

  /// The size in points of a picture in a bundle, read from the head of its file; the app's own bundle if none is given.
  package func imageSize(named name: String, bundle: Bundle?) -> CGSize? {
    let bundle = bundle ?? .main
    for (suffix, pixels) in Self.imageScales {
      for ending in Self.imageExtensions {
        guard let url = bundle.url(forResource: name + suffix, withExtension: ending), let size = ImageHeader(contentsOf: url)?.size else {
          continue
        }
        return CGSize(width: size.width / pixels, height: size.height / pixels)
      }
    }
    return nil
  }

  /// Nothing is drawn, so any name that a symbol could have is as good as another: lower-case words with dots between them.
  package func hasSymbol(named name: String) -> Bool {
    !name.isEmpty
      && name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { word in
        !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
      }
  }

  /// The text for a key in the table for the host's locale, else in the bundle's own choice of language; nil if neither has the key.
  package func localizedString(forKey key: String, table: String?, bundle: Bundle?) -> String? {
    let bundle = bundle ?? .main
    var languages = [locale.identifier, locale.identifier.replacingOccurrences(of: "_", with: "-")]
    if let code = locale.language.languageCode { languages.append(code.identifier) }
    for language in languages {
      guard let path = bundle.path(forResource: language, ofType: "lproj"), let inner = Bundle(path: path) else { continue }
      if let text = lookUp(key, table, in: inner) { return text }
    }
    return lookUp(key, table, in: bundle)
  }

  private func lookUp(_ key: String, _ table: String?, in bundle: Bundle) -> String? {
    let missing = "\u{0}"
    let text = bundle.localizedString(forKey: key, value: missing, table: table)
    return text == missing ? nil : text
  }
}
