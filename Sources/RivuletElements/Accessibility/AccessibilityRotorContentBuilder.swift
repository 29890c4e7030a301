import RivuletCore
import RivuletFoundation

/// A result builder that builds the content of a rotor from the statements of a closure.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@resultBuilder public struct AccessibilityRotorContentBuilder {
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> some AccessibilityRotorContent { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: AccessibilityRotorContent>(_ content: repeat each Content) -> some AccessibilityRotorContent {
    // The parts are read on the main actor only.
    var parts: [any AccessibilityRotorContent] = []
    repeat parts.append(each content)
    nonisolated(unsafe) let contents = parts
    return RotorContentGroup { contents.flatMap { $0._labels } }
  }

  public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> some AccessibilityRotorContent {
    // The content is read on the main actor only.
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

  /// The links.
  public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(.links) }
  /// Returns the visited or the other links.
  public static func links(visited: Bool) -> AccessibilitySystemRotor { AccessibilitySystemRotor(visited ? .visitedLinks : .links) }
  /// The headings.
  public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(.headings) }
  /// Returns the headings at a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(label: Text(.headingsOfLevel, FormatArgument(level.rawValue)))
  }
  /// The bold text.
  public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(.boldText) }
  /// The italic text.
  public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor(.italicText) }
  /// The underlined text.
  public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor(.underlinedText) }
  /// The misspelled words.
  public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor(.misspelledWords) }
  /// The images.
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(.images) }
  /// The text fields.
  public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(.textFields) }
  /// The tables.
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(.tables) }
  /// The lists.
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(.lists) }
  /// The landmarks.
  public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(.landmarks) }
}
