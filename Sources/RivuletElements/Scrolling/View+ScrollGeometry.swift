public import RivuletCore
import RivuletGeometry

/// A modifier that calls an action when a value derived from the scroll view's geometry changes (B15.27).
struct ScrollGeometryModifier<Value: Equatable> {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
  /// A Boolean value that indicates whether the content should contain only one scroll view. The library's own observers allow several.
  var expectsOneScrollView = true
}

extension ScrollGeometryModifier: ScrollObserverModifier {
  typealias Body = Never

  @MainActor
  final class Watch: ScrollObserver {
    weak var scrollController: ScrollController?
    var modifier: ScrollGeometryModifier?
    private var previous: Value?

    var expectsOneScrollView: Bool { modifier?.expectsOneScrollView ?? true }
    var observerName: String { "onScrollGeometryChange" }

    package func geometryChanged(_ geometry: ScrollGeometry, of controller: ScrollController) {
      guard let modifier else { return }
      let now = modifier.transform(geometry)
      let before = previous ?? now
      guard previous != now else { return }
      previous = now
      let action = modifier.action
      controller.perform { action(before, now) }
    }
  }

  static func makeObserver() -> Watch { Watch() }

  func update(_ observer: Watch, _ node: ViewNode, environment: EnvironmentReader) { observer.modifier = self }
}

/// A modifier that calls an action when the phase of the scroll view changes (B15.29).
struct ScrollPhaseModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
}

extension ScrollPhaseModifier: ScrollObserverModifier {
  typealias Body = Never

  @MainActor
  final class Watch: ScrollObserver {
    weak var scrollController: ScrollController?
    var modifier: ScrollPhaseModifier?

    var expectsOneScrollView: Bool { true }
    var observerName: String { "onScrollPhaseChange" }

    func phaseChanged(from old: ScrollPhase, to new: ScrollPhase, _ context: ScrollPhaseChangeContext) {
      guard let action = modifier?.action, let scrollController else { return }
      scrollController.perform { action(old, new, context) }
    }
  }

  static func makeObserver() -> Watch { Watch() }

  func update(_ observer: Watch, _ node: ViewNode, environment: EnvironmentReader) { observer.modifier = self }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension View {
  /// Calls `action` when the value that `transform` derives from the scroll view's geometry changes, and at its first layout (B15.27).
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier<T>(transform: transform, action: action))
  }

  /// Calls `action` when the phase of the scroll view in this view changes (B15.29).
  nonisolated public func onScrollPhaseChange(_ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void) -> some View {
    modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  /// Calls `action` when the phase of the scroll view in this view changes (B15.29).
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }
}
