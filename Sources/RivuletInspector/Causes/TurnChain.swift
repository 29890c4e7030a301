import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletHost

/// The chain of a turn: the event, the changes, the bodies with their reasons, the layout, and the painted area.
struct TurnChain: View {
  let title: String
  let turn: TurnRecord
  let model: InspectorModel

  private var bodies: [BodyRecord] { turn.bodies }
  private var kept: [BodyRecord] { turn.kept }
  private var changes: [(index: Int, change: ChangeRecord)] { turn.changes.enumerated().map { ($0.offset, $0.element) } }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      ChainStep(title: "Event", tint: .gray) { Text(title) }
      if !changes.isEmpty {
        ChainStep(title: "Changes", tint: .orange) {
          ForEach(changes, id: \.index) { entry in
            ChangeLine(change: entry.change, key: "\(turn.number) \(entry.change.source) \(entry.index)", model: model)
          }
        }
      }
      if !bodies.isEmpty {
        ChainStep(title: bodies.count == 1 ? "1 body" : "\(bodies.count) bodies", tint: .blue) {
          ForEach(Array(bodies.enumerated()), id: \.offset) { _, body in BodyLine(record: body) { model.view = "b\(body.id)" } }
        }
      }
      if !kept.isEmpty {
        ChainStep(title: kept.count == 1 ? "1 body kept" : "\(kept.count) bodies kept", tint: .green) {
          Text(kept.map { $0.view.shortened }.joined(separator: ", ")).lineLimit(4)
          Text("They were re-created, or a source was written, but everything they depend on is equal.").font(.caption)
            .foregroundStyle(.secondary)
        }
      }
      ChainStep(title: "Layout", tint: .purple) {
        Text(
          "\(turn.counts.measures.of("size")) measured, \(turn.counts.placements.of("view")) placed, in \(turn.counts.passes == 1 ? "1 pass" : "\(turn.counts.passes) passes")\(time("layout"))"
        )
      }
      ChainStep(title: "Drawing", tint: .pink) {
        Text("\(turn.counts.drawingEdits.of("drawing")) edited\(time("drawing"))")
        if !turn.damage.isEmpty { Text("Painted: \(turn.damage.map(\.area).joined(separator: ", "))").lineLimit(3) }
      }
    }
  }

  private func time(_ stage: String) -> String {
    let total = turn.spans.filter { $0.stage == stage }.reduce(0) { $0 + $1.length }
    return total == 0 ? "" : ", \(total.milliseconds)"
  }
}

extension [Double] {
  /// A description of a rectangle.
  fileprivate var area: String { count == 4 ? "\(self[2].short)×\(self[3].short) at \(self[0].short), \(self[1].short)" : "" }
}

/// A step in the chain.
private struct ChainStep<Content: View>: View {
  let title: String
  let tint: Color
  @ViewBuilder let content: Content

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Text(title).font(.headline).foregroundStyle(tint).frame(width: 110, alignment: .trailing)
      Rectangle().fill(tint).frame(width: 3)
      VStack(alignment: .leading, spacing: 5) { content }
      Spacer(minLength: 0)
    }
    .fixedSize(horizontal: false, vertical: true)
  }
}

/// A change and, once requested, the source location that made the change.
private struct ChangeLine: View {
  let change: ChangeRecord
  let key: String
  let model: InspectorModel

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack {
        Text(change.source.shortName).bold()
        Text(change.new.map { "\(change.old ?? "") → \($0)" } ?? "changed").lineLimit(2)
        Button("Where?") { model.requestPlaces(change, key: key) }.font(.caption)
      }
      Text("by \(change.eventText)\(change.isAnimated ? ", animated" : "")").font(.caption).foregroundStyle(.secondary)
      if !change.readers.isEmpty { Text("read by \(change.readers.joined(separator: ", "))").font(.caption).foregroundStyle(.secondary) }
      if let places = model.places[key] {
        ForEach(Array(places.filter { !$0.isForeign }.prefix(3).enumerated()), id: \.offset) { _, place in
          Text(place.file.map { "\($0.split(separator: "/").last ?? ""):\(place.line ?? 0)" } ?? place.function)
            .font(.system(.caption, design: .monospaced)).lineLimit(2)
        }
        if places.allSatisfy(\.isForeign) { Text("No app code is known to have called this.").font(.caption) }
      }
    }
  }
}

/// A body that was evaluated, with the reasons for it.
private struct BodyLine: View {
  let record: BodyRecord
  let choose: @MainActor @Sendable () -> Void

  var body: some View {
    HStack {
      Button(record.view.shortened, action: choose).buttonStyle(.plain).foregroundStyle(.blue)
      Text(record.reasons.map(\.text).joined(separator: ", ")).lineLimit(2)
      Spacer(minLength: 0)
      Text(record.nanoseconds?.milliseconds ?? "").font(.caption).foregroundStyle(.secondary)
    }
  }
}
