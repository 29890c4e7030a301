package import Foundation

/// Item providers whose data is already loaded, for the clipboard and drag and drop on a desktop.
extension NSItemProvider {
  /// Creates a provider of a single representation.
  package convenience init(_ data: Data, as type: UTType) {
    self.init()
    add(data, as: type)
  }

  /// Creates a provider of text.
  package convenience init(text: String) { self.init(Data(text.utf8), as: .utf8PlainText) }

  /// Creates a provider of all representations of a value.
  package convenience init<T: Transferable>(transferring value: T) {
    self.init()
    _add(value)
  }

  /// Adds a representation whose data is already loaded.
  package func add(_ data: Data, as type: UTType) { add(Form(type, data: data)) }

  /// Adds a representation whose data is loaded on request.
  package func add(_ type: UTType, load: @escaping @Sendable () async throws -> Data) { add(Form(type, load: load)) }

  /// True if the data of all representations is loaded.
  package var isLoaded: Bool { allForms.allSatisfy { $0.data != nil } }

  /// Loads all representations. Returns a provider of their current data. Representations that can't be loaded are omitted, and `fail` is
  /// called for each of them.
  package func loaded(_ fail: @Sendable (UTType, any Error) -> Void) async -> NSItemProvider {
    let loaded = NSItemProvider()
    loaded.suggestedName = suggestedName
    for form in allForms {
      do { loaded.add(Form(form.type, isInProcess: form.isInProcess, data: try await form.load())) } catch { fail(form.type, error) }
    }
    return loaded
  }

  /// Returns the loaded data of the first representation that conforms to a type, or nil if none does.
  package func loadedData(for type: UTType) -> Data? { allForms.first { $0.type.conforms(to: type) }?.data }

  /// The loaded representations that are visible to other programs.
  package var loadedFormsForOthers: [(type: UTType, data: Data)] {
    allForms.compactMap { form in form.isInProcess ? nil : form.data.map { (form.type, $0) } }
  }

  /// The loaded text. If there is no text, the value is the string of a URL or the path of a file.
  package var loadedText: String? {
    if let data = loadedData(for: .utf8PlainText) ?? loadedData(for: .plainText) { return String(decoding: data, as: UTF8.self) }
    guard let data = loadedData(for: .url) else { return nil }
    let address = String(decoding: data, as: UTF8.self)
    guard let url = URL(string: address), url.isFileURL else { return address }
    return url.path
  }

  /// This provider, or a copy with an added URL if the loaded text is a URL.
  package var addingURLFromText: NSItemProvider {
    guard !hasItemConformingToTypeIdentifier(UTType.url.identifier), let text = loadedText else { return self }
    let line = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !line.contains(where: \.isWhitespace), let url = URL(string: line), url.scheme != nil else { return self }
    let item = NSItemProvider()
    item.suggestedName = suggestedName
    for form in allForms { item.add(form) }
    item.add(Data(url.absoluteString.utf8), as: .url)
    return item
  }
}

extension [NSItemProvider] {
  /// The loaded text of all items that have text, separated by line breaks; nil if none do.
  package var loadedText: String? {
    let lines = compactMap(\.loadedText)
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}
