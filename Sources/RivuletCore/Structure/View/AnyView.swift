import RivuletGraph

/// A type-erased view. While the wrapped type at a position stays the same, the view keeps its identity. A different type is a new identity
/// (B4.14).
@frozen public struct AnyView {
  package var storage: AnyViewStorage

  public nonisolated init<V: View>(_ view: V) {
    if let wrapped = view as? AnyView {
      storage = wrapped.storage
    } else {
      storage = TypedViewStorage(view)
    }
  }

  /// Wraps a type-erased value. Returns nil if `value` isn't a view.
  public nonisolated init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(erasing: view)
  }

  /// Wraps the view in an existential container.
  public nonisolated init(erasing view: any View) {
    func open<V: View>(_ view: V) -> AnyView { AnyView(view) }
    self = open(view)
  }
}

extension AnyView: View {
  public typealias Body = Never

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    inputs.makeSwitch(AnyViewSwitch(view: view.attribute))
  }

  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}

extension AnyView: ViewComparable {
  package static func areSameInput(_ lhs: AnyView, _ rhs: AnyView) -> Bool {
    lhs.storage === rhs.storage || lhs.storage.isSame(as: rhs.storage)
  }
}

@available(*, unavailable)
extension AnyView: Sendable {}

/// The type-erased view inside an `AnyView`.
@usableFromInline
package class AnyViewStorage {
  var type: any Any.Type { fatalError("AnyViewStorage is abstract; a TypedViewStorage holds the view.") }

  func isSame(as other: AnyViewStorage) -> Bool { false }

  /// True if the value of the wrapped view shows nothing.
  @MainActor var isKnownEmpty: Bool { false }

  @MainActor func make(_ view: Attribute<AnyView>, _ inputs: inout _ViewListInputs) -> _ViewListOutputs {
    _ViewListOutputs(elements: .none)
  }
}

final class TypedViewStorage<Content: View>: AnyViewStorage {
  let content: Content

  init(_ content: Content) {
    self.content = content
  }

  override var type: any Any.Type { Content.self }

  override var isKnownEmpty: Bool { content.isKnownEmpty }

  override func isSame(as other: AnyViewStorage) -> Bool {
    guard let other = other as? TypedViewStorage<Content> else { return false }
    return ViewComparison.areEqual(content, other.content)
  }

  override func make(_ view: Attribute<AnyView>, _ inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let content = inputs.makeRule(AnyViewContent<Content>(view: view))
    return inputs.makeList(_GraphValue(content))
  }
}
