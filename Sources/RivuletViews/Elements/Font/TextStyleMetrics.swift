package import Foundation
package import RivuletCore

/// Sizes and weights of text styles, in points. On phones they follow the preferred text size, as Apple documents them. On desktops each
/// style has one size.
package enum TextStyleMetrics {
  /// Returns the size of a style, in points.
  package static func size(_ style: Font.TextStyle, _ size: DynamicTypeSize, _ idiom: Idiom) -> CGFloat {
    switch idiom {
    case .phone: phone(style)[size.index]
    case .desktop: desktop(style)
    }
  }

  /// Returns the weight of a style.
  package static func weight(_ style: Font.TextStyle, _ idiom: Idiom) -> Font.Weight {
    switch (style, idiom) {
    case (.headline, .phone): .semibold
    case (.headline, .desktop): .bold
    case (.caption2, .desktop): .medium
    default: .regular
    }
  }

  /// Returns the weight of a style in bold (26).
  package static func boldWeight(_ style: Font.TextStyle, _ idiom: Idiom) -> Font.Weight {
    switch idiom {
    case .phone:
      switch style {
      case .largeTitle, .title, .title2: .bold
      case .title3, .headline, .body, .callout, .subheadline, .footnote, .caption, .caption2: .semibold
      }
    case .desktop:
      switch style {
      case .largeTitle, .title, .title2: .bold
      case .title3, .body, .callout, .subheadline, .footnote, .caption2: .semibold
      case .caption: .medium
      case .headline: .heavy
      }
    }
  }

  /// Returns the size of a style relative to the standard size.
  package static func scale(_ style: Font.TextStyle, _ size: DynamicTypeSize, _ idiom: Idiom) -> CGFloat {
    self.size(style, size, idiom) / self.size(style, .large, idiom)
  }

  // The sizes from extra small to extra extra extra large, then the five accessibility sizes.
  private static let largeTitle: [CGFloat] = [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
  private static let title: [CGFloat] = [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
  private static let title2: [CGFloat] = [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
  private static let title3: [CGFloat] = [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
  private static let body: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
  private static let callout: [CGFloat] = [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
  private static let subheadline: [CGFloat] = [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
  private static let footnote: [CGFloat] = [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
  private static let caption: [CGFloat] = [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
  private static let caption2: [CGFloat] = [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]

  private static func phone(_ style: Font.TextStyle) -> [CGFloat] {
    switch style {
    case .largeTitle: largeTitle
    case .title: title
    case .title2: title2
    case .title3: title3
    case .headline, .body: body
    case .callout: callout
    case .subheadline: subheadline
    case .footnote: footnote
    case .caption: caption
    case .caption2: caption2
    }
  }

  private static func desktop(_ style: Font.TextStyle) -> CGFloat {
    switch style {
    case .largeTitle: 26
    case .title: 22
    case .title2: 17
    case .title3: 15
    case .headline, .body: 13
    case .callout: 12
    case .subheadline: 11
    case .footnote, .caption, .caption2: 10
    }
  }
}
