import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletHost

/// The app's sources of truth, with their values, readers, and most recent changes, and a diagram of the data flow.
struct DataPage: View {
  @Bindable var model: InspectorModel

  private var sources: [SourceAnswer] {
    model.sources.filter { $0.isOwn || model.showsLibrary }
  }

  var body: some View {
    HStack(spacing: 0) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(sources) { source in
            SourceRow(source: source, isChosen: source.id == model.source) {
              model.source = source.id == model.source ? nil : source.id
            }
          }
        }
      }
      .frame(width: 330)
      Divider()
      VStack(spacing: 0) {
        ScrollView([.horizontal, .vertical]) {
          FlowDiagramView(diagram: FlowDiagram(model.windows, model.sources, chosen: model.source))
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        if let source = sources.first(where: { $0.id == model.source }) {
          Divider()
          SourceDetails(source: source).frame(height: 210)
        }
      }
    }
  }
}

/// A row for a source in the list.
private struct SourceRow: View {
  let source: SourceAnswer
  let isChosen: Bool
  let choose: @MainActor @Sendable () -> Void

  var body: some View {
    Button(action: choose) {
      VStack(alignment: .leading, spacing: 2) {
        HStack {
          Text(source.name.shortName).bold().lineLimit(1)
          Spacer()
          Text(source.readers.count.of("reader")).font(.caption).foregroundStyle(.secondary)
        }
        HStack {
          Text(FlowDiagram.wrapper(source.kind)).font(.caption).foregroundStyle(.orange)
          Text(source.value).font(.caption).lineLimit(1)
        }
        if !source.twins.isEmpty {
          Text("Always equal to \(source.twins.map(\.shortName).joined(separator: ", ")): duplicate source of truth?")
            .font(.caption).foregroundStyle(.red)
        }
      }
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(isChosen ? Color.accentColor.opacity(0.2) : Color.clear)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}

/// The details of the selected source.
private struct SourceDetails: View {
  let source: SourceAnswer

  var body: some View {
    ScrollView {
      HStack(alignment: .top, spacing: 24) {
        VStack(alignment: .leading, spacing: 4) {
          Text(source.name).font(.headline)
          Text(source.type).font(.caption).foregroundStyle(.secondary)
          Text(source.value).lineLimit(4)
          ForEach(source.fields, id: \.name) { Text("\($0.name): \($0.value)").font(.caption) }
        }
        VStack(alignment: .leading, spacing: 4) {
          Text("Readers").font(.headline)
          ForEach(source.readers, id: \.self) { Text(source.names[$0] ?? $0) }
          if source.readers.isEmpty { Text("No body reads this value.").foregroundStyle(.secondary) }
          ForEach(Array(source.references.enumerated()), id: \.offset) { _, reference in
            Text("\(source.names[reference.view] ?? reference.view).\(reference.name) refers to it").font(.caption).foregroundStyle(.purple)
          }
        }
        VStack(alignment: .leading, spacing: 4) {
          Text("Changes").font(.headline)
          ForEach(Array(source.changes.reversed().enumerated()), id: \.offset) { _, change in
            Text("\(change.turn): \(change.old.map { "\($0) → " } ?? "")\(change.new ?? "changed") by \(change.event)").font(.caption)
          }
          if source.changes.isEmpty { Text("None since recording started.").foregroundStyle(.secondary) }
        }
        Spacer(minLength: 0)
      }
      .padding(12)
    }
  }
}

extension PropertyAnswer: Identifiable {
  package var id: String { name }
}
