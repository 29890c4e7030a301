import SwiftUI

/// Shows a number, and records what happens to it.
struct Probe: View {
  let place: String
  let number: Int
  let journal: PresenceJournal
  @StateObject private var memory: PresenceJournal.Memory

  init(place: String, number: Int, journal: PresenceJournal) {
    self.place = place
    self.number = number
    self.journal = journal
    _memory = StateObject(wrappedValue: PresenceJournal.Memory(place: place, journal))
  }

  var body: some View {
    let _ = journal.bodies[place, default: 0] += 1
    let _ = journal.numbers[place] = number
    Text(verbatim: "\(place) \(number) \(memory.count)")
      .onAppear { memory.show(true) }
      .onDisappear { memory.show(false) }
      .onChange(of: number) { old, new in journal.changes[place, default: []].append("\(old) to \(new)") }
  }
}
