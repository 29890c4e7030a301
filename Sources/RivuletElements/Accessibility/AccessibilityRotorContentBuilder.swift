import RivuletCore
import RivuletFoundation

/// A result builder that builds the content of a rotor from the statements of a closure.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@resultBuilder public struct AccessibilityRotorContentBuilder {
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> some AccessibilityRotorContent { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: AccessibilityRotorContent>(_ content: repeat each Content) -> some AccessibilityRotorContent {
    // The parts are read only on the main actor.
    var parts: [any AccessibilityRotorContent] = []
    repeat parts.append(each content)
    nonisolated(unsafe) let contents = parts
    return RotorContentGroup { contents.flatMap { $0._labels } }
  }

  public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> some AccessibilityRotorContent {
    // The content is read only on the main actor.
    nonisolated(unsafe) let content = content
    return RotorContentGroup { content?._labels ?? [] }
  }
}

/// A group of rotor content, which may be empty.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
struct RotorContentGroup: AccessibilityRotorContent {
  let makeLabels: @MainActor () -> [Text]

  nonisolated init(_ makeLabels: @escaping @MainActor () -> [Text]) { self.makeLabels = makeLabels }

  var body: Never { return fatalError("Contents of a rotor in a row have no body.") }
  var _labels: [Text] { makeLabels() }
}

/// A rotor that exists in every app.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AccessibilitySystemRotor: Sendable {
  let label: Text

  private init(label: Text) { self.label = label }

  private init(_ label: Word) { self.init(label: Text(label)) }

  /// A rotor for all links.
  public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(.links) }
  /// Returns a rotor for visited links, or for all links if `visited` is false.
  public static func links(visited: Bool) -> AccessibilitySystemRotor { AccessibilitySystemRotor(visited ? .visitedLinks : .links) }
  /// A rotor for all headings.
  public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(.headings) }
  /// Returns a rotor for the headings at a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(label: Text(.headingsOfLevel, FormatArgument(level.rawValue)))
  }
  /// A rotor for all bold text.
  public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(.boldText) }
  /// A rotor for all italic text.
  public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor(.italicText) }
  /// A rotor for all underlined text.
  public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor(.underlinedText) }
  /// A rotor for all misspelled words.
  public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor(.misspelledWords) }
  /// A rotor for all images.
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(.images) }
  /// A rotor for all text fields.
  public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(.textFields) }
  /// A rotor for all tables.
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(.tables) }
  /// A rotor for all lists.
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(.lists) }
  /// A rotor for all landmarks.
  public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(.landmarks) }
}
