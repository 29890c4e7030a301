import Foundation
import RivuletCore
import RivuletFoundation

/// The texts and options that an app sets for file dialogs.
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

/// Shows a file dialog of the desktop while a binding is true. The binding becomes false when the dialog closes.
struct FileDialogModifier {
  @Binding var isPresented: Bool
  let kind: FileRequest.Kind
  /// Receives the chosen files, or nil after a cancellation.
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
