import SwiftUI

/// A note in the list.
struct NoteRow: View {
  let note: Note
  let showsPreview: Bool

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Circle().fill(note.color.color).frame(width: 8, height: 8)
      VStack(alignment: .leading, spacing: 2) {
        HStack {
          Text(note.title).font(.headline).lineLimit(1)
          if note.isPinned { Image(systemName: "pin.fill").font(.caption).foregroundStyle(.secondary).accessibilityLabel("Pinned") }
        }
        HStack {
          Text(note.changed, format: .dateTime.day().month(.abbreviated))
          if showsPreview { Text(note.preview).lineLimit(1) }
        }
        .font(.subheadline)
        .foregroundStyle(.secondary)
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("note \(note.id)")
  }
}
