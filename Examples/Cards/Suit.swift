import SwiftUI

/// The four suits.
public enum Suit: String, CaseIterable, CustomStringConvertible, Sendable {
  case spades, hearts, diamonds, clubs

  public var description: String { rawValue }

  var color: Color {
    switch self {
    case .hearts, .diamonds: .red
    case .spades, .clubs: .black
    }
  }
}
