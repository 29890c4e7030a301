import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletFoundation
import RivuletScreens

/// The content of a document window.
struct DocumentWindow<Document, Editor: View> {
  private let editor: @MainActor (Binding<Document>, URL?, Bool) -> Editor
  @StateObject private var open: OpenDocument<Document>
  @Environment(\.appWindow) private var window

  @MainActor init(_ format: DocumentFormat<Document>, editor: @escaping @MainActor (Binding<Document>, URL?, Bool) -> Editor) {
    self.editor = editor
    _open = StateObject(wrappedValue: OpenDocument(format))
  }
}

extension DocumentWindow: View {
  var body: some View {
    let open = open
    ZStack {
      if let document = open.document {
        editor(Binding(get: { open.document ?? document }, set: { open.edit($0) }), open.fileURL, open.isEditable)
          .environment(\.documentConfiguration, DocumentConfiguration(fileURL: open.fileURL, isEditable: open.isEditable))
      } else {
        Color.clear
      }
    }
    .onAppear { open.begin(in: window) }
    .alert(open.problem ?? Text(verbatim: ""), isPresented: $open.problem.isThere) {}
    .confirmationDialog(Text(.saveChangesQuestion), isPresented: $open.asksToSave, titleVisibility: .visible) {
      Button(.save) { open.saveAndClose() }
      Button(.doNotSave, role: .destructive) { open.closeWithoutSaving() }
      Button(.cancel, role: .cancel) {}
    }
  }
}

extension Optional {
  /// A Boolean value that indicates whether the value is not nil. Setting it to false sets the value to nil.
  fileprivate var isThere: Bool {
    get { self != nil }
    set { if !newValue { self = nil } }
  }
}
