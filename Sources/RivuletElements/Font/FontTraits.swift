/// The changes that modifiers make to a font. Nil leaves a trait unchanged.
package struct FontTraits: Hashable, Sendable {
  package var weight: FontWeightTrait?
  package var design: Font.Design?
  package var width: Font.Width?
  package var leading: Font.Leading?
  package var isItalic: Bool?
  package var isMonospaced: Bool?
  var isMonospacedDigit: Bool?
  var isSmallCaps: Bool?

  package init() {}

  /// Replaces each trait that `other` sets.
  mutating func formOverride(by other: FontTraits) {
    if let weight = other.weight { self.weight = weight }
    if let design = other.design { self.design = design }
    if let width = other.width { self.width = width }
    if let leading = other.leading { self.leading = leading }
    if let isItalic = other.isItalic { self.isItalic = isItalic }
    if let isMonospaced = other.isMonospaced { self.isMonospaced = isMonospaced }
    if let isMonospacedDigit = other.isMonospacedDigit { self.isMonospacedDigit = isMonospacedDigit }
    if let isSmallCaps = other.isSmallCaps { self.isSmallCaps = isSmallCaps }
  }
}
