public import Foundation
public import RivuletCore
public import RivuletFoundation

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// Lets people choose a file of some types while a binding is true (documentation).
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(isPresented: isPresented, kind: .open(allowedContentTypes, several: false)) { answer in
        if let answer, let one = answer.first { onCompletion(one) }
      })
  }

  /// Lets people choose files of some types while a binding is true (documentation).
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(isPresented: isPresented, kind: .open(allowedContentTypes, several: allowsMultipleSelection)) { answer in
        if let answer { onCompletion(answer) }
      })
  }

  /// Lets people choose files of some types while a binding is true, and tells when they have cancelled (documentation).
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(isPresented: isPresented, kind: .open(allowedContentTypes, several: allowsMultipleSelection)) { answer in
        if let answer { onCompletion(answer) } else { onCancellation() }
      })
  }

  /// Lets people save a document as a new file while a binding is true; without a document nothing is shown (documentation).
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporter(isPresented, document.map { FileToWrite($0, as: contentType) }, contentType, defaultFilename, onCompletion)
  }

  /// Lets people save a document as a new file while a binding is true; without a document nothing is shown (documentation).
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporter(isPresented, document.map { FileToWrite($0, as: contentType) }, contentType, defaultFilename, onCompletion)
  }

  nonisolated func exporter(
    _ isPresented: Binding<Bool>, _ file: FileToWrite?, _ type: UTType, _ name: String?,
    _ onCompletion: @escaping (Result<URL, any Error>) -> Void, _ onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let full = type.fileName(name ?? "Untitled")
    return modifier(
      FileDialogModifier(isPresented: file == nil ? .constant(false) : isPresented, kind: .save(name: full)) { answer in
        guard let answer else { return onCancellation() }
        guard let file, let place = answer.first else { return }
        onCompletion(place.flatMap { url in Result { try file.write(to: url) } })
      })
  }

  /// Lets people move a file to a folder while a binding is true; without a file nothing is shown (documentation).
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(isPresented: file == nil ? .constant(false) : isPresented, kind: .folder) { answer in
        guard let answer, let file, let folder = answer.first else { return }
        onCompletion(folder.flatMap { folder in Result { try file.moved(to: folder) } })
      })
  }

  /// Lets people move a file to a folder while a binding is true, and tells when they have cancelled (documentation).
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(isPresented: file == nil ? .constant(false) : isPresented, kind: .folder) { answer in
        guard let answer else { return onCancellation() }
        guard let file, let folder = answer.first else { return }
        onCompletion(folder.flatMap { folder in Result { try file.moved(to: folder) } })
      })
  }

  /// Lets people move files to a folder while a binding is true, and tells when they have cancelled (documentation).
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    modifier(
      FileDialogModifier(isPresented: files.isEmpty ? .constant(false) : isPresented, kind: .folder) { answer in
        guard let answer else { return onCancellation() }
        guard let folder = answer.first else { return }
        onCompletion(folder.flatMap { folder in Result { try files.map { try $0.moved(to: folder) } } })
      })
  }

  /// Lets people move files to a folder while a binding is true; without files nothing is shown (documentation).
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    modifier(
      FileDialogModifier(isPresented: files.isEmpty ? .constant(false) : isPresented, kind: .folder) { answer in
        guard let answer, let folder = answer.first else { return }
        onCompletion(folder.flatMap { folder in Result { try files.map { try $0.moved(to: folder) } } })
      })
  }
}

@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// What the button of dialogs for files says.
  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// What the button of dialogs for files says, by a key of the string table.
  nonisolated public func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// What the button of dialogs for files says.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    transformEnvironment(\.fileDialogWords) { $0.confirmation = label }
  }

  /// What dialogs for files say.
  @_disfavoredOverload
  nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    fileDialogMessage(Text(message))
  }

  /// What dialogs for files say, by a key of the string table.
  nonisolated public func fileDialogMessage(_ message: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(message))
  }

  /// What dialogs for files say.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
    transformEnvironment(\.fileDialogWords) { $0.message = message }
  }

  /// Where dialogs for files begin.
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    transformEnvironment(\.fileDialogWords) { $0.directory = defaultDirectory }
  }
}

extension Result where Success == [URL], Failure == any Error {
  /// The first of some files; nil where none was chosen.
  var first: Result<URL, any Error>? {
    switch self {
    case .success(let urls): urls.first.map { .success($0) }
    case .failure(let error): .failure(error)
    }
  }
}

extension UTType {
  /// The name of a file of the type: with the type's ending, unless it has it.
  func fileName(_ stem: String) -> String {
    guard let ending = preferredFilenameExtension, !stem.hasSuffix("." + ending) else { return stem }
    return stem + "." + ending
  }
}

/// A document that is about to be written.
struct FileToWrite {
  let file: () throws -> FileWrapper

  init<D: FileDocument>(_ document: D, as type: UTType) {
    file = { try document.fileWrapper(configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil)) }
  }

  init<D: ReferenceFileDocument>(_ document: D, as type: UTType) {
    file = {
      try document.fileWrapper(
        snapshot: document.snapshot(contentType: type), configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
    }
  }

  func write(to url: URL) throws -> URL {
    try file().write(to: url, options: .atomic, originalContentsURL: nil)
    return url
  }
}
