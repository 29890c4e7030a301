public import RivuletCore

/// What the pointer looks like over a view.
@available(macOS 15.0, visionOS 2.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct PointerStyle: Sendable {
  enum Kind: Sendable, Equatable {
    case shape(PointerShape)
    case columns(HorizontalDirection.Set)
    case rows(VerticalDirection.Set)
    case frame(FrameResizePosition, FrameResizeDirection.Set)
  }

  let kind: Kind

  /// An arrow.
  public static let `default` = PointerStyle(kind: .shape(.arrow))
  /// A hand that points: a click leads elsewhere.
  @available(visionOS, unavailable)
  public static let link = PointerStyle(kind: .shape(.link))
  /// A beam, for text in lines that run across.
  public static let horizontalText = PointerStyle(kind: .shape(.text))
  /// A lying beam, for text in lines that run downwards.
  public static let verticalText = PointerStyle(kind: .shape(.verticalText))
  /// A cross: a drag selects a rectangle.
  public static let rectSelection = PointerStyle(kind: .shape(.crosshair))
  /// An open hand: a drag moves what is below.
  @available(visionOS, unavailable)
  public static let grabIdle = PointerStyle(kind: .shape(.openHand))
  /// A closed hand, while a drag moves it.
  @available(visionOS, unavailable)
  public static let grabActive = PointerStyle(kind: .shape(.closedHand))
  /// A click magnifies what is below.
  @available(visionOS, unavailable)
  public static let zoomIn = PointerStyle(kind: .shape(.zoomIn))
  /// A click makes it smaller.
  @available(visionOS, unavailable)
  public static let zoomOut = PointerStyle(kind: .shape(.zoomOut))
  /// Over the line between two columns, which moves to both sides.
  @available(visionOS, unavailable)
  public static let columnResize = columnResize(directions: .all)
  /// Over the line between two rows, which moves up and down.
  @available(visionOS, unavailable)
  public static let rowResize = rowResize(directions: .all)

  /// Over the line between two columns, which moves to one side or to both; an arrow if it moves to none.
  @available(visionOS, unavailable)
  public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle {
    PointerStyle(kind: .columns(directions))
  }

  /// Over the line between two rows, which moves up, down, or both; an arrow if it doesn't move.
  @available(visionOS, unavailable)
  public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle {
    PointerStyle(kind: .rows(directions))
  }

  /// Over a side or a corner of a rectangle whose size changes by a drag; an arrow if it doesn't change.
  @available(visionOS, unavailable)
  public static func frameResize(position: FrameResizePosition, directions: FrameResizeDirection.Set = .all) -> PointerStyle {
    PointerStyle(kind: .frame(position, directions))
  }
}

extension PointerStyle.Kind {
  /// Whether something can be resized in no direction at all.
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
  /// The shape where reading runs in a direction.
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

  /// An arrow to where x and y lead, each -1, 0 or 1; positive x leads to where reading ends.
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
