import Synchronization

/// A property wrapper that creates an identity for each view that declares it. The identity distinguishes the ids in one group of views
/// from those in other groups (B3.50).
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@frozen @propertyWrapper public struct Namespace {
  /// The identity of a namespace.
  @frozen public struct ID: Hashable, Sendable {
    @usableFromInline let number: Int
  }

  /// This namespace's identity; nil until the view is installed.
  @usableFromInline var id: ID?

  @inlinable public init() {
    id = nil
  }

  /// The namespace's identity, which is constant during the view's lifetime. Before the view is installed, each read returns a new identity
  /// that's unequal to all others.
  public var wrappedValue: Namespace.ID {
    if let id { return id }
    RuntimeIssue.report(
      .uninstalledAccess, typeName: "Namespace",
      "A Namespace was read outside a body, before its view was installed; its id matches no other id. "
        + "Read it only inside body or in code that body calls.")
    return ID(number: NamespaceNumbers.nextLoose())
  }
}

extension Namespace: Sendable {}

/// Treats all namespaces as equal inputs, because all values of a view share the view's namespace.
extension Namespace: ViewComparable {
  package static func areSameInput(_ lhs: Namespace, _ rhs: Namespace) -> Bool { true }
}

/// Assigns numbers to the namespaces of one tree.
@MainActor
final class NamespaceNumbers {
  private var last = 0

  nonisolated init() {}

  func next() -> Namespace.ID {
    last += 1
    return Namespace.ID(number: last)
  }

  private nonisolated static let loose = Atomic<Int>(0)

  /// Returns a number that no installed namespace uses.
  nonisolated static func nextLoose() -> Int { loose.subtract(1, ordering: .relaxed).newValue }
}
