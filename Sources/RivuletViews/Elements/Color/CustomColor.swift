import RivuletCore

/// A shape style of the app that resolves to a colour.
package struct CustomColor: Hashable, @unchecked Sendable {
  private let style: AnyHashable
  private let resolve: @Sendable (EnvironmentValues) -> Color.Resolved

  init<Style: Hashable & ShapeStyle>(_ style: Style) where Style.Resolved == Color.Resolved {
    self.style = AnyHashable(style)
    resolve = { style.resolve(in: $0) }
  }

  /// Returns the components in an environment.
  func resolved(in environment: EnvironmentValues) -> Color.Resolved { resolve(environment) }

  package static func == (lhs: CustomColor, rhs: CustomColor) -> Bool { lhs.style == rhs.style }

  package func hash(into hasher: inout Hasher) { hasher.combine(style) }
}

extension CustomColor: CustomStringConvertible {
  package var description: String { "\(style.base)" }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Color {
  /// Creates a colour from a shape style of the app that resolves to a colour.
  public nonisolated init<T>(_ color: T) where T: Hashable, T: ShapeStyle, T.Resolved == Color.Resolved {
    self = color as? Color ?? Color(provider: .custom(CustomColor(color)))
  }
}
