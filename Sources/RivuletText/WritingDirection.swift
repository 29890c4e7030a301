/// A direction in which letters run.
package enum WritingDirection: Equatable {
  case leftToRight, rightToLeft

  /// Creates the direction of a character; nil for digits, spaces and punctuation, which have no direction.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x200E: self = .leftToRight
    case 0x200F, 0x061C: self = .rightToLeft
    default:
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
        self = WritingDirection.isRightToLeft(scalar.value) ? .rightToLeft : .leftToRight
      default: return nil
      }
    }
  }

  /// Creates the direction of the first letter; nil if the string contains no letters.
  package init?(firstIn string: Substring) {
    for scalar in string.unicodeScalars {
      guard let direction = WritingDirection(scalar) else { continue }
      self = direction
      return
    }
    return nil
  }

  /// Returns true if a character belongs to a right-to-left script.
  static func isRightToLeft(_ value: UInt32) -> Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }

  /// An invisible character that has this direction.
  var mark: String { self == .rightToLeft ? "\u{200F}" : "\u{200E}" }
}
