import Synchronization

/// An identity of its own for each view that holds one, to tell the ids of one group of views from those of others (B3.50).
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@frozen @propertyWrapper public struct Namespace {
  /// Stands for the view that holds the namespace.
  @frozen public struct ID: Hashable, Sendable {
    @usableFromInline let number: Int
  }

  /// Nil until the view is installed.
  @usableFromInline var id: ID?

  @inlinable public init() {
    id = nil
  }

  /// The same for as long as the view's identity lives. Before the view is installed, one that never equals another.
  public var wrappedValue: Namespace.ID {
    if let id { return id }
    RuntimeIssue.report(
      .uninstalledAccess, typeName: "Namespace",
      "A Namespace was read outside a body, before its view was installed; the id equals no other one. "
        + "Read it only inside body or in what body calls.")
    return ID(number: NamespaceNumbers.nextLoose())
  }
}

extension Namespace: Sendable {}

extension Namespace: DynamicProperty {
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int, name: String) {
    buffer.append(NamespaceStorage(id: buffer.inputs.tree.app.namespaces.next()), at: fieldOffset, name: name)
  }
}

/// Every value of the view has the namespace of its identity.
extension Namespace: ViewComparable {
  package static func areSameInput(_ lhs: Namespace, _ rhs: Namespace) -> Bool { true }
}

@MainActor
private final class NamespaceStorage: PropertyStorage {
  private let id: Namespace.ID

  init(id: Namespace.ID) {
    self.id = id
  }

  func install(_ property: inout Namespace, _ context: PropertyContext) {
    property.id = id
  }
}

/// Numbers the namespaces of one tree.
@MainActor
final class NamespaceNumbers {
  private var last = 0

  nonisolated init() {}

  func next() -> Namespace.ID {
    last += 1
    return Namespace.ID(number: last)
  }

  private nonisolated static let loose = Atomic<Int>(0)

  /// A number that no installed namespace has.
  nonisolated static func nextLoose() -> Int { loose.subtract(1, ordering: .relaxed).newValue }
}
