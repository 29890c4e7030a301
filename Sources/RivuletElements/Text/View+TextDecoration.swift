public import Foundation
public import RivuletCore

extension View {
  /// Adds space between the letters of text in this view, in points. Ligatures stay together.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    environment(\.textContext.kerning, kerning)
  }

  /// Adds space between the letters of text in this view, in points, and ignores its kerning (documentation).
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    environment(\.textContext.tracking, tracking)
  }

  /// Raises the text in this view by a distance, in points.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.textContext.baselineOffset, baselineOffset)
  }

  /// Underlines the text in this view, or removes the underline.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.textContext.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Strikes through the text in this view, or removes the strikethrough.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.textContext.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }
}
