public import RivuletCore
public import RivuletElements
public import RivuletFoundation

/// A tick mark at a value of a slider, with an optional label (documentation).
@available(iOS 26.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
public struct SliderTick<V: BinaryFloatingPoint>: Identifiable {
  /// The identity of a tick mark. Marks at the same value have the same identity.
  public struct ID: Hashable {
    let value: V
  }

  let value: V
  let label: AnyView?

  private init(at value: V, _ label: AnyView?) {
    self.value = value
    self.label = label
  }

  /// Creates a tick mark without a label.
  public init(_ value: V) {
    self.init(at: value, nil)
  }

  /// Creates a tick mark with a label.
  public init<L: View>(_ value: V, @ViewBuilder label: () -> L) {
    self.init(at: value, AnyView(label()))
  }

  /// Creates a tick mark with a localized label.
  public init(_ titleKey: LocalizedStringKey, _ value: V) {
    self.init(at: value, AnyView(Text(titleKey)))
  }

  /// Creates a tick mark whose label is a localized string resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, _ value: V) {
    self.init(at: value, AnyView(Text(titleResource)))
  }

  /// Creates a tick mark with a label that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, _ value: V) {
    self.init(at: value, AnyView(Text(title)))
  }

  public var id: ID { ID(value: value) }
}

@available(*, unavailable)
extension SliderTick: Sendable {}

@available(*, unavailable)
extension SliderTick.ID: Sendable {}
