import SwiftUI

/// Rows that people delete, move and select, with badges and buttons behind them.
struct EditedList: View {
  @State private var names = ["Inbox", "Drafts", "Sent", "Archive"]
  @State private var selected: Set<Int> = [1]
  var selectsSeveral = false

  var body: some View {
    List(selection: selectsSeveral ? $selected : nil) {
      Section("Mailboxes") {
        ForEach(names, id: \.self) { name in
          Text(name).badge(name == "Inbox" ? 12 : 0)
        }
        .onDelete { names.remove(atOffsets: $0) }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
      Section("Numbers") {
        ForEach(0..<2) { number in
          Label("Episode \(number)", systemImage: "star.fill")
            .badge("new")
            .badgeProminence(number == 0 ? .increased : .decreased)
            .swipeActions {
              Button("Delete", role: .destructive) {}
              Button("Flag") {}.tint(.orange)
              Button("More") {}
            }
            .swipeActions(edge: .leading) { Button("Unread") {}.tint(.blue) }
        }
      }
    }
  }
}
