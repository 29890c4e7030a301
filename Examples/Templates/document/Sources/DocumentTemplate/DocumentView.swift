import SwiftUI

struct DocumentView: View {
  @Binding var document: TextDocument

  private var words: Int {
    document.text.split { $0.isWhitespace }.count
  }

  var body: some View {
    VStack(spacing: 0) {
      TextEditor(text: $document.text)
      Divider()
      Text("\(words) \(words == 1 ? "word" : "words")")
        .font(.footnote)
        .foregroundStyle(.secondary)
        .padding(6)
    }
  }
}

#Preview {
  DocumentView(document: .constant(TextDocument()))
}
