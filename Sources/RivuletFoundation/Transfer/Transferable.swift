public import Foundation

/// A type whose values can be transferred to and from other apps by drag and drop, the clipboard, or files (documentation).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public protocol Transferable: SendableMetatype {
  associatedtype Representation: TransferRepresentation

  /// The representations for export and import, in order of preference.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Transferable {
  /// The export and import representations of the type. The builder accepts only representations of the type itself.
  static var _transferForms: _TransferForms<Self> { transferRepresentation._forms as? _TransferForms<Self> ?? _TransferForms() }

  /// Returns the content types to which the value can be exported.
  public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
    Self._transferForms.exports.filter { $0.isVisible(to: visibility) && $0.mayExport(self) }.map(\.type)
  }

  /// Returns the content types to which values of the type can be exported.
  public static func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
    Self._transferForms.exports.filter { $0.isVisible(to: visibility) }.map(\.type)
  }

  /// Returns the content types from which values can be imported.
  public static func importedContentTypes() -> [UTType] { Self._transferForms.imports.map(\.type) }

  /// Exports the value as data of a content type.
  public func exported(as contentType: UTType) async throws -> Data {
    let form = Self._transferForms.exports.first { $0.type.conforms(to: contentType) && $0.mayExport(self) }
    guard let form else { throw TransferError.noRepresentation(contentType.identifier) }
    return try await form.data(self)
  }

  /// Imports a value from data.
  public init(importing data: Data, contentType: UTType?) async throws {
    let forms = Self._transferForms.imports
    let form = forms.first { form in contentType.map { $0.conforms(to: form.type) } ?? true }
    guard let form else { throw TransferError.noRepresentation(contentType?.identifier ?? "any type") }
    self = try await form.value(data)
  }

  /// Imports a value from a file.
  public init(importing url: URL, contentType: UTType?) async throws {
    let type = contentType ?? UTType(filenameExtension: url.pathExtension)
    if let form = Self._transferForms.imports.first(where: { form in
      form.file != nil && type.map { $0.conforms(to: form.type) } ?? true
    }) {
      self = try await form.file!(ReceivedTransferredFile(file: url, isOriginalFile: true))
    } else {
      self = try await Self(importing: try Data(contentsOf: url), contentType: type)
    }
  }
}

/// The reason for a failed transfer.
enum TransferError: Error, CustomStringConvertible {
  case noRepresentation(String)
  case unreadable(String)

  var description: String {
    switch self {
    case .noRepresentation(let type): "There is no representation for \(type). Add one to transferRepresentation."
    case .unreadable(let type): "The data does not match its type, \(type)."
    }
  }
}

/// The set of apps that can access a representation.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct TransferRepresentationVisibility: Equatable, Hashable, Sendable {
  fileprivate let level: Int

  /// All apps.
  public static let all = TransferRepresentationVisibility(level: 3)
  /// Apps of the same team. On this platform, only the app itself is visible.
  public static let team = TransferRepresentationVisibility(level: 2)
  /// Apps in the same group. On this platform, only the app itself is visible.
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let group = TransferRepresentationVisibility(level: 1)
  /// The app itself only.
  public static let ownProcess = TransferRepresentationVisibility(level: 0)
}

/// A representation for exporting values.
public struct _TransferExport<Item>: Sendable {
  let type: UTType
  var visibility = TransferRepresentationVisibility.all
  var suggestedName: (@Sendable (Item) -> String?)?
  var condition: (@Sendable (Item) -> Bool)?
  let data: @Sendable (Item) async throws -> Data
  /// A closure that returns a file containing the value; nil for representations that are not files.
  var file: (@Sendable (Item) async throws -> SentTransferredFile)?

  func isVisible(to visibility: TransferRepresentationVisibility) -> Bool {
    self.visibility.level >= visibility.level || visibility == .all
  }
  func mayExport(_ item: Item) -> Bool { condition?(item) ?? true }
}

/// A representation for importing values.
public struct _TransferImport<Item>: Sendable {
  let type: UTType
  let value: @Sendable (Data) async throws -> Item
  var file: (@Sendable (ReceivedTransferredFile) async throws -> Item)?
}

/// The export and import parts of a representation.
public struct _TransferForms<Item>: Sendable {
  var exports: [_TransferExport<Item>] = []
  var imports: [_TransferImport<Item>] = []
}

/// A type that describes how values are exported and imported.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
  associatedtype Body: TransferRepresentation

  /// The representations that compose this one.
  @TransferRepresentationBuilder<Item> var body: Body { get }
  var _forms: _TransferForms<Item> { get }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension TransferRepresentation where Body.Item == Item {
  public var _forms: _TransferForms<Item> { body._forms }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Never: Transferable {
  public static var transferRepresentation: Never { return fatalError("Never has no values.") }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Never: TransferRepresentation {
  public typealias Item = Never
  public var body: Never { return fatalError("Never has no values.") }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension TransferRepresentation {
  /// Sets the apps that can access the representation.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
    _ChangedRepresentation(forms: changingExports { $0.visibility = visibility })
  }

  /// Sets the suggested name for a file that contains the value.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    _ChangedRepresentation(forms: changingExports { $0.suggestedName = { _ in fileName } })
  }

  /// Sets the suggested name for a file that contains the value.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> some TransferRepresentation<Item> {
    _ChangedRepresentation(forms: changingExports { $0.suggestedName = fileName })
  }

  /// Restricts the representation to values for which a predicate returns true.
  public func exportingCondition(_ predicate: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item> {
    _ChangedRepresentation(forms: changingExports { $0.condition = predicate })
  }

  private func changingExports(_ change: (inout _TransferExport<Item>) -> Void) -> _TransferForms<Item> {
    var forms = _forms
    for index in forms.exports.indices { change(&forms.exports[index]) }
    return forms
  }
}

/// A representation with modified export or import parts.
struct _ChangedRepresentation<Item: Transferable>: TransferRepresentation {
  let forms: _TransferForms<Item>

  var body: Never { return fatalError("A representation of forms has no parts.") }
  var _forms: _TransferForms<Item> { forms }
}
