package import Foundation

/// Providers whose data is at hand, as clipboards and drags of the desktop need them.
extension NSItemProvider {
  /// A provider of one form.
  package convenience init(_ data: Data, as type: UTType) {
    self.init()
    add(data, as: type)
  }

  /// A provider of text.
  package convenience init(text: String) { self.init(Data(text.utf8), as: .utf8PlainText) }

  /// A provider of all forms of a value.
  package convenience init<T: Transferable>(transferring value: T) {
    self.init()
    _add(value)
  }

  /// Adds a form whose data is at hand.
  package func add(_ data: Data, as type: UTType) { add(Form(type, data: data)) }

  /// Adds a form whose data is read when it is asked for.
  package func add(_ type: UTType, load: @escaping @Sendable () async throws -> Data) { add(Form(type, load: load)) }

  /// Whether the data of all forms is at hand.
  package var isLoaded: Bool { allForms.allSatisfy { $0.data != nil } }

  /// The same forms with the data that they have now. Forms without data are left out, and the closure is told of each.
  package func loaded(_ fail: @Sendable (UTType, any Error) -> Void) async -> NSItemProvider {
    let loaded = NSItemProvider()
    loaded.suggestedName = suggestedName
    for form in allForms {
      do { loaded.add(Form(form.type, isInProcess: form.isInProcess, data: try await form.load())) } catch { fail(form.type, error) }
    }
    return loaded
  }

  /// The data of the first form of a type, or of a kind of it, if it is at hand.
  package func loadedData(for type: UTType) -> Data? { allForms.first { $0.type.conforms(to: type) }?.data }

  /// The forms that other programs can have and that are at hand.
  package var loadedFormsForOthers: [(type: UTType, data: Data)] {
    allForms.compactMap { form in form.isInProcess ? nil : form.data.map { (form.type, $0) } }
  }

  /// The text that is at hand; of an address that is no text the address, of a file its path.
  package var loadedText: String? {
    if let data = loadedData(for: .utf8PlainText) ?? loadedData(for: .plainText) { return String(decoding: data, as: UTF8.self) }
    guard let data = loadedData(for: .url) else { return nil }
    let address = String(decoding: data, as: UTF8.self)
    guard let url = URL(string: address), url.isFileURL else { return address }
    return url.path
  }

  /// The item, or one with an address too if it is text at hand that reads like one.
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
  /// The texts of all items that have one at hand, one on each line; nil if there are none.
  package var loadedText: String? {
    let lines = compactMap(\.loadedText)
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}
