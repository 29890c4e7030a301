public import RivuletCore
package import RivuletTree

/// A key of a value that a view tells the layout around it.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public protocol LayoutValueKey {
  associatedtype Value

  /// The value of views that set none.
  static var defaultValue: Self.Value { get }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Tells the layout around this view a value, which it reads from the `LayoutSubview`.
  @inlinable nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(_LayoutValueModifier<K>(value: value))
  }
}

/// Keeps a value for the layout around a view. Of several for one key the outermost counts, as with priorities.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct _LayoutValueModifier<K: LayoutValueKey> {
  let value: K.Value

  public nonisolated init(value: K.Value) {
    self.value = value
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension _LayoutValueModifier: BehaviorModifier {
  public typealias Body = Never

  package static var initial: _LayoutValueModifier<K> { _LayoutValueModifier(value: K.defaultValue) }
  package static var passesLayout: Bool { true }

  package func update(_ node: BehaviorNode<_LayoutValueModifier<K>>, environment: EnvironmentReader) {
    if ViewComparison.areEqual(node.behavior, self) { return }
    node.update(self)
    node.tellLayoutAround()
  }

  package func change(from old: _LayoutValueModifier<K>, in node: ViewNode) -> NodeChange {
    ViewComparison.areEqual(old, self) ? .nothing : .answers
  }
}

extension ViewNode {
  /// Has the container around a view laid out again that the view tells something else than before. What stands between the two need not differ.
  func tellLayoutAround() {
    var next = parent
    while let step = next {
      if step.isContainer {
        step.childMemory?.childrenMayDiffer()
        return step.invalidateLayout()
      }
      next = step.parent
    }
  }

  /// What the node tells the layout around it by a key.
  func layoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value {
    var step: ViewNode? = self
    while let node = step {
      if let found = node as? BehaviorNode<_LayoutValueModifier<K>> { return found.behavior.value }
      step = node.modifiedNode
    }
    return K.defaultValue
  }
}
