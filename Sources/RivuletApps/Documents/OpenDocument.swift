import Combine
import Foundation
import RivuletCore
import RivuletElements
import RivuletFoundation

/// The document of a window, with its current value and its file.
@MainActor
final class OpenDocument<Document>: ObservableObject {
  private let format: DocumentFormat<Document>
  @Published private(set) var document: Document?
  @Published private(set) var fileURL: URL?
  /// The message about the most recent failure to read or write the document, or nil if there was none.
  @Published var problem: Text?
  /// True while the dialog about unsaved changes is presented.
  @Published var asksToSave = false
  private(set) var isEdited = false
  private weak var window: AppWindow?
  private var changes: AnyCancellable?

  init(_ format: DocumentFormat<Document>) { self.format = format }

  var isEditable: Bool { format.makeNew != nil }

  /// Reads or creates the window's document. Further calls have no effect.
  func begin(in window: AppWindow?) {
    guard document == nil, problem == nil, let window else { return }
    self.window = window
    window.document = self
    if let url = window.value?.base as? URL {
      fileURL = url
      do { document = try format.document(at: url) } catch {
        problem = Text(.couldNotBeOpened, .string(url.lastPathComponent), .string(error.localizedDescription))
      }
    } else if let prepared = window.value?.base as? PreparedDocument {
      window.value = nil
      document = prepared.document(as: Document.self)
      isEdited = true
    } else {
      document = format.makeNew?()
    }
    if let object = document as? any ObservableObject { follow(object) }
    window.contentTitle = title
  }

  private func follow<Object: ObservableObject>(_ object: Object) {
    changes = object.objectWillChange.sink { [weak self] _ in
      MainActor.assumeIsolated { self?.isEdited = true }
    }
  }

  /// Replaces the document with an edited value.
  func edit(_ document: Document) {
    self.document = document
    isEdited = true
  }

  private var title: String { fileURL?.lastPathComponent ?? untitled }

  /// The title of a document that has no file.
  private var untitled: String {
    guard let services = window?.tree?.services else { return Word.untitled.english }
    return services.localizedString(for: .untitled, in: services.locale)
  }

  private func write(to url: URL) {
    guard let document else { return }
    do {
      try format.write(document, to: url)
      fileURL = url
      isEdited = false
      window?.value = AnyHashable(url)
      window?.contentTitle = title
    } catch {
      problem = Text(.couldNotBeSaved, .string(url.lastPathComponent), .string(error.localizedDescription))
    }
  }

  private var suggestedName: String {
    if let fileURL { return fileURL.lastPathComponent }
    let suffix = format.writableTypes.first?.preferredFilenameExtension
    return suffix.map { "\(untitled).\($0)" } ?? untitled
  }
}

extension OpenDocument: WindowDocument {
  func requestClose() -> Bool {
    guard isEdited, isEditable else { return true }
    asksToSave = true
    return false
  }

  func save(then done: @escaping @MainActor () -> Void) {
    if let fileURL {
      write(to: fileURL)
      if !isEdited { done() }
    } else {
      saveAs(then: done)
    }
  }

  func saveAs(then done: @escaping @MainActor () -> Void) {
    guard isEditable, let services = window?.tree?.services else { return }
    services.chooseFiles(FileRequest(.save(name: suggestedName))) { [weak self] answer in
      guard let self, case .success(let urls) = answer, let url = urls.first else { return }
      write(to: url)
      if !isEdited { done() }
    }
  }

  /// Closes the window, discarding unsaved changes.
  func closeWithoutSaving() {
    isEdited = false
    if let window { window.scenes.close(window) }
  }

  /// Saves the document, and then closes the window.
  func saveAndClose() {
    save { [weak self] in self?.closeWithoutSaving() }
  }
}
