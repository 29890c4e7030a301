public import Foundation
public import RivuletGeometry

extension Edge {
  /// A corner of a rectangle, by reading direction.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  @frozen public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
extension Edge.Corner {
  /// How a corner is rounded (documentation).
  public struct Style: Hashable, Sendable {
    private indirect enum Kind: Hashable {
      case fixed(CGFloat)
      case concentric(Style?)
    }

    private let kind: Kind

    private init(kind: Kind) { self.kind = kind }

    /// About the centre of the container's corner.
    public static var concentric: Style { Style(kind: .concentric(nil)) }

    /// About the centre of the container's corner, and rounded at least as another style says.
    public static func concentric(minimum: Style? = nil) -> Style { Style(kind: .concentric(minimum)) }

    /// With one radius in points.
    public static func fixed(_ radius: CGFloat) -> Style { Style(kind: .fixed(radius)) }

    /// The radius of a corner whose container would have `concentric` there.
    func radius(concentric: CGFloat) -> CGFloat {
      switch kind {
      case .fixed(let radius): radius
      case .concentric(let minimum): max(concentric, minimum?.radius(concentric: concentric) ?? 0)
      }
    }

    /// Whether it takes anything from the container.
    var isConcentric: Bool {
      if case .concentric = kind { true } else { false }
    }
  }

  /// Any number of corners.
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of just this corner.
    public init(_ corner: Edge.Corner) { self.init(rawValue: 1 << corner.rawValue) }

    /// Whether a corner is among them.
    public func contains(_ corner: Edge.Corner) -> Bool { contains(Set(corner)) }

    /// Just the corner of the top and leading edges.
    public static let topLeading = Set(.topLeading)
    /// Just the corner of the top and trailing edges.
    public static let topTrailing = Set(.topTrailing)
    /// Just the corner of the bottom and leading edges.
    public static let bottomLeading = Set(.bottomLeading)
    /// Just the corner of the bottom and trailing edges.
    public static let bottomTrailing = Set(.bottomTrailing)
    /// Both at the top.
    public static let top: Set = [.topLeading, .topTrailing]
    /// Both at the bottom.
    public static let bottom: Set = [.bottomLeading, .bottomTrailing]
    /// Both where reading begins.
    public static let leading: Set = [.topLeading, .bottomLeading]
    /// Both where reading ends.
    public static let trailing: Set = [.topTrailing, .bottomTrailing]
    /// All four.
    public static let all: Set = [.top, .bottom]
    /// None.
    public static let none: Set = []
  }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// One radius in points.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }

  /// One radius in points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}
