public import Foundation
import RivuletControls
public import RivuletCore
import RivuletElements
public import RivuletFoundation
import RivuletScreens

@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// Presents a dialog for saving a document as a new file while a binding is true. The file has the first of the content types
  /// (documentation).
  ///
  /// - Parameters:
  ///   - isPresented: A binding that determines whether the dialog is presented. It becomes false when the dialog closes.
  ///   - document: The document to save. If it is nil, no dialog appears.
  ///   - contentTypes: The content types to offer. If the array is empty, the document's writable types are used.
  ///   - defaultFilename: The initial name in the dialog.
  ///   - onCompletion: A closure that receives the URL of the file, or an error.
  ///   - onCancellation: A closure that runs if people close the dialog without choosing a file.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let type = contentTypes.first ?? D.writableContentTypes.first ?? .data
    return exporter(isPresented, document.map { FileToWrite($0, as: type) }, type, defaultFilename, onCompletion, onCancellation)
  }

  /// Presents a dialog for saving a document as a new file while a binding is true. The file has the first of the content types
  /// (documentation).
  ///
  /// - Parameters:
  ///   - isPresented: A binding that determines whether the dialog is presented. It becomes false when the dialog closes.
  ///   - document: The document to save. If it is nil, no dialog appears.
  ///   - contentTypes: The content types to offer. If the array is empty, the document's writable types are used.
  ///   - defaultFilename: The initial name in the dialog.
  ///   - onCompletion: A closure that receives the URL of the file, or an error.
  ///   - onCancellation: A closure that runs if people close the dialog without choosing a file.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let type = contentTypes.first ?? D.writableContentTypes.first ?? .data
    return exporter(isPresented, document.map { FileToWrite($0, as: type) }, type, defaultFilename, onCompletion, onCancellation)
  }

  /// Presents a dialog for saving a value as a new file while a binding is true, unless the value is nil (documentation).
  ///
  /// - Parameters:
  ///   - isPresented: A binding that determines whether the dialog is presented. It becomes false when the dialog closes.
  ///   - item: The value to save. If it is nil, no dialog appears.
  ///   - contentTypes: The content types to offer. If the array is empty, the value's exported content types are used.
  ///   - defaultFilename: The initial name in the dialog.
  ///   - onCompletion: A closure that receives the URL of the file, or an error.
  ///   - onCancellation: A closure that runs if people close the dialog without choosing a file.
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let type = contentTypes.first ?? item?.exportedContentTypes().first ?? .data
    return modifier(
      FileDialogModifier(isPresented: item == nil ? .constant(false) : isPresented, saving: type, as: defaultFilename) { answer in
        guard let answer else { return onCancellation() }
        guard let item, let place = answer.first else { return }
        TransferableFile(item, type).write(to: place) { onCompletion($0) }
      })
  }

  /// Presents a dialog for saving values as new files in a folder while a binding is true, unless the collection is empty (documentation).
  ///
  /// - Parameters:
  ///   - isPresented: A binding that determines whether the dialog is presented. It becomes false when the dialog closes.
  ///   - items: The values to save, each to a separate file.
  ///   - contentTypes: The content types to offer. If the array is empty, each value's exported content types are used.
  ///   - onCompletion: A closure that receives the URLs of the files, or an error.
  ///   - onCancellation: A closure that runs if people close the dialog without choosing a folder.
  nonisolated public func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [], onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where T == C.Element {
    let files = items.map { TransferableFile($0, contentTypes.first ?? $0.exportedContentTypes().first ?? .data) }
    return modifier(
      FileDialogModifier(isPresented: files.isEmpty ? .constant(false) : isPresented) { answer, names in
        guard let answer else { return onCancellation() }
        guard let folder = answer.first else { return }
        TransferableFile.write(files, into: folder, names) { onCompletion($0) }
      })
  }

  /// Presents a dialog for saving documents as new files in a folder while a binding is true, unless the collection is empty
  /// (documentation).
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    let type = contentTypes.first ?? C.Element.writableContentTypes.first ?? .data
    let files = documents.map { FileToWrite($0, as: type) }
    return modifier(
      FileDialogModifier(isPresented: files.isEmpty ? .constant(false) : isPresented) { answer, names in
        guard let answer else { return onCancellation() }
        guard let folder = answer.first else { return }
        onCompletion(folder.flatMap { folder in Result { try files.writeAll(to: folder, as: type, names) } })
      })
  }
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// Presents a dialog for saving documents as new files in a folder while a binding is true, unless the collection is empty
  /// (documentation).
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    fileExporter(isPresented: isPresented, documents: documents, contentTypes: [contentType], onCompletion: onCompletion)
  }
}

extension [FileToWrite] {
  /// Writes the files to a folder, each under a default name, and returns their URLs.
  fileprivate func writeAll(to folder: URL, as type: UTType, _ names: UntitledNames) throws -> [URL] {
    try enumerated().map { place, file in
      try file.write(to: folder.appendingPathComponent(type.fileName(names[place])))
    }
  }
}

/// A value that is ready to be written as a file.
private struct TransferableFile<Value: Transferable> {
  let value: Value
  let type: UTType

  init(_ value: Value, _ type: UTType) {
    self.value = value
    self.type = type
  }

  /// Writes the value, and then calls `done` with its URL or an error.
  func write(to place: Result<URL, any Error>, then done: @escaping (Result<URL, any Error>) -> Void) {
    TransferableFile.write([self], to: place.map { url in [url] }) { done($0.map { $0[0] }) }
  }

  /// Writes values to a folder, each under a default name.
  static func write(
    _ files: [TransferableFile], into place: Result<URL, any Error>, _ names: UntitledNames,
    then done: @escaping (Result<[URL], any Error>) -> Void
  ) {
    let urls = place.map { folder in
      files.enumerated().map { place, file in
        folder.appendingPathComponent(file.type.fileName(names[place]))
      }
    }
    write(files, to: urls, then: done)
  }

  /// Writes each value to its URL, and then calls `done` on the main actor.
  private static func write(
    _ files: [TransferableFile], to places: Result<[URL], any Error>, then done: @escaping (Result<[URL], any Error>) -> Void
  ) {
    nonisolated(unsafe) let (files, done) = (files, done)
    Task { @MainActor in
      do {
        let urls = try places.get()
        for (file, url) in zip(files, urls) {
          nonisolated(unsafe) let value = file.value
          try await value.exported(as: file.type).write(to: url, options: .atomic)
        }
        done(.success(urls))
      } catch {
        done(.failure(error))
      }
    }
  }
}
