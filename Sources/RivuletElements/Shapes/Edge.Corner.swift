public import Foundation
public import RivuletGeometry

extension Edge {
  /// A corner of a rectangle, relative to the reading direction.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  @frozen public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
extension Edge.Corner {
  /// The rounding of a corner (documentation).
  public struct Style: Hashable, Sendable {
    private indirect enum Kind: Hashable {
      case fixed(CGFloat)
      case concentric(Style?)
    }

    private let kind: Kind

    private init(kind: Kind) { self.kind = kind }

    /// A corner that is concentric with the container's corner.
    public static var concentric: Style { Style(kind: .concentric(nil)) }

    /// Returns a style that is concentric with the container's corner, with another style as the minimum rounding.
    public static func concentric(minimum: Style? = nil) -> Style { Style(kind: .concentric(minimum)) }

    /// Returns a style with a fixed radius, in points.
    public static func fixed(_ radius: CGFloat) -> Style { Style(kind: .fixed(radius)) }

    /// Returns the radius of a corner whose concentric radius is `concentric`.
    func radius(concentric: CGFloat) -> CGFloat {
      switch kind {
      case .fixed(let radius): radius
      case .concentric(let minimum): max(concentric, minimum?.radius(concentric: concentric) ?? 0)
      }
    }

    /// A Boolean value that indicates whether the style depends on the container.
    var isConcentric: Bool {
      if case .concentric = kind { true } else { false }
    }
  }

  /// A set of corners.
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set with one corner.
    public init(_ corner: Edge.Corner) { self.init(rawValue: 1 << corner.rawValue) }

    /// Returns true if the set contains a corner.
    public func contains(_ corner: Edge.Corner) -> Bool { contains(Set(corner)) }

    /// The corner of the top and leading edges.
    public static let topLeading = Set(.topLeading)
    /// The corner of the top and trailing edges.
    public static let topTrailing = Set(.topTrailing)
    /// The corner of the bottom and leading edges.
    public static let bottomLeading = Set(.bottomLeading)
    /// The corner of the bottom and trailing edges.
    public static let bottomTrailing = Set(.bottomTrailing)
    /// The top corners.
    public static let top: Set = [.topLeading, .topTrailing]
    /// The bottom corners.
    public static let bottom: Set = [.bottomLeading, .bottomTrailing]
    /// The leading corners.
    public static let leading: Set = [.topLeading, .bottomLeading]
    /// The trailing corners.
    public static let trailing: Set = [.topTrailing, .bottomTrailing]
    /// All corners.
    public static let all: Set = [.top, .bottom]
    /// No corners.
    public static let none: Set = []
  }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a style with a fixed radius, in points.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }

  /// Creates a style with a fixed radius, in points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}
