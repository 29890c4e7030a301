import Foundation
import RivuletLooks

extension LookFont {
  /// The font that a look describes.
  package var font: Font {
    switch self {
    case .style(let role): .system(Font.TextStyle(role))
    case .boldStyle(let role): .system(Font.TextStyle(role)).bold()
    case .system(let size, let weight): .system(size: size, weight: weight == 400 ? nil : Font.Weight(value: Int(weight)))
    }
  }
}

extension Font.TextStyle {
  /// Creates the text style for a role in the tables of looks.
  fileprivate init(_ role: TextRole) {
    switch role {
    case .largeTitle: self = .largeTitle
    case .title: self = .title
    case .title2: self = .title2
    case .title3: self = .title3
    case .headline: self = .headline
    case .subheadline: self = .subheadline
    case .body: self = .body
    case .callout: self = .callout
    case .footnote: self = .footnote
    case .caption: self = .caption
    case .caption2: self = .caption2
    }
  }
}
