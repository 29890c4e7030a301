public import RivuletCore
import RivuletGraph

/// A style that depends on the progress: a bar if the completed fraction is known, a ring otherwise (B21.47).
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    AutomaticProgress(configuration: configuration)
  }
}

/// A style with a bar.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
  private let tint: Color?

  public nonisolated init() {
    tint = nil
  }

  /// Creates a style with a bar in a colour.
  @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "Use View/tint(_:) instead.")
  @available(macOS, introduced: 11.0, deprecated: 100000.0, message: "Use View/tint(_:) instead.")
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    LinearProgress(configuration: configuration).modifier(OwnTintModifier(tint: tint))
  }
}

/// A style with a ring that turns. On desktops, it fills if the completed fraction is known.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
  private let tint: Color?

  public nonisolated init() {
    tint = nil
  }

  /// Creates a style with a ring in a colour.
  @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "Use View/tint(_:) instead.")
  @available(macOS, introduced: 11.0, deprecated: 100000.0, message: "Use View/tint(_:) instead.")
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    CircularProgress(configuration: configuration).modifier(OwnTintModifier(tint: tint))
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A style that depends on the progress.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A style with a bar.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A style with a ring.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A modifier that sets the tint of a style, if the style has one.
private struct OwnTintModifier: EnvironmentModifier {
  typealias Body = Never

  let tint: Color?

  func change(_ environment: inout EnvironmentValues) {
    if let tint { environment.tint = AnyShapeStyle(tint) }
  }
}
