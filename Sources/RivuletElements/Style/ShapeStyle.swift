public import RivuletCore

/// A colour or pattern for shapes, texts and symbols.
///
/// A style of an app implements `resolve(in:)` and returns another style. The styles of the library end that chain.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol ShapeStyle: Sendable {
  /// The style that this one resolves to, or `Never` for a style of the library.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style to use in an environment.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Fills `shape` with the resolved style.
  func _apply(to shape: inout _ShapeStyle_Shape)
}

extension ShapeStyle {
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    resolve(in: shape.environment)._apply(to: &shape)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Never called: a style of the library resolves itself.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("resolve(in:) of \(Self.self) was called, but it resolves to Never. Give \(Self.self) a resolve(in:) that returns a style.")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

extension Color: ShapeStyle {
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.fill(paintColor(in: shape.environment))
  }
}
