public import RivuletCore
public import RivuletFoundation

/// A mark at a value of a slider, with or without a label (documentation).
@available(iOS 26.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
public struct SliderTick<V: BinaryFloatingPoint>: Identifiable {
  /// Which mark it is: two marks at one value are one.
  public struct ID: Hashable {
    let value: V
  }

  let value: V
  let label: AnyView?

  private init(at value: V, _ label: AnyView?) {
    self.value = value
    self.label = label
  }

  /// A mark without a label.
  public init(_ value: V) {
    self.init(at: value, nil)
  }

  /// A mark with a label.
  public init<L: View>(_ value: V, @ViewBuilder label: () -> L) {
    self.init(at: value, AnyView(label()))
  }

  /// A mark with a text.
  public init(_ titleKey: LocalizedStringKey, _ value: V) {
    self.init(at: value, AnyView(Text(titleKey)))
  }

  /// A mark with a text.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, _ value: V) {
    self.init(at: value, AnyView(Text(titleResource)))
  }

  /// A mark with a text.
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
