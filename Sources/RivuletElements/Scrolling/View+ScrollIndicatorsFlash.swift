public import RivuletCore

/// A modifier that briefly shows the scroll view's indicators when a value changes, or when the view appears (B15.25).
struct ScrollFlashModifier<Value: Equatable> {
  /// The value that triggers the flash, or nil to flash when the view appears.
  let trigger: Value?
}

extension ScrollFlashModifier: ScrollObserverModifier {
  typealias Body = Never

  @MainActor
  final class Flasher: ScrollObserver {
    private weak var known: ScrollController?
    private var trigger: Value?
    private var wasUpdated = false

    var observesAllScrollViews: Bool { true }
    var observerName: String { "scrollIndicatorsFlash" }

    func update(_ trigger: Value?) {
      defer { (self.trigger, wasUpdated) = (trigger, true) }
      if wasUpdated, trigger != self.trigger { known?.flashIndicators() }
    }

    func layoutChanged(of controller: ScrollController) {
      if known == nil, trigger == nil { controller.flashIndicators() }
      known = controller
    }
  }

  static func makeObserver() -> Flasher { Flasher() }

  func update(_ observer: Flasher, _ node: ViewNode, environment: EnvironmentReader) { observer.update(trigger) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  /// Briefly shows the indicators of the scroll view in this view when a value changes (B15.25).
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modifier(ScrollFlashModifier(trigger: value))
  }

  /// Briefly shows the indicators of the scroll view in this view when this view appears (B15.25).
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    modifier(ScrollFlashModifier<Bool>(trigger: onAppear ? nil : false))
  }
}
