import Foundation
public import RivuletCore

extension Text {
  /// A size of text relative to the surrounding text.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public struct Scale: Hashable, Sendable {
    /// The font size factor (our choice).
    let factor: CGFloat

    /// The normal size.
    public static let `default` = Scale(factor: 1)
    /// A smaller size, for less important text.
    public static let secondary = Scale(factor: 0.8)
  }

  /// Sets the size of this text relative to the surrounding text.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? with(.scale(scale.factor)) : self
  }
}

/// A modifier that scales the font of the environment.
struct TextScaleModifier: EnvironmentModifier {
  typealias Body = Never

  let factor: CGFloat

  func change(_ environment: inout EnvironmentValues) {
    if factor != 1 { environment.font = (environment.font ?? .body).scaled(by: factor) }
  }
}

extension View {
  /// Sets the size of text in this view relative to the surrounding text.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    modifier(TextScaleModifier(factor: isEnabled ? scale.factor : 1))
  }
}
