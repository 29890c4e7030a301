import Foundation

/// A range of characters that is a link.
struct TextLink: Equatable, Sendable {
  /// The range, in UTF-8 code units.
  var range: Range<Int>
  var url: URL
}
