import SwiftUI

/// The compiler errors, or the last output of a program that crashed.
struct ProblemPanel: View {
  let status: ViewerStatus

  var body: some View {
    switch status {
    case .building, .current: EmptyView()
    case .failed(let problems, let text):
      panel(problems.isEmpty ? "The build failed" : problems.count == 1 ? "1 error" : "\(problems.count) errors") {
        ForEach(problems, id: \.self) { problem in
          VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: "\(problem.file):\(problem.line)").font(.caption).foregroundStyle(.secondary)
            Text(verbatim: problem.text)
          }
        }
        if problems.isEmpty { Text(verbatim: text).monospaced() }
      }
    case .crashed(let text):
      panel("The preview crashed") { Text(verbatim: text).font(.caption).monospaced() }
    }
  }

  private func panel(_ title: String, @ViewBuilder content: () -> some View) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Label(title, systemImage: "exclamationmark.triangle.fill").font(.headline).foregroundStyle(.red)
      ScrollView {
        VStack(alignment: .leading, spacing: 8, content: content)
          .frame(maxWidth: .infinity, alignment: .leading)
          .textSelection(.enabled)
      }
      .frame(maxHeight: 180)
      .fixedSize(horizontal: false, vertical: true)
    }
    .padding(12)
    .frame(maxWidth: 640, alignment: .leading)
    .background(.background, in: RoundedRectangle(cornerRadius: 10))
    .shadow(color: .black.opacity(0.25), radius: 12, y: 4)
  }
}
