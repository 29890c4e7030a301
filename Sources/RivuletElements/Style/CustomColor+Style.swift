import RivuletCore

extension CustomColor {
  fileprivate init<Style: Hashable & ShapeStyle>(_ style: Style) where Style.Resolved == Color.Resolved {
    self.init(AnyHashable(style)) { style.resolve(in: $0) }
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Color {
  /// Creates a colour from an app-defined shape style that resolves to a colour.
  public nonisolated init<T>(_ color: T) where T: Hashable, T: ShapeStyle, T.Resolved == Color.Resolved {
    self = color as? Color ?? Color(provider: .custom(CustomColor(color)))
  }
}
