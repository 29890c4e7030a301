import Foundation

/// A stretch of text that leads somewhere.
struct TextLink: Equatable, Sendable {
  /// In UTF-8 code units.
  var range: Range<Int>
  var url: URL
}
