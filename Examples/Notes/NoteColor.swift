import SwiftUI

/// The colour of a note's mark.
public enum NoteColor: String, CaseIterable, Identifiable, Codable, Sendable {
  case yellow, orange, green, blue, purple

  public var id: Self { self }

  var name: LocalizedStringKey {
    switch self {
    case .yellow: "Yellow"
    case .orange: "Orange"
    case .green: "Green"
    case .blue: "Blue"
    case .purple: "Purple"
    }
  }

  var color: Color {
    switch self {
    case .yellow: .yellow
    case .orange: .orange
    case .green: .green
    case .blue: .blue
    case .purple: .purple
    }
  }
}
