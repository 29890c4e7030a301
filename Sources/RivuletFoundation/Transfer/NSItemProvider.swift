public import Foundation
import Synchronization

/// A provider of a value in several representations, which are created on request (documentation).
///
/// Foundation provides this type only on Apple platforms.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// A representation of the provided value.
  struct Form {
    let type: UTType
    let isInProcess: Bool
    /// The data; nil if it is not loaded.
    let data: Data?
    let load: @Sendable () async throws -> Data

    var identifier: String { type.identifier }

    /// Creates a representation whose data is created on request.
    init(_ type: UTType, isInProcess: Bool = false, load: @escaping @Sendable () async throws -> Data) {
      (self.type, self.isInProcess, data, self.load) = (type, isInProcess, nil, load)
    }

    /// Creates a representation whose data is already loaded.
    init(_ type: UTType, isInProcess: Bool = false, data: Data) {
      (self.type, self.isInProcess, self.data, load) = (type, isInProcess, data, { data })
    }
  }

  private let forms = Mutex<[Form]>([])
  private let name = Mutex<String?>(nil)

  /// Creates a provider without representations.
  public override init() {}

  /// Creates a provider of an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    nonisolated(unsafe) let object = object
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
      }
    }
  }

  /// Creates a provider of data.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let typeIdentifier, let data = item as? NSData else { return }
    let bytes = Data(referencing: data)
    add(Form(UTType(naming: typeIdentifier), data: bytes))
  }

  /// Creates a provider of a file.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
    add(Form(type) { try Data(contentsOf: fileURL) })
    add(Form(.fileURL, data: Data(fileURL.absoluteString.utf8)))
  }

  func add(_ form: Form) { forms.withLock { $0.append(form) } }

  /// All representations, in order of preference.
  var allForms: [Form] { forms.withLock { $0 } }

  /// Returns the representation with an identifier, or otherwise one that conforms to the identified type.
  private func form(for identifier: String) -> Form? {
    let known = forms.withLock { $0 }
    if let exact = known.first(where: { $0.identifier == identifier }) { return exact }
    guard let type = UTType(identifier) else { return nil }
    return known.first { $0.type.conforms(to: type) }
  }

  /// Returns the data for an identifier, or for a type that conforms to the identified type.
  public func _data(for identifier: String) async throws -> Data {
    guard let form = form(for: identifier) else { throw TransferError.noRepresentation(identifier) }
    return try await form.load()
  }

  /// The type identifiers of the available representations, in order of preference.
  open var registeredTypeIdentifiers: [String] { forms.withLock { $0.map(\.identifier) } }

  /// The content types of the available representations, in order of preference.
  public var registeredContentTypes: [UTType] { forms.withLock { $0.map(\.type) } }

  /// The suggested name for a file that contains the value.
  open var suggestedName: String? {
    get { name.withLock { $0 } }
    set { name.withLock { $0 = newValue } }
  }

  /// Returns a Boolean value that indicates whether a representation conforms to a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { form(for: typeIdentifier) != nil }

  /// Returns a Boolean value that indicates whether a representation conforms to a type.
  open func hasRepresentationConforming(toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []) -> Bool {
    form(for: typeIdentifier) != nil
  }

  /// Adds a representation. The handler is called on request and passes the data to its completion handler.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(for: UTType(naming: typeIdentifier), visibility: visibility, loadHandler: loadHandler)
  }

  /// Adds a representation. The handler is called on request and passes the data to its completion handler.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    add(
      Form(contentType, isInProcess: visibility == .ownProcess) {
        try await withCheckedThrowingContinuation { continuation in
          _ = loadHandler { data, error in
            if let data {
              continuation.resume(returning: data)
            } else {
              continuation.resume(throwing: error ?? TransferError.unreadable(contentType.identifier))
            }
          }
        }
      })
  }

  /// Adds all representations of an object.
  open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
    nonisolated(unsafe) let object = object
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
      }
    }
  }

  /// Loads the value as data. The handler is called on an arbitrary thread.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task {
      do { completionHandler(try await _data(for: typeIdentifier), nil) } catch { completionHandler(nil, error) }
      progress.completedUnitCount = 1
    }
    return progress
  }

  /// Loads the value as data. The handler is called on an arbitrary thread.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Loads the value as a temporary file, which is deleted after the handler returns.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let suggested = suggestedName
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      let ending = UTType(typeIdentifier)?.preferredFilenameExtension.map { "." + $0 } ?? ""
      let file = folder.appendingPathComponent((suggested ?? "file") + ending)
      defer { try? FileManager.default.removeItem(at: folder) }
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: file)
      } catch { return completionHandler(nil, error) }
      completionHandler(file, nil)
    }
  }

  /// Loads the value as an item: a URL for a URL type, a string for text, and data otherwise.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler?(nil, error) ?? () }
      let type = UTType(typeIdentifier)
      if type?.conforms(to: .url) == true, let url = URL(string: String(decoding: data, as: UTF8.self)) {
        return completionHandler?(url as NSURL, nil) ?? ()
      }
      if type?.conforms(to: .plainText) == true { return completionHandler?(String(decoding: data, as: UTF8.self) as NSString, nil) ?? () }
      completionHandler?(data as NSData, nil)
    }
  }

  /// Returns a Boolean value that indicates whether the value can be loaded as an object of a class.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains { form(for: $0) != nil }
  }

  /// Loads the value as an object of a class. The handler is called on an arbitrary thread.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    guard let type = aClass.readableTypeIdentifiersForItemProvider.first(where: { form(for: $0) != nil }) else {
      completionHandler(nil, TransferError.noRepresentation("\(aClass)"))
      return Progress(totalUnitCount: 0)
    }
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do { completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil) } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Returns a Boolean value that indicates whether the value can be loaded as a Swift type that is bridged to a class.
  public func canLoadObject<T: _ProvidedValue>(ofClass type: T.Type) -> Bool { canLoadObject(ofClass: T._ProvidedObject.self) }

  /// Loads the value as a Swift type that is bridged to a class. The handler is called on an arbitrary thread.
  @discardableResult
  public func loadObject<T: _ProvidedValue>(
    ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: T._ProvidedObject.self) { object, error in
      completionHandler((object as? T._ProvidedObject).map(T.init(_provided:)), error)
    }
  }
}

/// The set of programs that can access a representation.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, group, ownProcess
}

/// Options for providing a file.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int

  /// Creates options from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Allows the original file to be opened in place.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
