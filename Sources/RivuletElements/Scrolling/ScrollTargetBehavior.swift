public import Foundation
public import RivuletCore
public import RivuletGeometry

/// The position at which a scroll view would come to rest, in the coordinate space of its content (B15.45).
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ScrollTarget: Hashable {
  /// The rectangle that would be visible.
  public var rect: CGRect
  /// The point of the rectangle to align with the same point of the viewport, or nil for the top-leading corner.
  public var anchor: UnitPoint?

  /// Creates a target from a rectangle and the point at which to align it.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

@available(*, unavailable)
extension ScrollTarget: Sendable {}

/// The information available to a scroll target behaviour.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  /// The target at which the scrolling started.
  public let originalTarget: ScrollTarget
  /// The velocity in points per second.
  public let velocity: CGVector
  public let contentSize: CGSize
  /// The size of the viewport excluding the margins around the content.
  public let containerSize: CGSize
  /// The axes of the scroll view.
  public let axes: Axis.Set

  /// The rectangle that was visible before the viewport changed size, or nil if the call has another reason.
  let former: CGRect?
  let environment: EnvironmentValues
  package let targets: [ScrollTargetPlace]

  /// Returns a value from the environment of the modifier.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

@available(*, unavailable)
extension ScrollTargetBehaviorContext: Sendable {}

/// A type that determines the position at which a scroll view comes to rest (B15.45).
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol ScrollTargetBehavior {
  /// Changes the target of the scroll view. This method is called when a contact releases the scroll view and when the viewport changes
  /// size.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  typealias TargetContext = ScrollTargetBehaviorContext
}

/// A behaviour that brings a scroll view to rest at multiples of the viewport's length, at most one page from the start of the contact
/// (B15.46).
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
      let page = context.containerSize[axis]
      guard page > 0 else { continue }
      // After a change of size, the viewport shows the same page.
      if let former = context.former, former.size[axis] > 0 {
        target.rect.origin[axis] = (former.origin[axis] / former.size[axis]).rounded() * page
        continue
      }
      let start = (context.originalTarget.rect.origin[axis] / page).rounded()
      let wanted = (target.rect.origin[axis] / page).rounded()
      target.rect.origin[axis] = min(max(wanted, start - 1), start + 1) * page
    }
  }
}

/// A behaviour that brings a scroll view to rest with a target aligned to the viewport (B15.47).
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// The number of targets that one contact may pass.
  public struct LimitBehavior {
    fileprivate enum Choice {
      case automatic, always, alwaysByFew, alwaysByOne, never
    }

    fileprivate let choice: Choice

    /// The number of targets that fit into the viewport in compact environments, and any number otherwise.
    public static var automatic: LimitBehavior { LimitBehavior(choice: .automatic) }
    /// The number of targets that fit into the viewport.
    public static var always: LimitBehavior { LimitBehavior(choice: .always) }
    /// The number of targets that fit into the viewport.
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public static var alwaysByFew: LimitBehavior { LimitBehavior(choice: .alwaysByFew) }
    /// One target.
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public static var alwaysByOne: LimitBehavior { LimitBehavior(choice: .alwaysByOne) }
    /// Any number of targets.
    public static var never: LimitBehavior { LimitBehavior(choice: .never) }
  }

  private let limit: LimitBehavior
  private let anchor: UnitPoint?

  /// Creates a behaviour that aligns the leading edges.
  public init(limitBehavior: LimitBehavior = .automatic) {
    limit = limitBehavior
    anchor = nil
  }

  /// Creates a behaviour that aligns a point of the target with the same point of the viewport.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    limit = limitBehavior
    self.anchor = anchor
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
      let share = anchor.map { axis == .horizontal ? $0.x : $0.y } ?? 0
      let room = context.containerSize[axis]
      let end = max(context.contentSize[axis] - room, 0)
      // The end of the content is a resting position even if no target is aligned there (B15.48).
      let places = context.targets.map { target in
        min(max(target.frame.origin[axis] + share * (target.frame.size[axis] - room), 0), end)
      }.uniqued(adding: end)
      guard !places.isEmpty, !context.targets.isEmpty else { continue }
      let start = nearest(to: context.originalTarget.rect.origin[axis], in: places)
      let wanted = nearest(to: target.rect.origin[axis], in: places)
      let most = maximumStepCount(room, context, axis)
      target.rect.origin[axis] = places[min(max(wanted, start - most), min(start + most, places.count - 1))]
    }
  }

  private func nearest(to offset: CGFloat, in places: [CGFloat]) -> Int {
    places.indices.min { abs(places[$0] - offset) < abs(places[$1] - offset) } ?? 0
  }

  private func maximumStepCount(_ room: CGFloat, _ context: TargetContext, _ axis: Axis) -> Int {
    let length = context.targets.first.map { $0.frame.size[axis] } ?? 0
    let fitting = length > 0 ? max(Int(min(room / length, 1e6)), 1) : 1
    switch limit.choice {
    case .automatic:
      let sizeClass = axis == .horizontal ? context.horizontalSizeClass : context.verticalSizeClass
      return sizeClass == .compact ? fitting : context.targets.count
    case .always, .alwaysByFew: return fitting
    case .alwaysByOne: return 1
    case .never: return context.targets.count
    }
  }
}

extension [CGFloat] {
  /// Returns the offsets and an additional offset in ascending order, without duplicates.
  fileprivate func uniqued(adding end: CGFloat) -> [CGFloat] {
    var places: [CGFloat] = []
    for place in (self + [end]).sorted() where places.last.map({ place - $0 > 0.01 }) ?? true { places.append(place) }
    return places
  }
}

/// A type-erased scroll target behaviour.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let base: any ScrollTargetBehavior

  /// Creates a type-erased behaviour.
  public init<Base: ScrollTargetBehavior>(_ base: Base) {
    self.base = base
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { base.updateTarget(&target, context: context) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A behaviour that scrolls page by page.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// A behaviour that aligns the targets of the content.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// Returns a behaviour that aligns the targets of the content and limits the number of targets that one contact may pass.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  /// Returns a behaviour that aligns the targets of the content at a point of the viewport.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}
