public import RivuletCore

/// The appearance of the pointer over a view.
@available(macOS 15.0, visionOS 2.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct PointerStyle: Sendable {
  package enum Kind: Sendable, Equatable {
    case shape(PointerShape)
    case columns(HorizontalDirection.Set)
    case rows(VerticalDirection.Set)
    case frame(FrameResizePosition, FrameResizeDirection.Set)
  }

  package let kind: Kind

  /// An arrow.
  public static let `default` = PointerStyle(kind: .shape(.arrow))
  /// A pointing hand, for a click that navigates.
  @available(visionOS, unavailable)
  public static let link = PointerStyle(kind: .shape(.link))
  /// A vertical beam, for text in horizontal lines.
  public static let horizontalText = PointerStyle(kind: .shape(.text))
  /// A horizontal beam, for text in vertical lines.
  public static let verticalText = PointerStyle(kind: .shape(.verticalText))
  /// A cross, for a drag that selects a rectangle.
  public static let rectSelection = PointerStyle(kind: .shape(.crosshair))
  /// An open hand, for content that people can drag.
  @available(visionOS, unavailable)
  public static let grabIdle = PointerStyle(kind: .shape(.openHand))
  /// A closed hand, for content that is being dragged.
  @available(visionOS, unavailable)
  public static let grabActive = PointerStyle(kind: .shape(.closedHand))
  /// A pointer for a click that magnifies the content beneath it.
  @available(visionOS, unavailable)
  public static let zoomIn = PointerStyle(kind: .shape(.zoomIn))
  /// A pointer for a click that shrinks the content beneath it.
  @available(visionOS, unavailable)
  public static let zoomOut = PointerStyle(kind: .shape(.zoomOut))
  /// A pointer for a divider between columns that moves left and right.
  @available(visionOS, unavailable)
  public static let columnResize = columnResize(directions: .all)
  /// A pointer for a divider between rows that moves up and down.
  @available(visionOS, unavailable)
  public static let rowResize = rowResize(directions: .all)

  /// Returns a pointer for a divider between columns that moves in the given directions. The result is an arrow for an empty set.
  @available(visionOS, unavailable)
  public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle {
    PointerStyle(kind: .columns(directions))
  }

  /// Returns a pointer for a divider between rows that moves in the given directions. The result is an arrow for an empty set.
  @available(visionOS, unavailable)
  public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle {
    PointerStyle(kind: .rows(directions))
  }

  /// Returns a pointer for a side or corner at which a drag resizes a rectangle. The result is an arrow for an empty set of directions.
  @available(visionOS, unavailable)
  public static func frameResize(position: FrameResizePosition, directions: FrameResizeDirection.Set = .all) -> PointerStyle {
    PointerStyle(kind: .frame(position, directions))
  }
}

extension PointerStyle.Kind {
  /// A Boolean value that indicates whether the style has an empty set of resizing directions.
  var isEmpty: Bool {
    switch self {
    case .shape: false
    case .columns(let directions): directions.isEmpty
    case .rows(let directions): directions.isEmpty
    case .frame(_, let directions): directions.isEmpty
    }
  }
}

extension PointerStyle {
  /// Returns the pointer shape in a layout direction.
  func shape(_ layoutDirection: LayoutDirection) -> PointerShape {
    switch kind {
    case .shape(let shape): shape
    case .columns(.all): .columns
    case .rows(.all): .rows
    case .columns(let directions):
      Self.arrows(x: Self.sign(directions.contains(.leading), directions.contains(.trailing)), y: 0, layoutDirection)
    case .rows(let directions): Self.arrows(x: 0, y: Self.sign(directions.contains(.up), directions.contains(.down)), layoutDirection)
    case .frame(let position, let directions): Self.frame(position, directions, layoutDirection)
    }
  }

  private static func sign(_ isNegative: Bool, _ isPositive: Bool) -> Int { isPositive ? 1 : isNegative ? -1 : 0 }

  private static func frame(
    _ position: FrameResizePosition, _ directions: FrameResizeDirection.Set, _ layoutDirection: LayoutDirection
  ) -> PointerShape {
    let (x, y) =
      switch position {
      case .top: (0, -1)
      case .leading: (-1, 0)
      case .bottom: (0, 1)
      case .trailing: (1, 0)
      case .topLeading: (-1, -1)
      case .topTrailing: (1, -1)
      case .bottomLeading: (-1, 1)
      case .bottomTrailing: (1, 1)
      }
    switch (directions.contains(.inward), directions.contains(.outward)) {
    case (false, false): return .arrow
    case (false, true): return arrows(x: x, y: y, layoutDirection)
    case (true, false): return arrows(x: -x, y: -y, layoutDirection)
    case (true, true):
      if y == 0 { return .resize(.horizontal) }
      if x == 0 { return .resize(.vertical) }
      return .resize((x == y) == (layoutDirection == .leftToRight) ? .falling : .rising)
    }
  }

  /// Returns an arrow that points in the direction of x and y, each of them -1, 0 or 1. Positive x points to the trailing edge.
  private static func arrows(x: Int, y: Int, _ layoutDirection: LayoutDirection) -> PointerShape {
    switch (layoutDirection == .leftToRight ? x : -x, y) {
    case (0, -1): .resize(.up)
    case (0, 1): .resize(.down)
    case (-1, 0): .resize(.left)
    case (1, 0): .resize(.right)
    case (-1, -1): .resize(.upLeft)
    case (1, -1): .resize(.upRight)
    case (-1, 1): .resize(.downLeft)
    case (1, 1): .resize(.downRight)
    default: .arrow
    }
  }
}
