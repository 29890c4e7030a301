import RivuletCore

/// What a modifier says about the weight of a font.
enum FontWeightTrait: Hashable, Sendable {
  /// This weight in every font.
  case fixed(Font.Weight)
  /// What is bold in a font: of the system's text styles each has its own weight for it.
  case bold

  /// The weight in a font of a text style; nil for other fonts.
  func weight(of style: Font.TextStyle?, _ idiom: Idiom) -> Font.Weight {
    switch self {
    case .fixed(let weight): weight
    case .bold: style.map { TextStyleMetrics.boldWeight($0, idiom) } ?? .bold
    }
  }
}
