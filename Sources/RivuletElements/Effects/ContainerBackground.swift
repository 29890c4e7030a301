import Foundation
public import RivuletCore
public import RivuletGeometry

/// A kind of container that can have a background.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private enum Kind { case navigation, navigationSplitView, tabView, widget, window }

  private let kind: Kind

  /// The screen of a navigation container.
  @available(macOS, unavailable)
  public static let navigation = ContainerBackgroundPlacement(kind: .navigation)
  /// All columns of a split view.
  @available(macOS, unavailable)
  public static let navigationSplitView = ContainerBackgroundPlacement(kind: .navigationSplitView)
  /// A page of a tab view.
  public static let tabView = ContainerBackgroundPlacement(kind: .tabView)
  /// A widget.
  public static let widget = ContainerBackgroundPlacement(kind: .widget)
  /// The window.
  @available(iOS, unavailable)
  public static let window = ContainerBackgroundPlacement(kind: .window)
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  /// Fills the background of the enclosing container with a style.
  nonisolated public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }

  /// Shows a view as the background of the enclosing container.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let ground = content()
    return frame(maxWidth: .infinity, maxHeight: .infinity).background(alignment: alignment) { ground.ignoresSafeArea() }
  }
}
