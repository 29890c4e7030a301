import SwiftUI

/// The four suits.
public enum Suit: String, CaseIterable, CustomStringConvertible, Sendable {
  case spades, hearts, diamonds, clubs

  public var description: String { rawValue }

  /// The sign of the suit as a character.
  var sign: String {
    switch self {
    case .spades: "♠"
    case .hearts: "♥"
    case .diamonds: "♦"
    case .clubs: "♣"
    }
  }

  var color: Color {
    switch self {
    case .hearts, .diamonds: .red
    case .spades, .clubs: .black
    }
  }
}
