package import Foundation

/// Providers whose data is loaded, for clipboards and drags on the desktop.
extension NSItemProvider {
  /// Creates a provider with a single form.
  package convenience init(_ data: Data, as type: UTType) {
    self.init()
    add(data, as: type)
  }

  /// Creates a provider of text.
  package convenience init(text: String) { self.init(Data(text.utf8), as: .utf8PlainText) }

  /// Creates a provider with all forms of a value.
  package convenience init<T: Transferable>(transferring value: T) {
    self.init()
    _add(value)
  }

  /// Adds a form whose data is loaded.
  package func add(_ data: Data, as type: UTType) { add(Form(type, data: data)) }

  /// Adds a form whose data is loaded on request.
  package func add(_ type: UTType, load: @escaping @Sendable () async throws -> Data) { add(Form(type, load: load)) }

  /// True if the data of all forms is loaded.
  package var isLoaded: Bool { allForms.allSatisfy { $0.data != nil } }

  /// Returns a provider with the same forms and their current data. Forms that cannot be loaded are left out, and `fail` is called for
  /// each.
  package func loaded(_ fail: @Sendable (UTType, any Error) -> Void) async -> NSItemProvider {
    let loaded = NSItemProvider()
    loaded.suggestedName = suggestedName
    for form in allForms {
      do { loaded.add(Form(form.type, isInProcess: form.isInProcess, data: try await form.load())) } catch { fail(form.type, error) }
    }
    return loaded
  }

  /// Returns the loaded data of the first form that conforms to a type, or nil if there is none.
  package func loadedData(for type: UTType) -> Data? { allForms.first { $0.type.conforms(to: type) }?.data }

  /// The loaded forms that other programs can receive.
  package var loadedFormsForOthers: [(type: UTType, data: Data)] {
    allForms.compactMap { form in form.isInProcess ? nil : form.data.map { (form.type, $0) } }
  }

  /// The loaded text. For a URL without text, this is the URL; for a file, its path.
  package var loadedText: String? {
    if let data = loadedData(for: .utf8PlainText) ?? loadedData(for: .plainText) { return String(decoding: data, as: UTF8.self) }
    guard let data = loadedData(for: .url) else { return nil }
    let address = String(decoding: data, as: UTF8.self)
    guard let url = URL(string: address), url.isFileURL else { return address }
    return url.path
  }

  /// The item itself, or a copy with a URL added if its loaded text is a URL.
  package var withAddressOfText: NSItemProvider {
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
  /// The loaded text of all items that have any, separated by line breaks; nil if there is none.
  package var loadedText: String? {
    let lines = compactMap(\.loadedText)
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}
