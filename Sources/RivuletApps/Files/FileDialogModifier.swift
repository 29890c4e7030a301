import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletFoundation
import RivuletScreens

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

/// A modifier that shows a desktop file dialog while a binding is true. The binding becomes false when the dialog closes.
struct FileDialogModifier {
  @Binding var isPresented: Bool
  private let kind: Kind
  /// A closure that receives the chosen files, or nil after cancellation, along with names for files that have none.
  private let onAnswer: (Result<[URL], any Error>?, UntitledNames) -> Void
  @Environment(\.systemOpener) private var system
  @Environment(\.fileDialogWords) private var words
  @Environment(\.self) private var environment

  private enum Kind {
    case fixed(FileRequest.Kind)
    /// A dialog for saving a file of a type under a name, where nil stands for the default name.
    case save(UTType, name: String?)
  }

  nonisolated private init(
    isPresented: Binding<Bool>, kind: Kind, onAnswer: @escaping (Result<[URL], any Error>?, UntitledNames) -> Void
  ) {
    _isPresented = isPresented
    self.kind = kind
    self.onAnswer = onAnswer
  }

  nonisolated init(isPresented: Binding<Bool>, kind: FileRequest.Kind, onAnswer: @escaping (Result<[URL], any Error>?) -> Void) {
    self.init(isPresented: isPresented, kind: .fixed(kind)) { answer, _ in onAnswer(answer) }
  }

  /// Creates a dialog for saving a file.
  nonisolated init(
    isPresented: Binding<Bool>, saving type: UTType, as name: String?, onAnswer: @escaping (Result<[URL], any Error>?) -> Void
  ) {
    self.init(isPresented: isPresented, kind: .save(type, name: name)) { answer, _ in onAnswer(answer) }
  }

  /// Creates a dialog for saving several files to a folder.
  nonisolated init(
    isPresented: Binding<Bool>, savingInFolder onAnswer: @escaping (Result<[URL], any Error>?, UntitledNames) -> Void
  ) {
    self.init(isPresented: isPresented, kind: .fixed(.folder), onAnswer: onAnswer)
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
    let names = UntitledNames(in: environment)
    let kind: FileRequest.Kind =
      switch kind {
      case .fixed(let kind): kind
      case .save(let type, let name): .save(name: type.fileName(name ?? names[0]))
      }
    let request = FileRequest(kind, message: string(words.message), confirmation: string(words.confirmation), directory: words.directory)
    system.chooseFiles(request) { answer in
      isPresented = false
      onAnswer(answer, names)
    }
  }

  @MainActor private func string(_ text: Text?) -> String? {
    guard let text, let services = environment.hostServices else { return nil }
    return text.resolvedString(in: environment, services: services)
  }
}
