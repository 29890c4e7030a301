public import Foundation

extension AttributedString {
  /// What is read of a Markdown text, and how; Foundation on Linux reads none.
  public struct MarkdownParsingOptions: Sendable {
    /// Which marks are read.
    public enum InterpretedSyntax: Int, Hashable, Sendable {
      /// Blocks and what stands in them.
      case full = 0
      /// Marks between words; white space is put together.
      case inlineOnly = 1
      /// Marks between words; white space stays.
      case inlineOnlyPreservingWhitespace = 2
    }

    /// What happens with a text that is no Markdown.
    public enum FailurePolicy: Int, Hashable, Sendable {
      /// The initializer throws.
      case throwError = 0
      /// What was understood is the result.
      case returnPartiallyParsedIfPossible = 1
    }

    /// Whether attributes of an app's own may stand in the text, as `^[words](name: value)`.
    public var allowsExtendedAttributes: Bool
    /// Which marks are read.
    public var interpretedSyntax: InterpretedSyntax
    /// What happens with a text that is no Markdown; every text is Markdown here.
    public var failurePolicy: FailurePolicy
    /// The language of the text.
    public var languageCode: String?

    /// Options for reading Markdown.
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

  /// The text that Markdown describes: emphasis, strikethrough, code and links become attributes, and the marks of blocks go away.
  ///
  /// - Parameter baseURL: Where addresses without a scheme begin.
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

  /// The text that Markdown describes, in UTF-8; what is not UTF-8 is replaced.
  public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// The text that a Markdown file describes.
  public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    try self.init(markdown: try Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  /// The text that Markdown describes; marks are read alike whatever the scope.
  public init<S: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, S.Type>, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  /// The text for a key with its values, from the string tables of the app, with the marks of Markdown as attributes.
  public init(
    localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let text = String(localized: keyAndValue, table: table, bundle: bundle, locale: locale ?? .current, comment: comment)
    self = Self.inline(text, nil)
  }

  /// How a localized text is put together.
  public struct FormattingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Marks each value with the number of its place.
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
  /// The attribute for marks.
  fileprivate init(_ marks: Markdown.Marks) {
    self = []
    if marks.contains(.emphasis) { insert(.emphasized) }
    if marks.contains(.strong) { insert(.stronglyEmphasized) }
    if marks.contains(.strikethrough) { insert(.strikethrough) }
    if marks.contains(.code) { insert(.code) }
  }
}
