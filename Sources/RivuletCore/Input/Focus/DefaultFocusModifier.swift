/// Prioritizations for default focus preferences.
@available(iOS 17.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct DefaultFocusEvaluationPriority: Sendable {
  let isForMoves: Bool

  /// Uses the default focus when the region appears and when the app moves focus into the region.
  public static let automatic = DefaultFocusEvaluationPriority(isForMoves: false)
  /// Also uses the default focus when the user moves focus into the region from outside.
  public static let userInitiated = DefaultFocusEvaluationPriority(isForMoves: true)
}

/// A modifier that makes its content a region with default focus: the view that a focus state associates with a value.
struct DefaultFocusModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
  let priority: DefaultFocusEvaluationPriority
}

extension DefaultFocusModifier: FocusMarkModifier {
  typealias Body = Never

  static func register(_ mark: FocusRegion, in tree: ViewTree) { tree.focus.defaults.add(mark) }

  func update(_ mark: FocusRegion, in tree: ViewTree) {
    mark.countsForMoves = priority.isForMoves
    guard let location = binding.location as? FocusLocation<Value> else { return }
    let value = AnyHashable(value)
    mark.find = { [weak tree] in tree?.focus.stop(of: location, at: value) }
  }

  func appear(in tree: ViewTree) {
    if tree.keyboard.controlInFocus == nil { binding.wrappedValue = value }
  }
}

@available(iOS 17.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Defines a region in which default focus goes to the view that the focus state associates with `value`. The default applies when this
  /// view appears while no view has focus, and when the app moves focus into this view. Depending on the priority, it also applies when the
  /// user moves focus into this view.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(binding: binding, value: value, priority: priority))
  }
}
