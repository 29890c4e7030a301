public import Foundation
public import RivuletCore

extension View {
  /// Moves the letters of texts in this view apart by so many points, ligatures kept together.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    environment(\.textContext.kerning, kerning)
  }

  /// Moves the letters of texts in this view apart by so many points; kerning is then ignored (documentation).
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    environment(\.textContext.tracking, tracking)
  }

  /// Raises texts in this view by so many points.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.textContext.baselineOffset, baselineOffset)
  }

  /// Underlines texts in this view, or takes that back.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.textContext.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Strikes texts in this view through, or takes that back.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.textContext.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }
}
