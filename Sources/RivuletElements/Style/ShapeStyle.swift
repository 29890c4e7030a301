public import RivuletCore

/// A colour or pattern for shapes, text and symbols.
///
/// An app's style implements `resolve(in:)` and returns another style. The library's own styles end that chain.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol ShapeStyle: Sendable {
  /// The style that this style resolves to, or `Never` for the library's own styles.
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
  /// Never called, because the library's own styles resolve themselves.
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
