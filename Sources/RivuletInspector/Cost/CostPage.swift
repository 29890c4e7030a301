import Foundation
import RivuletApps
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletFoundation
import RivuletHost

/// The app's cost: the duration of each turn, and the cost of bodies by type.
struct CostPage: View {
  @Bindable var model: InspectorModel
  /// The reason why the trace couldn't be written.
  @State private var problem: String?

  private var costs: [CostAnswer] { model.costs.filter { $0.isOwn || model.showsLibrary } }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Toggle("Heat Map in App", isOn: $model.showsHeat)
        Button("Export Trace") { model.exportTrace() }
        Button("Clear") { model.clear() }
        if let problem { Text(problem).font(.caption).lineLimit(2) }
        Spacer()
      }
      TurnChart(times: model.turns.suffix(120).map { Double($0.nanoseconds ?? 0) / 1e6 }).frame(height: 150)
      Text("The line marks one frame at 60 frames per second: 16.7 ms.").font(.caption).foregroundStyle(.secondary)
      Text("Bodies by type").font(.headline)
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 4) {
          ForEach(costs, id: \.view) { cost in
            HStack {
              Text(cost.view.shortened).frame(width: 280, alignment: .leading).lineLimit(1)
              Text(verbatim: "\(cost.count)").frame(width: 70, alignment: .trailing)
              Text(UInt64(cost.microseconds * 1_000).milliseconds).frame(width: 110, alignment: .trailing)
              Rectangle().fill(Color.orange.opacity(0.6)).frame(width: 240 * share(of: cost), height: 10)
              Spacer(minLength: 0)
            }
          }
        }
      }
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .fileExporter(
      isPresented: Binding(get: { model.trace != nil }, set: { if !$0 { model.trace = nil } }), document: model.trace, contentType: .json,
      defaultFilename: "\(model.appName ?? "app")-trace"
    ) { result in
      if case .failure(let error) = result { problem = error.localizedDescription } else { problem = nil }
    }
  }

  private func share(of cost: CostAnswer) -> Double {
    Double(cost.count) / Double(max(costs.map(\.count).max() ?? 1, 1))
  }
}

/// A bar chart of turn durations, with the newest turn on the right.
private struct TurnChart: View {
  let times: [Double]

  var body: some View {
    Canvas { context, size in
      let most = max(times.max() ?? 0, 20)
      let width = size.width / 120
      for (index, time) in times.enumerated() {
        let height = max(size.height * time / most, 1)
        let bar = CGRect(x: Double(index) * width, y: size.height - height, width: max(width - 1, 1), height: height)
        context.fill(Path(bar), with: .color(time > 16.7 ? .red : .blue))
      }
      let y = size.height * (1 - 16.7 / most)
      context.fill(Path(CGRect(x: 0, y: y, width: size.width, height: 1)), with: .color(.green))
    }
    .background(Color.gray.opacity(0.08))
    .accessibilityLabel("Time per turn")
  }
}
