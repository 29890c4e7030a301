import SwiftUI

/// An episode of a podcast. Everything about it follows from its number.
public struct Episode: Identifiable, Hashable {
  /// Its number; the first episode has 1.
  public let id: Int
  /// When it was published.
  public let date: Date

  private static let subjects = [
    "Lighthouses", "Sourdough", "Glaciers", "Typewriters", "Night Trains", "Honey Bees", "Maps", "Whales", "Clocks", "Tides", "Bridges",
    "Umbrellas", "Volcanoes",
  ]
  private static let forms = ["A Short History of %", "% by Heart", "What % Can Teach Us", "The Trouble with %", "Notes on %"]

  /// Whether the title contains some words; without words every title does.
  static func isTitle(of id: ID, matching words: String) -> Bool {
    words.isEmpty || Episode(id: id, date: .distantPast).title.localizedCaseInsensitiveContains(words)
  }

  /// The number of different titles; they follow each other in the same order again and again.
  static let titleCount = subjects.count * forms.count

  public var title: String {
    let subject = Self.subjects[id * 7 % Self.subjects.count]
    return Self.forms[id * 3 % Self.forms.count].replacingOccurrences(of: "%", with: subject)
  }

  /// How long it is.
  public var minutes: Int { 12 + id * 17 % 49 }
}
