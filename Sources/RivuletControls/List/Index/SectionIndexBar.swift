import Foundation
import RivuletCore
import RivuletElements
import RivuletFoundation
import RivuletGeometry

/// A column of section labels at a list's trailing edge. A tap or a drag on the labels scrolls to the corresponding section.
struct SectionIndexBar {
  /// A label in the index.
  struct Entry {
    /// The index of the section among those that have, or could have, labels.
    let place: Int
    let label: Text
  }

  /// The height of a label, in points.
  private static let labelHeight: CGFloat = 14

  let model: ListModel
  let entries: [Entry]
  /// The entry that a contact or assistive technology last selected.
  @State private var current: Int?

  nonisolated init(model: ListModel, entries: [Entry]) {
    self.model = model
    self.entries = entries
  }
}

extension SectionIndexBar: View {
  var body: some View {
    GeometryReader { proxy in
      let shown = shownEntries(in: proxy.size.height)
      let length = Self.labelHeight * CGFloat(shown.count)
      VStack(spacing: 0) {
        ForEach(shown.indices, id: \.self) { place in
          (shown[place].map { entries[$0].label } ?? Text(verbatim: "•")).lineLimit(1).fixedSize().frame(height: Self.labelHeight)
        }
      }
      .font(.system(size: 11, weight: .semibold))
      .foregroundStyle(.tint)
      .frame(width: ListIndexBehavior.width, height: length)
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0).onChanged { lead(to: Int($0.location.y / length * CGFloat(entries.count))) }
          .onEnded { _ in current = nil }
      )
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(.sectionIndex))
    .accessibilityAdjustableAction { lead(to: (current ?? -1) + ($0 == .increment ? 1 : -1)) }
  }

  @MainActor private func lead(to entry: Int) {
    let entry = min(max(entry, 0), entries.count - 1)
    guard entry != current, entry >= 0 else { return }
    current = entry
    model.lead(to: entries[entry].place)
  }

  /// Returns the indices of the entries that fit a height, with nil for each dot that replaces omitted entries. If at least two labels fit,
  /// the first and last entries are included.
  private func shownEntries(in height: CGFloat) -> [Int?] {
    let room = Int(height / Self.labelHeight)
    if entries.count <= room { return Array(entries.indices) }
    let labels = (room + 1) / 2
    guard labels > 1 else { return room > 0 ? [0] : [] }
    var shown: [Int?] = []
    for place in 0..<labels {
      if place > 0 { shown.append(nil) }
      shown.append(place * (entries.count - 1) / (labels - 1))
    }
    return shown
  }
}
