public import RivuletControls
public import RivuletCore

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider between two values.
  @available(*, deprecated, renamed: "init(value:in:onEditingChanged:)")
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, from minValue: V, through maxValue: V, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: minValue...maxValue, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepped slider between two values.
  @available(*, deprecated, renamed: "init(value:in:step:onEditingChanged:)")
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: minValue...maxValue, step: stride, onEditingChanged: onEditingChanged)
  }
}
