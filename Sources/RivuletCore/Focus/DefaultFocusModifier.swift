/// How much a default focus counts.
@available(iOS 17.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct DefaultFocusEvaluationPriority: Sendable {
  let isForMoves: Bool

  /// When the region appears, and when an app moves the focus into it.
  public static let automatic = DefaultFocusEvaluationPriority(isForMoves: false)
  /// Also when a person moves the focus into the region from outside.
  public static let userInitiated = DefaultFocusEvaluationPriority(isForMoves: true)
}

/// Makes its content a region that has a default: the view for which a focus state has some value.
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
  /// Gives the focus to the view that the state stands for by `value`, when this view appears and nothing has the focus, or when the focus is moved
  /// into this view: by the app, or also by a person.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(binding: binding, value: value, priority: priority))
  }
}
