package import RivuletCore
package import RivuletDrawing

extension Text {
  /// The style of a line under or through text.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of the line.
    public struct Pattern: Hashable, Sendable {
      package let resolved: TextRun.Decoration.Pattern

      /// An unbroken line.
      public static let solid = Pattern(resolved: .solid)
      /// A line of dots.
      public static let dot = Pattern(resolved: .dot)
      /// A line of dashes.
      public static let dash = Pattern(resolved: .dash)
      /// A line of alternating dashes and dots.
      public static let dashDot = Pattern(resolved: .dashDot)
      /// A line of dashes with two dots between them.
      public static let dashDotDot = Pattern(resolved: .dashDotDot)
    }

    package let pattern: Pattern
    let color: Color?

    /// Creates a style from a pattern and a colour. Nil uses the colour of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// An unbroken line in the text's colour.
    public static let single = LineStyle()
  }
}

extension Text.LineStyle {
  /// Returns the line to draw in an environment.
  package func resolved(in environment: EnvironmentValues) -> TextRun.Decoration {
    TextRun.Decoration(pattern: pattern.resolved, color: color?.paintColor(in: environment))
  }
}
