import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletHost

/// The selected view's frame and properties, and the reasons its body ran.
struct ViewDetails: View {
  let model: InspectorModel

  private var view: ViewAnswer? {
    func find(_ views: [ViewAnswer]) -> ViewAnswer? {
      for view in views {
        if view.id == model.view { return view }
        if let found = find(view.children) { return found }
      }
      return nil
    }
    return model.windows.lazy.compactMap { find($0.views) }.first
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) {
        if let view {
          heading(view)
          if !view.properties.isEmpty { properties(view) }
          if !model.reasons.isEmpty { reasons }
        } else {
          Text("Select a view, or pick one in the app.").foregroundStyle(.secondary)
        }
      }
      .padding(14)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private func heading(_ view: ViewAnswer) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(view.name.shortened).font(.title2).bold()
      Text(view.name).font(.caption).foregroundStyle(.secondary)
      Text(
        "\(view.id)   x \(view.frame[0].short)  y \(view.frame[1].short)   \(view.frame[2].short) × \(view.frame[3].short)"
      ).font(.system(.caption, design: .monospaced))
      HStack {
        Button("Layout") { model.tab = .layout }
        Button("Show in App") { model.highlight([view.id], .chosen) }
      }
    }
  }

  private func properties(_ view: ViewAnswer) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Properties").font(.headline)
      ForEach(Array(view.properties.enumerated()), id: \.offset) { _, property in
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Text(property.kind).font(.caption).foregroundStyle(property.source == nil ? Color.secondary : Color.orange).frame(
            width: 76, alignment: .leading)
          Text(property.name).bold()
          Text(property.value).lineLimit(3)
          Spacer(minLength: 0)
          if let source = property.source {
            Button("Readers") {
              model.source = source
              model.tab = .data
            }
            .font(.caption)
          }
        }
      }
    }
  }

  private var reasons: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Why").font(.headline)
      ForEach(Array(model.reasons.enumerated()), id: \.offset) { _, reason in Text(reason) }
    }
  }
}

extension Double {
  /// The number, rounded to at most one decimal place.
  var short: String { abs(self) == .greatestFiniteMagnitude ? "∞" : self == rounded() ? "\(Int(self))" : "\((self * 10).rounded() / 10)" }
}
