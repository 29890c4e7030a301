import RivuletCore
import RivuletLooks

/// A modifier's change to the weight of a font.
package enum FontWeightTrait: Hashable, Sendable {
  /// A fixed weight for every font.
  case fixed(Font.Weight)
  /// The bold weight of a font, which each of the system's text styles defines separately.
  case bold

  /// Returns the weight for a font of a text style. Pass nil for other fonts.
  func weight(of style: Font.TextStyle?, _ fonts: FontLook) -> Font.Weight {
    switch self {
    case .fixed(let weight): weight
    case .bold: style.map { Font.Weight(value: fonts.boldWeights[$0.role]) } ?? .bold
    }
  }
}
