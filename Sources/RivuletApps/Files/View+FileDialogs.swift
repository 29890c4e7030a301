public import Foundation
import RivuletControls
public import RivuletCore
public import RivuletElements
public import RivuletFoundation
import RivuletScreens

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// Presents a dialog for choosing a file of the given types while a binding is true (documentation).
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(isPresented: isPresented, kind: .open(allowedContentTypes, several: false)) { answer in
        if let answer, let one = answer.first { onCompletion(one) }
      })
  }

  /// Presents a dialog for choosing files of the given types while a binding is true (documentation).
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(isPresented: isPresented, kind: .open(allowedContentTypes, several: allowsMultipleSelection)) { answer in
        if let answer { onCompletion(answer) }
      })
  }

  /// Presents a dialog for choosing files of the given types while a binding is true, and runs an action on cancellation (documentation).
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

  /// Presents a dialog for saving a document as a new file while a binding is true, unless the document is nil (documentation).
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporter(isPresented, document.map { FileToWrite($0, as: contentType) }, contentType, defaultFilename, onCompletion)
  }

  /// Presents a dialog for saving a document as a new file while a binding is true, unless the document is nil (documentation).
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
    modifier(
      FileDialogModifier(isPresented: file == nil ? .constant(false) : isPresented, saving: type, as: name) { answer in
        guard let answer else { return onCancellation() }
        guard let file, let place = answer.first else { return }
        onCompletion(place.flatMap { url in Result { try file.write(to: url) } })
      })
  }

  /// Presents a dialog for moving a file to a folder while a binding is true, unless the file is nil (documentation).
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(isPresented: file == nil ? .constant(false) : isPresented, kind: .folder) { answer in
        guard let answer, let file, let folder = answer.first else { return }
        onCompletion(folder.flatMap { folder in Result { try file.moved(to: folder) } })
      })
  }

  /// Presents a dialog for moving a file to a folder while a binding is true, and runs an action on cancellation (documentation).
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

  /// Presents a dialog for moving files to a folder while a binding is true, and runs an action on cancellation (documentation).
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

  /// Presents a dialog for moving files to a folder while a binding is true, unless the collection is empty (documentation).
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
  /// Sets the label of the confirmation button in file dialogs.
  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// Sets the label of the confirmation button in file dialogs, using a localized string key.
  nonisolated public func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// Sets the label of the confirmation button in file dialogs.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    transformEnvironment(\.fileDialogWords) { $0.confirmation = label }
  }

  /// Sets the message of file dialogs.
  @_disfavoredOverload
  nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    fileDialogMessage(Text(message))
  }

  /// Sets the message of file dialogs, using a localized string key.
  nonisolated public func fileDialogMessage(_ message: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(message))
  }

  /// Sets the message of file dialogs.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
    transformEnvironment(\.fileDialogWords) { $0.message = message }
  }

  /// Sets the initial folder of file dialogs.
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    transformEnvironment(\.fileDialogWords) { $0.directory = defaultDirectory }
  }
}

extension Result where Success == [URL], Failure == any Error {
  /// The first of the files, or nil if no file was chosen.
  var first: Result<URL, any Error>? {
    switch self {
    case .success(let urls): urls.first.map { .success($0) }
    case .failure(let error): .failure(error)
    }
  }
}

extension UTType {
  /// Returns a filename with this type's extension, which is not added to a name that already has it.
  func fileName(_ stem: String) -> String {
    guard let ending = preferredFilenameExtension, !stem.hasSuffix("." + ending) else { return stem }
    return stem + "." + ending
  }
}

/// A document that is ready to be written.
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
