public import RivuletCore

/// The type of a text's content, which affects the way that assistive technology reads the text.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AccessibilityTextContentType: Sendable {
  private enum Kind { case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing }

  private let kind: Kind

  /// Text of no particular type.
  public static let plain = AccessibilityTextContentType(kind: .plain)
  /// Text that is program output.
  public static let console = AccessibilityTextContentType(kind: .console)
  /// Text that consists of file names.
  public static let fileSystem = AccessibilityTextContentType(kind: .fileSystem)
  /// Text that consists of messages.
  public static let messaging = AccessibilityTextContentType(kind: .messaging)
  /// Prose text.
  public static let narrative = AccessibilityTextContentType(kind: .narrative)
  /// Text that is source code.
  public static let sourceCode = AccessibilityTextContentType(kind: .sourceCode)
  /// Text from spreadsheet cells.
  public static let spreadsheet = AccessibilityTextContentType(kind: .spreadsheet)
  /// Text from documents.
  public static let wordProcessing = AccessibilityTextContentType(kind: .wordProcessing)
}

/// Options for an area that receives touches directly while a screen reader is on.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The area makes its own sounds.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1 << 0)
  /// The area must be activated before it receives touches.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1 << 1)
}

// Rivulet apps cannot control the speech of a screen reader, so these modifiers have no effect.

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  /// Sets the content type of the text in this view. This modifier has no effect in Rivulet.
  nonisolated public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attaching { _ in } }

  /// Sets the pitch of the voice that reads this view. This modifier has no effect in Rivulet.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Controls whether the punctuation of this view is read. This modifier has no effect in Rivulet.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// Controls whether announcements of this view are queued. This modifier has no effect in Rivulet.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Controls whether the text of this view is read letter by letter. This modifier has no effect in Rivulet.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Shows this view enlarged while people with large text sizes press it. This modifier has no effect in Rivulet.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Shows content enlarged while people with large text sizes press this view. This modifier has no effect in Rivulet.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View { self }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  /// Controls whether touches reach this view directly while a screen reader is on.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { if isDirectTouchArea { $0.addedTraits = .allowsDirectInteraction } }
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Text {
  /// Sets the pitch of the voice that reads this text. This modifier has no effect in Rivulet.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Controls whether the punctuation of this text is read. This modifier has no effect in Rivulet.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Controls whether announcements of this text are queued. This modifier has no effect in Rivulet.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

  /// Controls whether this text is read letter by letter. This modifier has no effect in Rivulet.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
}
