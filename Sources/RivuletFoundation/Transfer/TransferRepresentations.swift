public import Combine
public import Foundation

/// A representation that uses an encoder and a decoder, which are for JSON by default (documentation).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct CodableRepresentation<Item: Transferable & Codable, Encoder: TopLevelEncoder, Decoder: TopLevelDecoder>:
  TransferRepresentation
where Encoder.Output == Data, Decoder.Input == Data, Encoder: Sendable, Decoder: Sendable {
  public typealias Body = Never

  let contentType: UTType
  let encoder: Encoder
  let decoder: Decoder

  /// Creates a representation that uses an encoder and a decoder.
  public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
    (self.contentType, self.encoder, self.decoder) = (contentType, encoder, decoder)
  }

  public var body: Never { return fatalError("A codable representation has no parts.") }

  public var _forms: _TransferForms<Item> {
    let (encoder, decoder) = (encoder, decoder)
    return _TransferForms(
      exports: [_TransferExport(type: contentType) { try encoder.encode($0) }],
      imports: [_TransferImport(type: contentType) { try decoder.decode(Item.self, from: $0) }])
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  /// Creates a representation that uses JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }
}

/// A representation that consists of data provided by the app (documentation).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never

  let forms: _TransferForms<Item>

  /// Creates a representation for export and import.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    forms = _TransferForms(
      exports: [_TransferExport(type: contentType, data: exporting)], imports: [_TransferImport(type: contentType, value: importing)])
  }

  /// Creates a representation for export only.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    forms = _TransferForms(exports: [_TransferExport(type: exportedContentType, data: exporting)])
  }

  /// Creates a representation for import only.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    forms = _TransferForms(imports: [_TransferImport(type: importedContentType, value: importing)])
  }

  public var body: Never { return fatalError("A data representation has no parts.") }
  public var _forms: _TransferForms<Item> { forms }
}

/// A representation that consists of a file (documentation).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never

  let forms: _TransferForms<Item>

  /// Creates a representation for export and import.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    forms = _TransferForms(exports: [Self.export(contentType, exporting)], imports: [Self.import(contentType, importing)])
  }

  /// Creates a representation for export only.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    forms = _TransferForms(exports: [Self.export(exportedContentType, exporting)])
  }

  /// Creates a representation for import only.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    forms = _TransferForms(imports: [Self.import(importedContentType, importing)])
  }

  private static func export(
    _ type: UTType, _ exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) -> _TransferExport<Item> {
    var form = _TransferExport<Item>(type: type) { try Data(contentsOf: try await exporting($0).file) }
    form.file = exporting
    return form
  }

  private static func `import`(
    _ type: UTType, _ importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) -> _TransferImport<Item> {
    var form = _TransferImport<Item>(type: type) { data in
      let name = UUID().uuidString + (type.preferredFilenameExtension.map { "." + $0 } ?? "")
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
      try data.write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
    }
    form.file = importing
    return form
  }

  public var body: Never { return fatalError("A file representation has no parts.") }
  public var _forms: _TransferForms<Item> { forms }
}

/// A file sent to another app.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct SentTransferredFile: Sendable {
  /// The location of the file.
  public let file: URL
  /// A Boolean value that indicates whether the other app may access the original file.
  public let allowAccessingOriginalFile: Bool

  /// Creates a description of a file to send.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
  }
}

/// A file received from another app. Unless the file is the original, it is deleted after the import.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ReceivedTransferredFile: Sendable {
  /// The location of the file.
  public let file: URL
  /// A Boolean value that indicates whether the file is the original and not a copy.
  public let isOriginalFile: Bool
}

/// A representation that uses another transferable type (documentation).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
  public typealias Body = Never

  let forms: _TransferForms<Item>

  /// Creates a representation for export and import.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    forms = _TransferForms(exports: Self.exports(exporting), imports: Self.imports(importing))
  }

  /// Creates a representation for export only.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    forms = _TransferForms(exports: Self.exports(exporting))
  }

  /// Creates a representation for import only.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    forms = _TransferForms(imports: Self.imports(importing))
  }

  private static func exports(_ proxy: @escaping @Sendable (Item) throws -> ProxyRepresentation) -> [_TransferExport<Item>] {
    ProxyRepresentation._transferForms.exports.map { form in
      var own = _TransferExport<Item>(type: form.type, visibility: form.visibility) { try await form.data(try proxy($0)) }
      if let file = form.file { own.file = { try await file(try proxy($0)) } }
      if let name = form.suggestedName { own.suggestedName = { item in (try? proxy(item)).flatMap(name) } }
      if let condition = form.condition { own.condition = { item in (try? proxy(item)).map(condition) ?? false } }
      return own
    }
  }

  private static func imports(_ value: @escaping @Sendable (ProxyRepresentation) throws -> Item) -> [_TransferImport<Item>] {
    ProxyRepresentation._transferForms.imports.map { form in
      var own = _TransferImport<Item>(type: form.type) { try value(try await form.value($0)) }
      if let file = form.file { own.file = { try value(try await file($0)) } }
      return own
    }
  }

  public var body: Never { return fatalError("A proxy representation has no parts.") }
  public var _forms: _TransferForms<Item> { forms }
}
