import RivuletCore

/// A type-erased style.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AnyShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  // The most common styles are stored without a box.
  package enum Storage: Sendable {
    case color(Color)
    case hierarchical(HierarchicalShapeStyle)
    case boxed(ShapeStyleBox)
  }

  package let storage: Storage

  /// Creates a type-erased style.
  public init<S: ShapeStyle>(_ style: S) {
    if let color = style as? Color {
      storage = .color(color)
    } else if let level = style as? HierarchicalShapeStyle {
      storage = .hierarchical(level)
    } else if let style = style as? AnyShapeStyle {
      storage = style.storage
    } else {
      storage = .boxed(TypedShapeStyleBox(style))
    }
  }

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    switch storage {
    case .color(let color): color._apply(to: &shape)
    case .hierarchical(let level): level._apply(to: &shape)
    case .boxed(let box): box.apply(to: &shape)
    }
  }
}

extension AnyShapeStyle {
  /// Returns true if the two styles are known to be equal.
  func isSame(as other: AnyShapeStyle) -> Bool {
    switch (storage, other.storage) {
    case (.color(let color), .color(let otherColor)): color == otherColor
    case (.hierarchical(let level), .hierarchical(let otherLevel)): level == otherLevel
    case (.boxed(let box), .boxed(let otherBox)): box === otherBox || box.isSame(as: otherBox)
    default: false
    }
  }
}

extension AnyShapeStyle: ViewComparable {
  package static func areSameInput(_ lhs: AnyShapeStyle, _ rhs: AnyShapeStyle) -> Bool { lhs.isSame(as: rhs) }
}

/// The type-erased storage of a style.
package class ShapeStyleBox: @unchecked Sendable {
  fileprivate init() {}

  func apply(to shape: inout _ShapeStyle_Shape) {}
  func isSame(as other: ShapeStyleBox) -> Bool { false }
}

private final class TypedShapeStyleBox<Style: ShapeStyle>: ShapeStyleBox, @unchecked Sendable {
  let style: Style

  init(_ style: Style) {
    self.style = style
  }

  override func apply(to shape: inout _ShapeStyle_Shape) {
    style._apply(to: &shape)
  }

  override func isSame(as other: ShapeStyleBox) -> Bool {
    guard let other = other as? TypedShapeStyleBox<Style> else { return false }
    return ViewComparison.areEqual(style, other.style)
  }
}
