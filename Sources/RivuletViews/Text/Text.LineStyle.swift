import RivuletCore
import RivuletDrawing

extension Text {
  /// How a line under or through text looks.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of the line.
    public struct Pattern: Hashable, Sendable {
      let resolved: TextRun.Decoration.Pattern

      /// Unbroken.
      public static let solid = Pattern(resolved: .solid)
      /// Dots.
      public static let dot = Pattern(resolved: .dot)
      /// Dashes.
      public static let dash = Pattern(resolved: .dash)
      /// Dashes and dots in turn.
      public static let dashDot = Pattern(resolved: .dashDot)
      /// A dash and two dots in turn.
      public static let dashDotDot = Pattern(resolved: .dashDotDot)
    }

    let pattern: Pattern
    let color: Color?

    /// A line in a pattern; without a colour it has the text's.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// An unbroken line in the text's colour.
    public static let single = LineStyle()
  }
}

extension Text.LineStyle {
  /// The line as it is drawn in an environment.
  func resolved(in environment: EnvironmentValues) -> TextRun.Decoration {
    TextRun.Decoration(pattern: pattern.resolved, color: color?.paintColor(in: environment))
  }
}
