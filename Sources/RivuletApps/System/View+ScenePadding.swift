import Foundation
import RivuletControls
public import RivuletCore
import RivuletElements
public import RivuletGeometry
import RivuletLooks
import RivuletScreens

/// The distance between content and the edges of its scene.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct ScenePadding: Equatable, Sendable {
  private enum Kind { case minimum, navigationBar }

  private let kind: Kind

  /// The platform's minimum distance.
  public static let minimum = ScenePadding(kind: .minimum)
  /// The distance used by the title of a navigation bar.
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public static let navigationBar = ScenePadding(kind: .navigationBar)
}

/// A modifier that adds the idiom's padding to content at the edges of a scene.
struct ScenePaddingModifier {
  let edges: Edge.Set
  @Environment(\.looks.scenes) private var look

  nonisolated init(edges: Edge.Set) { self.edges = edges }
}

extension ScenePaddingModifier: ViewModifier {
  func body(content: Content) -> some View { content.padding(edges, look.padding) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  /// Adds the platform's padding at the edges of the scene.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    modifier(ScenePaddingModifier(edges: edges))
  }

  /// Adds padding at the edges of the scene.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    modifier(ScenePaddingModifier(edges: edges))
  }
}

/// A modifier that mirrors its content in right-to-left layouts.
struct MirroredModifier {
  let isEnabled: Bool
  @Environment(\.layoutDirection) private var direction

  nonisolated init(isEnabled: Bool) { self.isEnabled = isEnabled }
}

extension MirroredModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1)
  }
}

extension View {
  /// Mirrors this view in right-to-left layouts.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(MirroredModifier(isEnabled: enabled))
  }
}
