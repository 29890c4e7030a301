public import Foundation
import RivuletFoundation

/// A text source that displays an attributed string.
final class AttributedTextSource: TextSource, @unchecked Sendable {
  private let content: AttributedString

  init(_ content: AttributedString) {
    self.content = content
  }

  override func resolve(into resolver: inout TextResolver, _ style: TextRunStyle) {
    resolver.append(content, style)
  }

  override func isSame(as other: TextSource) -> Bool {
    (other as? AttributedTextSource)?.content == content
  }
}

extension TextResolver {
  /// Appends an attributed string. Its attributes take precedence over a style set by an enclosing view.
  mutating func append(_ content: AttributedString, _ style: TextRunStyle) {
    for run in content.runs {
      append(String(content[run.range].characters), style.attributed(run.attributes))
    }
  }
}

extension TextRunStyle {
  fileprivate func attributed(_ attributes: AttributeContainer) -> TextRunStyle {
    let marks = attributes.inlinePresentationIntent.map { Markdown.Marks($0) } ?? []
    var style = marked(marks, link: attributes.link?.absoluteString)
    if let font = attributes.swiftUI.font { style.font = font }
    if let color = attributes.swiftUI.foregroundColor { style.foreground = AnyShapeStyle(color) }
    if let color = attributes.swiftUI.backgroundColor { style.background = color }
    if let line = attributes.swiftUI.strikethroughStyle { style.strikethrough = line }
    if let line = attributes.swiftUI.underlineStyle { style.underline = line }
    if let length = attributes.swiftUI.kern { style.kerning = length }
    if let length = attributes.swiftUI.tracking { style.tracking = length }
    if let offset = attributes.swiftUI.baselineOffset { style.baselineOffset = offset }
    return style
  }
}

extension Text {
  /// Creates a text view that displays an attributed string. Fonts, colours, lines and links are shown. Other attributes are ignored.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @_disfavoredOverload public init(_ attributedContent: AttributedString) {
    self.init(storage: .source(AttributedTextSource(attributedContent)))
  }
}
