import RivuletCore

/// Makes the content of a rotor of the statements of a closure.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@resultBuilder public struct AccessibilityRotorContentBuilder {
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> some AccessibilityRotorContent { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: AccessibilityRotorContent>(_ content: repeat each Content) -> some AccessibilityRotorContent {
    // Asked on the main actor only.
    var parts: [any AccessibilityRotorContent] = []
    repeat parts.append(each content)
    nonisolated(unsafe) let contents = parts
    return RotorContentGroup { contents.flatMap { $0._labels } }
  }

  public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> some AccessibilityRotorContent {
    // Asked on the main actor only.
    nonisolated(unsafe) let content = content
    return RotorContentGroup { content?._labels ?? [] }
  }
}

/// Several contents of a rotor, or none.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
struct RotorContentGroup: AccessibilityRotorContent {
  let makeLabels: @MainActor () -> [Text]

  nonisolated init(_ makeLabels: @escaping @MainActor () -> [Text]) { self.makeLabels = makeLabels }

  var body: Never { return fatalError("Contents of a rotor in a row have no body.") }
  var _labels: [Text] { makeLabels() }
}

/// A list of places that every app has.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AccessibilitySystemRotor: Sendable {
  let label: Text

  private init(_ label: String) { self.label = Text(label) }

  /// Links.
  public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor("Links") }
  /// Links that were visited, or others.
  public static func links(visited: Bool) -> AccessibilitySystemRotor { AccessibilitySystemRotor(visited ? "Visited Links" : "Links") }
  /// Headings.
  public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor("Headings") }
  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor("Headings \(level.rawValue)")
  }
  /// Bold text.
  public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor("Bold Text") }
  /// Italic text.
  public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor("Italic Text") }
  /// Underlined text.
  public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor("Underlined Text") }
  /// Misspelled words.
  public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor("Misspelled Words") }
  /// Images.
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor("Images") }
  /// Fields for text.
  public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor("Text Fields") }
  /// Tables.
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor("Tables") }
  /// Lists.
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor("Lists") }
  /// Landmarks.
  public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor("Landmarks") }
}
