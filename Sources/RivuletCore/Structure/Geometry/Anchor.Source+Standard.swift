public import Foundation
public import RivuletGeometry

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Anchor.Source where Value == CGRect {
  /// Returns a source for a rectangle in the view's coordinate space.
  public static func rect(_ r: CGRect) -> Anchor<Value>.Source { rectangle { _ in r } }

  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source { rectangle { CGRect(origin: .zero, size: $0) } }

  /// Returns a source that converts a rectangle's four corners and assembles the bounding rectangle of the resulting points.
  private static func rectangle(_ rect: @escaping @Sendable (CGSize) -> CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { size in
      let rect = rect(size).standardized
      return [UnitPoint.topLeading, .topTrailing, .bottomTrailing, .bottomLeading].map { $0.point(in: rect) }
    } assemble: { corners in
      let (xs, ys) = (corners.map(\.x), corners.map(\.y))
      let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
      return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Anchor.Source where Value == CGPoint {
  /// Returns a source for a point in the view's coordinate space.
  public static func point(_ p: CGPoint) -> Anchor<Value>.Source { single { _ in p } }

  /// Returns a source for the point at the given fractions of the view's width and height.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source {
    single { p.point(in: CGRect(origin: .zero, size: $0)) }
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }

  private static func single(_ point: @escaping @Sendable (CGSize) -> CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source {
      [point($0)]
    } assemble: {
      $0.first ?? .zero
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Anchor.Source {
  /// Creates a source for an array of anchors of the same kind.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    // The number of points of a source doesn't depend on the view's size.
    let counts = array.map { $0.points(.zero).count }
    let (parts, assemblers) = (array.map(\.points), array.map(\.assemble))
    self.init { size in
      parts.flatMap { $0(size) }
    } assemble: { points in
      var rest = points[...]
      return zip(counts, assemblers).map { count, assemble in
        defer { rest = rest.dropFirst(count) }
        return assemble(Array(rest.prefix(count)))
      }
    }
  }

  /// Creates a source for an optional anchor.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    guard let anchor else {
      self.init(points: { _ in [] }, assemble: { _ in nil })
      return
    }
    let assemble = anchor.assemble
    self.init(points: anchor.points, assemble: { assemble($0) })
  }
}
