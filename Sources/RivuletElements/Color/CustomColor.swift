package import RivuletCore

/// An app-defined shape style that resolves to a colour.
package struct CustomColor: Hashable, @unchecked Sendable {
  /// The style, which identifies the colour in comparisons.
  package let style: AnyHashable
  private let resolve: @Sendable (EnvironmentValues) -> Color.Resolved

  /// Creates a colour from a style and the function that resolves it.
  package init(_ style: AnyHashable, resolve: @escaping @Sendable (EnvironmentValues) -> Color.Resolved) {
    (self.style, self.resolve) = (style, resolve)
  }

  /// Returns the components in an environment.
  package func resolved(in environment: EnvironmentValues) -> Color.Resolved { resolve(environment) }

  package static func == (lhs: CustomColor, rhs: CustomColor) -> Bool { lhs.style == rhs.style }

  package func hash(into hasher: inout Hasher) { hasher.combine(style) }
}

extension CustomColor: CustomStringConvertible {
  package var description: String { "\(style.base)" }
}
