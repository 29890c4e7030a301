public import RivuletCore
import RivuletGraph

/// The style that suits the progress: a bar where it is known how far it has come, a ring where it is not (B21.47).
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    AutomaticProgress(configuration: configuration)
  }
}

/// A bar.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
  private let tint: Color?

  public nonisolated init() {
    tint = nil
  }

  /// A bar in a colour.
  @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "Use View/tint(_:) instead.")
  @available(macOS, introduced: 11.0, deprecated: 100000.0, message: "Use View/tint(_:) instead.")
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    LinearProgress(configuration: configuration).modifier(OwnTintModifier(tint: tint))
  }
}

/// A ring that turns; on desktops one that fills where it is known how far it has come.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
  private let tint: Color?

  public nonisolated init() {
    tint = nil
  }

  /// A ring in a colour.
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
  /// The style that suits the progress.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// Sets the tint that a style was made with, if it was.
private struct OwnTintModifier: EnvironmentModifier {
  typealias Body = Never

  let tint: Color?

  func change(_ environment: inout EnvironmentValues) {
    if let tint { environment.tint = AnyShapeStyle(tint) }
  }
}

extension StructuralStyle<Attribute<ProgressViewStyleConfiguration>> {
  /// Builds progress where no style is set.
  static var standardProgress: StructuralStyle { standard }
}

/// One for all places.
@MainActor
private let standard = StructuralStyle<Attribute<ProgressViewStyleConfiguration>>.showing { AutomaticProgress(configuration: $0) }
