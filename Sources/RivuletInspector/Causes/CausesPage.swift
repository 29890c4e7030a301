import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletHost

/// The app's turns, and the selected turn's chain from the event to the painted area.
struct CausesPage: View {
  @Bindable var model: InspectorModel
  @State private var showsAll = false

  private var turns: [TurnRecord] {
    model.turns.filter { turn in
      showsAll || turn.changes.contains { $0.isOwn || model.showsLibrary } || turn.bodies.contains { $0.isOwn || model.showsLibrary }
    }
  }

  private var chosen: TurnRecord? { turns.last { $0.number == model.turn } ?? turns.last }

  var body: some View {
    HStack(spacing: 0) {
      VStack(spacing: 0) {
        HStack {
          Toggle("All turns", isOn: $showsAll)
          Spacer()
          Button("Clear") { model.clear() }
        }
        .padding(8)
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(turns.reversed(), id: \.number) { turn in
              TurnRow(title: turn.title, turn: turn.shown(withLibrary: model.showsLibrary), isChosen: turn.number == chosen?.number) {
                model.turn = turn.number
              }
            }
          }
        }
      }
      .frame(width: 330)
      Divider()
      ScrollView {
        if let chosen {
          TurnChain(title: chosen.title, turn: chosen.shown(withLibrary: model.showsLibrary), model: model)
            .padding(16).frame(maxWidth: .infinity, alignment: .leading)
        } else {
          Text("Nothing has changed yet.").foregroundStyle(.secondary).padding(16)
        }
      }
      .frame(maxWidth: .infinity)
    }
  }
}

/// A turn in the list.
private struct TurnRow: View {
  let title: String
  let turn: TurnRecord
  let isChosen: Bool
  let choose: @MainActor @Sendable () -> Void

  private var summary: String {
    [
      turn.changes.count.of("change"), turn.bodies.count == 1 ? "1 body" : "\(turn.bodies.count) bodies",
      turn.counts.measures.of("measure"),
      turn.counts.drawingEdits.of("edit"),
    ].joined(separator: ", ")
  }

  var body: some View {
    Button(action: choose) {
      VStack(alignment: .leading, spacing: 2) {
        HStack {
          Text(verbatim: "\(turn.number)").font(.system(.caption, design: .monospaced)).foregroundStyle(.secondary)
          Text(title).bold().lineLimit(1)
          Spacer()
          Text(turn.nanoseconds?.milliseconds ?? "").font(.caption).foregroundStyle(.secondary)
        }
        Text(summary)
          .font(.caption).foregroundStyle(.secondary)
      }
      .padding(.horizontal, 12)
      .padding(.vertical, 5)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(isChosen ? Color.accentColor.opacity(0.2) : Color.clear)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}

extension TurnRecord {
  /// Returns the turn, without the library's changes and bodies if they aren't shown.
  func shown(withLibrary: Bool) -> TurnRecord {
    if withLibrary { return self }
    var turn = self
    turn.bodies = bodies.filter(\.isOwn)
    turn.kept = kept.filter(\.isOwn)
    turn.changes = changes.filter(\.isOwn)
    return turn
  }

  /// The event that led to the turn, or a description of other work in the turn.
  var title: String { changes.first?.eventText ?? (bodies.isEmpty ? "motion" : "views were created") }
}

extension UInt64 {
  /// A number of nanoseconds, formatted in milliseconds.
  var milliseconds: String { "\((Double(self) / 10_000).rounded() / 100) ms" }
}
