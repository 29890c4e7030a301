public import Foundation
public import RivuletGeometry

/// Where a scroll view is, by a view, an edge or an offset; apps set it, and people who scroll change it (B15.44).
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct ScrollPosition: Equatable, Sendable {
  /// An identity with its type hidden.
  struct ViewID: Equatable, Sendable {
    let value: any Hashable & Sendable

    static func == (lhs: ViewID, rhs: ViewID) -> Bool { AnyHashable(lhs.value) == AnyHashable(rhs.value) }
  }

  enum Place: Equatable, Sendable {
    case automatic
    case view(ViewID, anchor: UnitPoint?)
    case edge(Edge)
    case offset(x: CGFloat?, y: CGFloat?)
  }

  private(set) var place: Place
  /// Counts the times that the app has set the place, so that the same place can be asked for again.
  private(set) var version = 0
  /// The type of the identities that are told, if it is known.
  private let idType: ObjectIdentifier?
  private let accepts: @Sendable (AnyHashable) -> (any Hashable & Sendable)?
  /// The view that people have scrolled to.
  private var scrolledID: ViewID?

  /// Whether people have scrolled since the app has set the position.
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

  /// The view with an identity; aligned at a point, or in sight by the least movement.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self.init(.view(ViewID(value: id), anchor: anchor), type(of: id))
  }

  /// Wherever the scroll view is.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {
    self.init(.automatic, idType)
  }

  /// An edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.init(.edge(edge), idType)
  }

  /// An offset.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(.offset(x: point.x, y: point.y), idType)
  }

  /// An offset along both axes.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.offset(x: x, y: y), idType)
  }

  /// An offset sideways.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(.offset(x: x, y: nil), idType)
  }

  /// An offset down.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(.offset(x: nil, y: y), idType)
  }
}

// MARK: - What apps do

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

  /// Scrolls sideways to an offset.
  public mutating func scrollTo(x: CGFloat) { go(to: .offset(x: x, y: nil)) }

  /// Scrolls down or up to an offset.
  public mutating func scrollTo(y: CGFloat) { go(to: .offset(x: nil, y: y)) }

  /// The edge that the app has set, unless people have scrolled since.
  public var edge: Edge? {
    if case .edge(let edge) = place { edge } else { nil }
  }

  /// The offset that the app has set along both axes, unless people have scrolled since.
  public var point: CGPoint? {
    if case .offset(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
  }

  /// The offset sideways that the app has set, unless people have scrolled since.
  public var x: CGFloat? {
    if case .offset(let x, _) = place { x } else { nil }
  }

  /// The offset down that the app has set, unless people have scrolled since.
  public var y: CGFloat? {
    if case .offset(_, let y) = place { y } else { nil }
  }

  /// The identity of the view that the app has set or people have scrolled to.
  public var viewID: (any Hashable & Sendable)? {
    if let scrolledID { return scrolledID.value }
    if case .view(let id, _) = place { return id.value }
    return nil
  }

  /// The same if it is of a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }
}

// MARK: - What people do

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension ScrollPosition {
  /// Whether an identity is one of those that are told.
  func tells(_ id: AnyHashable) -> Bool { accepts(id) != nil }

  /// Takes over that people have scrolled; `id` is the view that is in sight.
  mutating func noteScroll(to id: AnyHashable?) {
    isPositionedByUser = true
    place = .automatic
    scrolledID = id.flatMap(accepts).map { ViewID(value: $0) }
  }
}
