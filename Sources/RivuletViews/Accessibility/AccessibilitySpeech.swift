public import RivuletCore

/// What sort of text a text is, for the way it is read.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AccessibilityTextContentType: Sendable {
  private enum Kind { case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing }

  private let kind: Kind

  /// Any text.
  public static let plain = AccessibilityTextContentType(kind: .plain)
  /// Output of a program.
  public static let console = AccessibilityTextContentType(kind: .console)
  /// Names of files.
  public static let fileSystem = AccessibilityTextContentType(kind: .fileSystem)
  /// Messages.
  public static let messaging = AccessibilityTextContentType(kind: .messaging)
  /// Prose.
  public static let narrative = AccessibilityTextContentType(kind: .narrative)
  /// Source code.
  public static let sourceCode = AccessibilityTextContentType(kind: .sourceCode)
  /// Cells of a table.
  public static let spreadsheet = AccessibilityTextContentType(kind: .spreadsheet)
  /// Documents.
  public static let wordProcessing = AccessibilityTextContentType(kind: .wordProcessing)
}

/// How an area takes touches while a screen reader is on.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The area makes its own sounds.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1 << 0)
  /// The area has to be activated first.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1 << 1)
}

// How a screen reader speaks is its own affair here: these words are taken and reach nothing.

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  /// What sort of text this view shows.
  nonisolated public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attaching { _ in } }

  /// How high the voice is that reads this view.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Whether punctuation of this view is read.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// Whether announcements of this view wait for each other.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Whether text of this view is read letter by letter.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Shows this view large while people with large text press it.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Shows a content large while people with large text press this view.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View { self }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  /// Whether touches reach this view while a screen reader is on.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { if isDirectTouchArea { $0.addedTraits = .allowsDirectInteraction } }
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Text {
  /// How high the voice is that reads this text.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Whether punctuation of this text is read.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Whether announcements of this text wait for each other.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

  /// Whether this text is read letter by letter.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
}
