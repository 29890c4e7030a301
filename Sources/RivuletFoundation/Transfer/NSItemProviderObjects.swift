public import Foundation

/// An object that can provide data to an item provider (documentation).
public protocol NSItemProviderWriting: AnyObject {
  /// The identifiers of the types that the object can provide, in order of preference.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Loads the data for a type and passes it to the handler.
  @discardableResult
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// An object that can be read from an item provider (documentation).
public protocol NSItemProviderReading: AnyObject, SendableMetatype {
  /// The identifiers of the types from which the object can be created, in order of preference.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Creates an object from data.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A Swift type that is bridged to a class that an item provider can load.
public protocol _ProvidedValue: SendableMetatype {
  associatedtype _ProvidedObject: NSItemProviderReading

  init(_provided object: _ProvidedObject)
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier, UTType.plainText.identifier] }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = NSString(string: String(decoding: data, as: UTF8.self)) as? Self else { throw TransferError.unreadable("text") }
    return text
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.fileURL.identifier, UTType.url.identifier] }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let line = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    guard let url = NSURL(string: line) as? Self else { throw TransferError.unreadable("an address") }
    return url
  }
}

extension String: _ProvidedValue {
  public init(_provided object: NSString) { self = String(describing: object) }
}

extension URL: _ProvidedValue {
  public init(_provided object: NSURL) { self = URL(string: object.absoluteString) ?? URL(fileURLWithPath: "/") }
}

extension NSItemProvider {
  /// Adds all representations of a value.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func register<T: Transferable & Sendable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
    let value = transferable()
    _add(value)
  }

  /// Adds all representations of a value that need not be sendable.
  public func _add<T: Transferable>(_ value: T) {
    nonisolated(unsafe) let value = value
    for form in T._transferForms.exports where form.mayExport(value) {
      add(Form(form.type, isInProcess: form.visibility != .all) { try await form.data(value) })
      if suggestedName == nil { suggestedName = form.suggestedName?(value) }
    }
  }

  /// Returns true if a value of a type can be created from one of the representations.
  public func _provides<T: Transferable>(_ type: T.Type) -> Bool {
    T.importedContentTypes().contains { hasItemConformingToTypeIdentifier($0.identifier) }
  }

  /// Creates a value from the preferred representation.
  public func _transferable<T: Transferable>(_ type: T.Type) async throws -> T {
    for form in T._transferForms.imports where hasItemConformingToTypeIdentifier(form.type.identifier) {
      return try await form.value(try await _data(for: form.type.identifier))
    }
    throw TransferError.noRepresentation("\(T.self)")
  }

  /// Loads a value. The handler is called on an arbitrary thread.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  @discardableResult
  public func loadTransferable<T: Transferable & Sendable>(
    type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task {
      do { completionHandler(.success(try await _transferable(T.self))) } catch { completionHandler(.failure(error)) }
      progress.completedUnitCount = 1
    }
    return progress
  }
}
