import Foundation
import RivuletCore
import RivuletFoundation

/// What the app says about dialogs for files.
struct FileDialogWords {
  var message: Text?
  var confirmation: Text?
  var directory: URL?
}

private struct FileDialogWordsKey: EnvironmentKey {
  static var defaultValue: FileDialogWords { FileDialogWords() }
}

extension EnvironmentValues {
  var fileDialogWords: FileDialogWords {
    get { self[FileDialogWordsKey.self] }
    set { self[FileDialogWordsKey.self] = newValue }
  }
}

/// Shows a dialog of the desktop while a binding is true; the binding is false once people have answered.
struct FileDialogModifier {
  @Binding var isPresented: Bool
  let kind: FileRequest.Kind
  /// Gets what people have chosen; nil where they have cancelled.
  let onAnswer: (Result<[URL], any Error>?) -> Void
  @Environment(\.systemOpener) private var system
  @Environment(\.fileDialogWords) private var words
  @Environment(\.self) private var environment

  nonisolated init(isPresented: Binding<Bool>, kind: FileRequest.Kind, onAnswer: @escaping (Result<[URL], any Error>?) -> Void) {
    _isPresented = isPresented
    self.kind = kind
    self.onAnswer = onAnswer
  }
}

extension FileDialogModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.onChange(of: isPresented, initial: true) { _, isPresented in
      if isPresented { ask() }
    }
  }

  @MainActor private func ask() {
    guard let system else { return }
    let request = FileRequest(kind, message: string(words.message), confirmation: string(words.confirmation), directory: words.directory)
    system.chooseFiles(request) { answer in
      isPresented = false
      onAnswer(answer)
    }
  }

  @MainActor private func string(_ text: Text?) -> String? {
    guard let text, let services = environment.hostServices else { return nil }
    return text.resolvedString(in: environment, services: services)
  }
}
