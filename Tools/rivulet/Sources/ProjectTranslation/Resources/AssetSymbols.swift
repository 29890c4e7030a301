import ProjectReading

/// A generator for the symbols that Xcode generates for asset catalogs.
struct AssetSymbols {
  /// The source code, or nil if the catalogs contain no images and colours.
  private(set) var text: String?
  /// The problems found.
  private(set) var problems: [ProjectProblem] = []

  /// A symbol that refers to an asset.
  private struct Symbol {
    let asset: AssetCatalog.Asset
    let path: [String]
    let name: String

    /// The path of the symbol, relative to the type that contains it.
    var reference: String { (path + [name]).joined(separator: ".") }
  }

  /// Generates the symbols for the given catalogs.
  ///
  /// - Parameters:
  ///   - bundle: The expression for the bundle that contains the catalogs.
  ///   - hasExtensions: True to also add members to types such as `Color`.
  ///   - prefix: The prefix of the platform's classes, `UI` or `NS`.
  init(catalogs: [String], bundle: String, hasExtensions: Bool, prefix: String) {
    let images = symbols(.image, in: catalogs)
    let colors = symbols(.color, in: catalogs)
    guard !images.isEmpty || !colors.isEmpty else { return }
    var parts = ["// Generated from asset catalogs. Changes are overwritten.\nimport Foundation\nimport SwiftUI\n"]
    parts.append(Self.block("extension ColorResource", colors) { "ColorResource(name: \($0), bundle: \(bundle))" })
    parts.append(Self.block("extension ImageResource", images) { "ImageResource(name: \($0), bundle: \(bundle))" })
    if hasExtensions { parts += extensions(colors, "\(prefix)Color") + [Self.members(images, "\(prefix)Image")] }
    text = parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Returns the symbols for a kind of asset, omitting symbols whose name is already in use.
  private mutating func symbols(_ kind: AssetCatalog.Asset.Kind, in catalogs: [String]) -> [Symbol] {
    var found: [Symbol] = []
    var names: Set<[String]> = []
    for catalog in catalogs {
      for asset in AssetCatalog(path: catalog).assets where asset.kind == kind {
        let name = SymbolName.member(asset.name, droppingSuffix: kind == .image ? "Image" : "Color")
        let path = asset.namespace.map(SymbolName.namespace)
        guard names.insert(path + [name]).inserted else {
          problems.append(
            ProjectProblem(
              .warning, "The asset “\(asset.name)” has the same symbol “\(name)” as another asset.", path: catalog,
              advice: "Rename one of them."))
          continue
        }
        found.append(Symbol(asset: asset, path: path, name: name))
      }
    }
    return found
  }

  /// Returns extensions with members of `Color`, shape styles, and the platform's colour class.
  private mutating func extensions(_ colors: [Symbol], _ colorClass: String) -> [String] {
    let own = colors.filter { symbol in
      let clashes = symbol.path.isEmpty && Self.systemColors.contains(symbol.name)
      if clashes {
        problems.append(
          ProjectProblem(
            .warning,
            "The colour “\(symbol.asset.name)” has the same name as SwiftUI's Color.\(symbol.name), so no member of Color is generated for "
              + "it.",
            advice: "Rename the asset."))
      }
      return !clashes
    }
    func reference(_ symbol: Symbol) -> String { "ColorResource.\(symbol.reference)" }
    var parts = [Self.computed("extension Color", own, type: "SwiftUI.Color") { "SwiftUI.Color(\(reference($0)))" }]
    let top = own.filter { $0.path.isEmpty && !Self.styles.contains($0.name) }
    parts.append(
      Self.computed("extension ShapeStyle where Self == Color", top, type: "SwiftUI.Color") { "SwiftUI.Color(\(reference($0)))" })
    let others = own.filter { !$0.path.isEmpty || !Self.platformColors.contains($0.name) }
    parts.append(
      Self.computed("extension \(colorClass)", others, type: "SwiftUI.\(colorClass)") {
        "SwiftUI.\(colorClass)(resource: \(reference($0)))"
      })
    return parts
  }

  /// Returns an extension with members of the platform's image class.
  private static func members(_ images: [Symbol], _ imageClass: String) -> String {
    computed("extension \(imageClass)", images, type: "SwiftUI.\(imageClass)") {
      "SwiftUI.\(imageClass)(resource: ImageResource.\($0.reference))"
    }
  }

  /// Returns an extension with a constant for each symbol.
  private static func block(_ header: String, _ symbols: [Symbol], _ value: (String) -> String) -> String {
    tree(header, symbols) {
      "static let \($0.name) = \(value(PackageManifest.quoted(($0.asset.namespace + [$0.asset.name]).joined(separator: "/"))))"
    }
  }

  /// Returns an extension with a computed property for each symbol.
  private static func computed(_ header: String, _ symbols: [Symbol], type: String, _ value: (Symbol) -> String) -> String {
    tree(header, symbols) { "static var \($0.name): \(type) { \(value($0)) }" }
  }

  /// Returns the text of an extension with a line for each symbol and an enumeration for each namespace.
  private static func tree(_ header: String, _ symbols: [Symbol], depth: Int = 0, _ line: (Symbol) -> String) -> String {
    guard !symbols.isEmpty else { return "" }
    let indent = String(repeating: "  ", count: depth)
    var text = "\(indent)\(header) {\n"
    for symbol in symbols where symbol.path.count == depth { text += "\(indent)  \(line(symbol))\n" }
    let deeper = symbols.filter { $0.path.count > depth }
    for name in Set(deeper.map { $0.path[depth] }).sorted() {
      text += tree("enum \(name)", deeper.filter { $0.path[depth] == name }, depth: depth + 1, line)
    }
    return text + "\(indent)}\n"
  }

  /// The names of the built-in members of `Color`.
  private static let systemColors: Set = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white", "gray", "black",
    "clear",
    "primary", "secondary", "accentColor",
  ]

  /// The names of the built-in members of shape styles, in addition to those of colours.
  private static let styles: Set = [
    "tertiary", "quaternary", "quinary", "background", "foreground", "selection", "separator", "tint", "placeholder", "link", "fill",
    "windowBackground", "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial", "bar",
  ]

  /// The names of the built-in members of `UIColor` and `NSColor`, in addition to those of `Color`.
  private static let platformColors: Set = [
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "systemFill", "secondarySystemFill", "tertiarySystemFill",
    "quaternarySystemFill", "placeholderText", "tintColor", "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
    "systemGroupedBackground", "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "separator", "opaqueSeparator",
    "link",
    "darkText", "lightText", "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal", "systemCyan",
    "systemBlue", "systemIndigo", "systemPurple", "systemPink", "systemBrown", "systemGray", "systemGray2", "systemGray3", "systemGray4",
    "systemGray5", "systemGray6", "darkGray", "lightGray", "magenta", "labelColor", "secondaryLabelColor", "textColor", "controlColor",
  ]
}
