import Foundation

/// A kind of data: files, what is dragged, and what lies on the clipboard say it of themselves (documentation).
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct UTType: Sendable {
  /// Such as `public.plain-text`.
  public let identifier: String
  /// What an app has said of a type of its own; the table of known types comes first.
  private let declared: UTTypeFacts?

  private init(identifier: String, declared: UTTypeFacts?) {
    self.identifier = identifier
    self.declared = declared
  }

  init(known identifier: String) { self.init(identifier: identifier, declared: nil) }

  /// A type that is known by its identifier; nil if it is not.
  public init?(_ identifier: String) {
    guard UTTypeTable.facts[identifier] != nil else { return nil }
    self.init(known: identifier)
  }

  /// The type of files with an extension: one made up for the extension where it is not known.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// The type of data with a MIME type: one made up for it where it is not known.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// The type that a tag stands for: one made up for the tag where it is not known.
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

  /// A type that the app owns.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier: identifier, declared: UTTypeFacts(parents: [parentType?.identifier ?? "public.data"]))
  }

  /// A type that another app owns.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// The type with an identifier, whether it is known or not.
  package init(naming identifier: String) { self = UTType(identifier) ?? UTType(exportedAs: identifier) }

  private var facts: UTTypeFacts { UTTypeTable.facts[identifier] ?? declared ?? UTTypeFacts() }

  /// The usual extension of files, without the dot.
  public var preferredFilenameExtension: String? { facts.extensions.first }
  /// The usual MIME type.
  public var preferredMIMEType: String? { facts.mimeTypes.first }
  /// All that stands for the type, by kind.
  public var tags: [UTTagClass: [String]] {
    var tags: [UTTagClass: [String]] = [:]
    for kind in [UTTagClass.filenameExtension, .mimeType] where !facts.tags(of: kind).isEmpty { tags[kind] = facts.tags(of: kind) }
    return tags
  }

  /// The name for people: made from the identifier.
  public var localizedDescription: String? {
    identifier.split(separator: ".").last.map { $0.replacingOccurrences(of: "-", with: " ") }
  }

  /// Whether it was made up for a tag.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether the platform declares it.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  /// Whether it is known at all.
  public var isDeclared: Bool { !isDynamic }

  /// All types that this one is a kind of.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = facts.parents
    while let next = open.popLast() {
      let type = UTType(known: next)
      if found.insert(type).inserted { open += type.facts.parents }
    }
    return found
  }

  /// Whether it is the type or a kind of it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  /// Whether the type is a kind of it, and another one.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  /// Whether it is a kind of the other type, and another one.
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
  /// Reads an identifier.
  public init(from decoder: any Decoder) throws {
    self.init(exportedAs: try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

/// What stands for a type outside of the app.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// A kind of tag by its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Extensions of files.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// MIME types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
