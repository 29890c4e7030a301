import Cards
import SwiftUI

/// A deck of cards to deal, drag, turn over and throw away.
@main
struct CardsApp: App {
  @StateObject private var table = CardTable()

  var body: some Scene {
    WindowGroup("Cards") {
      CardsScreen(table: table)
        .frame(minWidth: 380, minHeight: 520)
    }
  }
}
