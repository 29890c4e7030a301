public import Foundation

extension AttributedString {
  /// Options for parsing Markdown, which Foundation on Linux does not support.
  public struct MarkdownParsingOptions: Sendable {
    /// The Markdown syntax to interpret.
    public enum InterpretedSyntax: Int, Hashable, Sendable {
      /// Block and inline syntax.
      case full = 0
      /// Inline syntax only. Runs of white space are collapsed to a single space.
      case inlineOnly = 1
      /// Inline syntax only. White space is preserved.
      case inlineOnlyPreservingWhitespace = 2
    }

    /// The handling of text that is not valid Markdown.
    public enum FailurePolicy: Int, Hashable, Sendable {
      /// Throws an error.
      case throwError = 0
      /// Returns the part that was parsed.
      case returnPartiallyParsedIfPossible = 1
    }

    /// A Boolean value that indicates whether text may contain an app's own attributes, as in `^[words](name: value)`.
    public var allowsExtendedAttributes: Bool
    /// The Markdown syntax to interpret.
    public var interpretedSyntax: InterpretedSyntax
    /// The handling of text that is not valid Markdown. The policy has no effect, because this parser accepts all text.
    public var failurePolicy: FailurePolicy
    /// The language of the text.
    public var languageCode: String?

    /// Creates options for parsing Markdown.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full, failurePolicy: FailurePolicy = .throwError,
      languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Creates an attributed string from Markdown. Emphasis, strikethrough, code and links become attributes, and block syntax is removed.
  ///
  /// - Parameter baseURL: The base for URLs without a scheme.
  public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    self.init()
    switch options.interpretedSyntax {
    case .full:
      for block in MarkdownBlocks(markdown).blocks {
        append(block.isCode ? Self.code(block.text) : Self.inline(block.text, baseURL))
      }
    case .inlineOnly: append(Self.inline(markdown.split(whereSeparator: \.isWhitespace).joined(separator: " "), baseURL))
    case .inlineOnlyPreservingWhitespace: append(Self.inline(markdown, baseURL))
    }
  }

  /// Creates an attributed string from Markdown in UTF-8. Invalid UTF-8 sequences are replaced.
  public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// Creates an attributed string from a Markdown file.
  public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    try self.init(markdown: try Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  /// Creates an attributed string from Markdown. The scope does not affect parsing.
  public init<S: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, S.Type>, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  /// Creates an attributed string for a key and its values from the app's string tables, and interprets Markdown.
  public init(
    localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let text = String(localized: keyAndValue, table: table, bundle: bundle, locale: locale ?? .current, comment: comment)
    self = Self.inline(text, nil)
  }

  /// Options for formatting a localized string.
  public struct FormattingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Marks each value with its replacement index.
    public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
  }

  private static func inline(_ text: String, _ baseURL: URL?) -> AttributedString {
    var result = AttributedString()
    for span in Markdown.spans(of: text) {
      var piece = AttributedString(span.text)
      let intent = InlinePresentationIntent(span.marks)
      if !intent.isEmpty { piece.inlinePresentationIntent = intent }
      if let link = span.link { piece.link = URL(string: link, relativeTo: baseURL) }
      result.append(piece)
    }
    return result
  }

  private static func code(_ text: String) -> AttributedString {
    var result = AttributedString(text)
    result.inlinePresentationIntent = .code
    return result
  }
}

extension InlinePresentationIntent {
  /// Creates the intent that corresponds to Markdown marks.
  fileprivate init(_ marks: Markdown.Marks) {
    self = []
    if marks.contains(.emphasis) { insert(.emphasized) }
    if marks.contains(.strong) { insert(.stronglyEmphasized) }
    if marks.contains(.strikethrough) { insert(.strikethrough) }
    if marks.contains(.code) { insert(.code) }
  }
}
