package import Foundation

/// The sizes of text styles in points, their weights from 100 to 900, and the spacing around text.
package struct FontLook: Sendable {
  /// The sizes documented by Apple.
  package let sizes: ByRole<TextSizes>
  package let weights: ByRole<Int>
  /// The weights of bold text (26).
  package let boldWeights: ByRole<Int>
  package let distances: TextDistances

  /// Returns the size of a text style, in points.
  package func size(_ role: TextRole, _ size: DynamicTypeSize) -> CGFloat { sizes[role][size] }

  /// Returns the size of a text style relative to its standard size.
  package func scale(_ role: TextRole, _ size: DynamicTypeSize) -> CGFloat { sizes[role][size] / sizes[role][.large] }
}

extension FontLook {
  package static let phone = FontLook(
    sizes: ByRole(
      largeTitle: .scaled([31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
      title: .scaled([25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
      title2: .scaled([19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]), title3: .scaled([17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
      headline: .scaled([14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
      subheadline: .scaled([12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
      body: .scaled([14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
      callout: .scaled([13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
      footnote: .scaled([12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
      caption: .scaled([11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
      caption2: .scaled([11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40])),
    weights: ByRole(
      largeTitle: 400, title: 400, title2: 400, title3: 400, headline: 600, subheadline: 400, body: 400, callout: 400, footnote: 400,
      caption: 400, caption2: 400),
    boldWeights: ByRole(
      largeTitle: 700, title: 700, title2: 700, title3: 600, headline: 600, subheadline: 600, body: 600, callout: 600, footnote: 600,
      caption: 600, caption2: 600),
    distances: TextDistances(above: 0.36621094, below: 0.61376953))
  static let desktop = FontLook(
    sizes: ByRole(
      largeTitle: .fixed(26), title: .fixed(22), title2: .fixed(17), title3: .fixed(15), headline: .fixed(13), subheadline: .fixed(11),
      body: .fixed(13), callout: .fixed(12), footnote: .fixed(10), caption: .fixed(10), caption2: .fixed(10)),
    weights: ByRole(
      largeTitle: 400, title: 400, title2: 400, title3: 400, headline: 700, subheadline: 400, body: 400, callout: 400, footnote: 400,
      caption: 400, caption2: 500),
    boldWeights: ByRole(
      largeTitle: 700, title: 700, title2: 700, title3: 600, headline: 800, subheadline: 600, body: 600, callout: 600, footnote: 600,
      caption: 500, caption2: 600),
    distances: TextDistances(above: 0.3359375, below: 0.59814453))
}
