package import RivuletGraph

/// A change to a source of truth.
package struct TracedChange: Sendable {
  /// The kinds of sources of truth.
  package enum Kind: String, Sendable, Codable {
    case state
    /// An observable object that announces changes as a whole.
    case object
    /// A property of an object whose class uses the `@Observable` macro.
    case property
    /// A value in `AppStorage` or `SceneStorage`.
    case stored
    case environment
  }

  package let kind: Kind
  /// The name of the type of the value or object.
  package let typeName: String
  /// The name of the type of the view that owns the source or has read the object.
  package var owner = ""
  /// The rule that evaluates that view's body.
  package var ownerRule: AttributeID?
  /// The source's attribute; nil for an object.
  package var input: AttributeID?
  /// The name of the property or the key of a stored value; nil if only the owner's rule can determine the name.
  package var name: String?
  /// The address of the object, or of the key path of the observable property. Announcements of one change to several readers share it. Zero
  /// for other sources.
  package var announcement: UInt = 0
  /// The values before and after the change, formatted as text; nil if unknown.
  package var values: (old: String, new: String)?
  /// True if the source belongs to the app; false if it belongs to the library.
  package var isOwn = true
  package var isAnimated = false
  /// True if the change was made on the main thread.
  package let isOnMain: Bool
  /// The name of the view whose task made the change; nil outside such tasks.
  package let task: String?

  /// Returns true if the reader is the change's owner.
  package func isOwned(by reader: TracedReader) -> Bool { ownerRule == reader.rule }

  /// The number of the source's attribute; nil for an object, or if the source no longer exists. Use only on the main thread.
  package var inputNumber: UInt32? { input?.isLive == true ? input?.sequence : nil }

  package init(_ kind: Kind, of type: any Any.Type) { self.init(kind, named: TracedType.of(type).name) }

  package init(_ kind: Kind, named typeName: String) {
    self.kind = kind
    self.typeName = typeName
    isOnMain = MainThread.isCurrent
    task = TracedTask.name
  }
}

/// A view that an object's announcement reaches.
package struct TracedReader: Sendable {
  /// The rule that evaluates the view's body.
  let rule: AttributeID
  /// The type of the view.
  package let type: any Any.Type
}

/// Formats values as human-readable text.
package enum TracedValue {
  /// The maximum number of characters in a description before truncation.
  package static let limit = 200

  /// Returns a description of a value, truncated to 200 characters.
  package static func describe<Value>(_ value: Value) -> String {
    let text = value is String ? "\"\(value)\"" : String(describing: value)
    return text.count > limit ? text.prefix(limit) + "…" : text
  }
}
