import SwiftUI

/// The three versions below each other: in the first, the button stays orange after a tap.
package struct ComparisonView: View {
  @StateObject private var viewModel = ExamCaptureViewModel()

  package init() {}

  package var body: some View {
    VStack(spacing: 12) {
      titled("@State, twice") { WrongRefactoring() }
      titled("@State and @Binding") { RightRefactoring() }
      titled("ObservableObject") { ViewModelVersion(viewModel: viewModel) }
    }
  }

  private func titled(_ title: LocalizedStringKey, @ViewBuilder card: () -> some View) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title)
        .font(.footnote.monospaced())
        .foregroundColor(.secondary)
      card()
    }
  }
}

#Preview {
  ComparisonView()
}
