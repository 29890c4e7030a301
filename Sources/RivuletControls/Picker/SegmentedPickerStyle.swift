/// A style that shows the options side by side at equal widths (B21.27).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
@available(watchOS, unavailable)
public struct SegmentedPickerStyle: PickerStyle, Sendable {
  public nonisolated init() {}
  public nonisolated var _look: _PickerLook { _PickerLook(kind: .segmented) }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A style that shows the options side by side at equal widths (B21.27).
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
  @available(watchOS, unavailable)
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
