import Foundation
public import RivuletCore

extension Text {
  /// How large text is beside other text.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public struct Scale: Hashable, Sendable {
    /// Our choice.
    let factor: CGFloat

    /// In its own size.
    public static let `default` = Scale(factor: 1)
    /// Smaller, beside what matters more.
    public static let secondary = Scale(factor: 0.8)
  }

  /// The text in another size beside other text.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? with(.scale(scale.factor)) : self
  }
}

/// Makes text smaller.
struct TextScaleModifier: EnvironmentModifier {
  typealias Body = Never

  let factor: CGFloat

  func change(_ environment: inout EnvironmentValues) {
    if factor != 1 { environment.font = (environment.font ?? .body).scaled(by: factor) }
  }
}

extension View {
  /// Shows text in this view in another size beside other text.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    modifier(TextScaleModifier(factor: isEnabled ? scale.factor : 1))
  }
}
