public import Combine

/// A property wrapper for an object that the view owns. The object is created once per identity, just before the first evaluation of the
/// body, and is observed like an `ObservedObject` (B3.25).
@frozen @propertyWrapper public struct StateObject<ObjectType: ObservableObject> {
  @usableFromInline
  @frozen enum Storage {
    case initially(() -> ObjectType)
    case object(ObjectType)
  }

  @usableFromInline var storage: Storage

  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    storage = .initially(thunk)
  }

  /// The object for this identity. Before the view is installed, each read creates a new object (B11.08).
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    switch storage {
    case .object(let object):
      return object
    case .initially(let make):
      RuntimeIssue.report(
        .uninstalledAccess, typeName: "StateObject<\(ObjectType.self)>",
        "StateObject<\(ObjectType.self)> was read before its view was installed; this creates a new object each time. "
          + "Read it only inside body or in code that body calls.")
      return make()
    }
  }

  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(root: wrappedValue)
  }
}

@available(*, unavailable)
extension StateObject: Sendable {}
@available(*, unavailable)
extension StateObject.Storage: Sendable {}

/// Treats all state objects as equal inputs, because the view keeps its first object regardless of new initial expressions (B3.28).
extension StateObject: ViewComparable {
  package static func areSameInput(_ lhs: StateObject, _ rhs: StateObject) -> Bool { true }
}
