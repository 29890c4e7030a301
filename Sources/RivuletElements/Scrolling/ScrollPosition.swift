public import Foundation
public import RivuletGeometry
import RivuletLooks

/// The position of a scroll view, expressed as a view, an edge or an offset. Apps set the position, and people change it by scrolling
/// (B15.44).
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct ScrollPosition: Equatable, Sendable {
  /// A type-erased identity.
  package struct ViewID: Equatable, Sendable {
    let value: any Hashable & Sendable

    package static func == (lhs: ViewID, rhs: ViewID) -> Bool { AnyHashable(lhs.value) == AnyHashable(rhs.value) }
  }

  package enum Place: Equatable, Sendable {
    case automatic
    case view(ViewID, anchor: UnitPoint?)
    case edge(Edge)
    case offset(x: CGFloat?, y: CGFloat?)
  }

  private(set) var place: Place
  /// The number of times that the app has set the position, so that an equal position can be requested again.
  private(set) var version = 0
  /// The type of the reported identities, if it is known.
  private let idType: ObjectIdentifier?
  private let accepts: @Sendable (AnyHashable) -> (any Hashable & Sendable)?
  /// The view to which people have scrolled.
  private var scrolledID: ViewID?

  /// A Boolean value that indicates whether people have scrolled since the app set the position.
  public private(set) var isPositionedByUser = false

  private init<ID: Hashable & Sendable>(_ place: Place, _ idType: ID.Type) {
    self.place = place
    self.idType = ObjectIdentifier(idType)
    accepts = { $0.base as? ID }
  }

  public static func == (lhs: ScrollPosition, rhs: ScrollPosition) -> Bool {
    lhs.place == rhs.place && lhs.version == rhs.version && lhs.idType == rhs.idType && lhs.scrolledID == rhs.scrolledID
      && lhs.isPositionedByUser == rhs.isPositionedByUser
  }

  /// Creates a position at the view with an identity. The view is aligned at the anchor or, without an anchor, made visible with the least
  /// movement.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self.init(.view(ViewID(value: id), anchor: anchor), type(of: id))
  }

  /// Creates a position at the current offset of the scroll view.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {
    self.init(.automatic, idType)
  }

  /// Creates a position at an edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.init(.edge(edge), idType)
  }

  /// Creates a position at an offset.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(.offset(x: point.x, y: point.y), idType)
  }

  /// Creates a position at an offset along both axes.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.offset(x: x, y: y), idType)
  }

  /// Creates a position at a horizontal offset.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(.offset(x: x, y: nil), idType)
  }

  /// Creates a position at a vertical offset.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(.offset(x: nil, y: y), idType)
  }
}

// MARK: - Scrolling by apps

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension ScrollPosition {
  private mutating func go(to place: Place) {
    self.place = place
    version += 1
    isPositionedByUser = false
    scrolledID = nil
  }

  /// Scrolls to the view with an identity.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    go(to: .view(ViewID(value: id), anchor: anchor))
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }

  /// Scrolls to an offset.
  public mutating func scrollTo(point: CGPoint) { go(to: .offset(x: point.x, y: point.y)) }

  /// Scrolls to an offset along both axes.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .offset(x: x, y: y)) }

  /// Scrolls to a horizontal offset.
  public mutating func scrollTo(x: CGFloat) { go(to: .offset(x: x, y: nil)) }

  /// Scrolls to a vertical offset.
  public mutating func scrollTo(y: CGFloat) { go(to: .offset(x: nil, y: y)) }

  /// The edge set by the app, or nil if the app set another position or people have scrolled since.
  public var edge: Edge? {
    if case .edge(let edge) = place { edge } else { nil }
  }

  /// The offset set by the app along both axes, or nil if the app set another position or people have scrolled since.
  public var point: CGPoint? {
    if case .offset(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
  }

  /// The horizontal offset set by the app, or nil if the app set another position or people have scrolled since.
  public var x: CGFloat? {
    if case .offset(let x, _) = place { x } else { nil }
  }

  /// The vertical offset set by the app, or nil if the app set another position or people have scrolled since.
  public var y: CGFloat? {
    if case .offset(_, let y) = place { y } else { nil }
  }

  /// The identity of the view that the app has set or that people have scrolled to.
  public var viewID: (any Hashable & Sendable)? {
    if let scrolledID { return scrolledID.value }
    if case .view(let id, _) = place { return id.value }
    return nil
  }

  /// Returns the view's identity if it is of the given type, or nil otherwise.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }
}

// MARK: - Scrolling by people

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension ScrollPosition {
  /// Returns true if an identity is of the type that the position reports.
  func reportsType(_ id: AnyHashable) -> Bool { accepts(id) != nil }

  /// Records that people have scrolled. `id` identifies the visible view, or is nil if no view is visible.
  mutating func recordUserScroll(to id: AnyHashable?) {
    isPositionedByUser = true
    place = .automatic
    scrolledID = id.flatMap(accepts).map { ViewID(value: $0) }
  }
}
