public import RivuletCore
package import RivuletTree

/// A key for a value that a view passes to the layout of its container.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public protocol LayoutValueKey {
  associatedtype Value

  /// The value for views that don't set one.
  static var defaultValue: Self.Value { get }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Sets a value of this view for its container's layout, which reads it from the `LayoutSubview`.
  @inlinable nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(_LayoutValueModifier<K>(value: value))
  }
}

/// A modifier that stores a value for the container's layout. The outermost value for a key takes effect, as it does for priorities.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct _LayoutValueModifier<K: LayoutValueKey> {
  package let value: K.Value

  public nonisolated init(value: K.Value) {
    self.value = value
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension _LayoutValueModifier: BehaviorModifier {
  public typealias Body = Never

  package static var initial: _LayoutValueModifier<K> { _LayoutValueModifier(value: K.defaultValue) }
  package static var traits: NodeTraits { .passesLayout }

  package func fact(of node: ViewNode) -> _LayoutValueModifier<K>? { self }

  package func update(_ node: BehaviorNode<_LayoutValueModifier<K>>, environment: EnvironmentReader) {
    if ViewComparison.areEqual(node.behavior, self) { return }
    node.update(self)
    node.invalidateEnclosingLayout()
  }

  package func change(from old: _LayoutValueModifier<K>, in node: ViewNode) -> NodeChange {
    ViewComparison.areEqual(old, self) ? .nothing : .answers
  }
}

extension ViewNode {
  /// Invalidates the layout of the enclosing container after a layout value changes. The views in between need not change.
  func invalidateEnclosingLayout() {
    var next = parent
    while let step = next {
      if step.isContainer {
        step.childMemory?.childrenDidChange()
        return step.invalidateLayout()
      }
      next = step.parent
    }
  }

  /// Returns the value that the node sets for a key.
  package func layoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value {
    var step: ViewNode? = self
    while let node = step {
      if let found = node.fact(_LayoutValueModifier<K>.self) { return found.value }
      step = node.modifiedNode
    }
    return K.defaultValue
  }
}
