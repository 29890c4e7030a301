import Foundation

/// A type of data, which describes files, dragged items and clipboard content (documentation).
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct UTType: Sendable {
  /// The identifier, such as `public.plain-text`.
  public let identifier: String
  /// The app's declaration of the type. The table of known types takes precedence.
  private let declared: UTTypeFacts?

  private init(identifier: String, declared: UTTypeFacts?) {
    self.identifier = identifier
    self.declared = declared
  }

  init(known identifier: String) { self.init(identifier: identifier, declared: nil) }

  /// Creates a known type from its identifier. Fails if the identifier is unknown.
  public init?(_ identifier: String) {
    guard UTTypeTable.facts[identifier] != nil else { return nil }
    self.init(known: identifier)
  }

  /// Creates the type for a filename extension. For an unknown extension, the type is dynamic.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Creates the type for a MIME type. For an unknown MIME type, the type is dynamic.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Creates the type for a tag. For an unknown tag, the type is dynamic.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    let tag = tag.lowercased()
    guard !tag.isEmpty else { return nil }
    let known = UTTypeTable.order.first { identifier in
      guard UTTypeTable.facts[identifier]?.tags(of: tagClass).contains(tag) == true else { return false }
      return supertype.map { UTType(known: identifier).conforms(to: $0) } ?? true
    }
    if let known {
      self.init(known: known)
      return
    }
    let (extensions, types) = tagClass == .filenameExtension ? ([tag], []) : ([], [tag])
    self.init(
      identifier: "dyn.\(tagClass.rawValue).\(tag)",
      declared: UTTypeFacts(parents: supertype.map { [$0.identifier] } ?? [], extensions: extensions, mimeTypes: types))
  }

  /// Creates a type that the app owns.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier: identifier, declared: UTTypeFacts(parents: [parentType?.identifier ?? "public.data"]))
  }

  /// Creates a type that another app owns.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// Creates the type for an identifier, which may be unknown.
  package init(naming identifier: String) { self = UTType(identifier) ?? UTType(exportedAs: identifier) }

  private var facts: UTTypeFacts { UTTypeTable.facts[identifier] ?? declared ?? UTTypeFacts() }

  /// The preferred filename extension, without the dot.
  public var preferredFilenameExtension: String? { facts.extensions.first }
  /// The preferred MIME type.
  public var preferredMIMEType: String? { facts.mimeTypes.first }
  /// All tags of the type, keyed by tag class.
  public var tags: [UTTagClass: [String]] {
    var tags: [UTTagClass: [String]] = [:]
    for kind in [UTTagClass.filenameExtension, .mimeType] where !facts.tags(of: kind).isEmpty { tags[kind] = facts.tags(of: kind) }
    return tags
  }

  /// A name for the type that is suitable for users, derived from the identifier.
  public var localizedDescription: String? {
    identifier.split(separator: ".").last.map { $0.replacingOccurrences(of: "-", with: " ") }
  }

  /// A Boolean value that indicates whether the type was created for an unknown tag.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// A Boolean value that indicates whether the system declares the type, which is the case if its identifier starts with `public.`.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  /// A Boolean value that indicates whether the type is declared, which is the case unless it is dynamic.
  public var isDeclared: Bool { !isDynamic }

  /// All types that this type conforms to, excluding itself.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = facts.parents
    while let next = open.popLast() {
      let type = UTType(known: next)
      if found.insert(type).inserted { open += type.facts.parents }
    }
    return found
  }

  /// Returns a Boolean value that indicates whether this type equals or conforms to the given type.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  /// Returns a Boolean value that indicates whether this type conforms to the given type, and is not equal to it.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  /// Returns a Boolean value that indicates whether the given type conforms to this type, and is not equal to it.
  public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }
}

extension UTType: Hashable {
  public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { identifier }
  public var debugDescription: String { "UTType(\(identifier))" }
}

extension UTType: Codable {
  /// Decodes a type from its identifier.
  public init(from decoder: any Decoder) throws {
    self.init(exportedAs: try decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes the type as its identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

/// A class of tags, which identify types in contexts such as file systems and networks.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a tag class from its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The tag class of filename extensions.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// The tag class of MIME types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
