import SwiftUI

/// A line below the images that shows the state of the build and any reported issues.
struct StatusBar: View {
  let model: ViewerModel

  var body: some View {
    VStack(spacing: 0) {
      Divider()
      HStack(spacing: 8) {
        switch model.status {
        case .building:
          ProgressView().controlSize(.small)
          Text("Building…")
        case .current(let seconds):
          Text(seconds.map { "Updated in \($0.formatted(.number.precision(.fractionLength(2)))) s" } ?? "Up to date")
        case .failed: Text("The preview shows the last build without errors.")
        case .crashed: Text("Save a file to restart the previews.")
        }
        Spacer()
        if let note = model.issues.last ?? summary {
          Text(verbatim: note).lineLimit(1).help((model.issues + model.dropped).joined(separator: "\n"))
        }
      }
      // The spinner is taller than the text, so the line has room for it at all times.
      .frame(minHeight: 18)
      .font(.caption)
      .foregroundStyle(.secondary)
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
    }
  }

  private var summary: String? {
    model.dropped.isEmpty ? nil : "Not kept: \(model.dropped.joined(separator: "; "))"
  }
}
