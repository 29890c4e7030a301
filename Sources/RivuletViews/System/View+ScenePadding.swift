import Foundation
public import RivuletCore
public import RivuletGeometry

/// How far content keeps away from the edges of its scene.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct ScenePadding: Equatable, Sendable {
  private enum Kind { case minimum, navigationBar }

  private let kind: Kind

  /// As far as the platform wants at least.
  public static let minimum = ScenePadding(kind: .minimum)
  /// As far as the title of a navigation bar.
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public static let navigationBar = ScenePadding(kind: .navigationBar)
}

/// Keeps content away from the edges of its scene: 16 points on the phone, and 20 on the desktop (our choice).
struct ScenePaddingModifier {
  let edges: Edge.Set
  @Environment(\.idiom) private var idiom

  nonisolated init(edges: Edge.Set) { self.edges = edges }
}

extension ScenePaddingModifier: ViewModifier {
  func body(content: Content) -> some View { content.padding(edges, idiom == .phone ? 16 : 20) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  /// Keeps this view as far from the edges of its scene as the platform wants.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    modifier(ScenePaddingModifier(edges: edges))
  }

  /// Keeps this view away from the edges of its scene.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    modifier(ScenePaddingModifier(edges: edges))
  }
}

/// Mirrors content where leading is right.
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
  /// Mirrors what this view shows where leading is right.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(MirroredModifier(isEnabled: enabled))
  }
}
