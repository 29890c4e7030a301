import Foundation
public import RivuletCore
import RivuletGraph

/// The appearance of groups of controls.
@available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
@available(watchOS, unavailable)
@MainActor @preconcurrency public protocol ControlGroupStyle {
  /// The type of the view for a group.
  associatedtype Body: View

  /// Returns the view for one group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// The properties of the group.
  typealias Configuration = ControlGroupStyleConfiguration
}

/// The properties of a group for its style.
@available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct ControlGroupStyleConfiguration {
  /// The type-erased controls of the group.
  public struct Content {
    nonisolated init() {}
  }

  /// The type-erased label of the group.
  @available(iOS 16.0, macOS 13.0, *)
  public struct Label {
    nonisolated init() {}
  }

  /// True if the group has a label.
  let hasLabel: Bool

  nonisolated init(hasLabel: Bool) { self.hasLabel = hasLabel }

  /// The controls of the group.
  public let content = ControlGroupStyleConfiguration.Content()
  /// The label of the group.
  @available(iOS 16.0, macOS 13.0, *)
  public var label: ControlGroupStyleConfiguration.Label { Label() }
}

extension ControlGroupStyleConfiguration.Content: OpaqueContent {
  public typealias Body = Never
  package typealias Slot = ControlGroupStyleConfiguration.Content
}

extension ControlGroupStyleConfiguration.Label: OpaqueContent {
  public typealias Body = Never
  package typealias Slot = ControlGroupStyleConfiguration.Label
}

/// The body that a style creates for one group.
enum ControlGroupStyleBody<Style: ControlGroupStyle>: StyleBody {
  typealias Configuration = ControlGroupStyleConfiguration

  static func body(of container: Styled<Style, ControlGroupStyleConfiguration>) -> Style.Body {
    container.style.style.makeBody(configuration: container.configuration)
  }
}

private struct ControlGroupIsRowKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// True if a group of controls in a menu is a single row of the menu.
  var controlGroupIsRow: Bool {
    get { self[ControlGroupIsRowKey.self] }
    set { self[ControlGroupIsRowKey.self] = newValue }
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension View {
  /// Sets the style of groups of controls in this view (B20.35).
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    modifier(StyleModifier<ControlGroupStyleBody<S>>(style: style))
  }
}

/// Buttons side by side on a shared background; in a menu, the items of the group.
struct AutomaticControlGroup: CompositeView {
  @Environment(\.menuContext) private var menu
  @Environment(\.controlGroupIsRow) private var isRow

  var body: some View {
    if menu != nil {
      if isRow {
        HStack(spacing: 0) { ControlGroupStyleConfiguration.Content() }.labelStyle(.iconOnly)
      } else {
        ControlGroupStyleConfiguration.Content()
      }
    } else {
      Group(subviews: ControlGroupStyleConfiguration.Content()) { controls in
        HStack(spacing: 0) {
          ForEach(controls) { control in
            if control.id != controls.first?.id { Divider().frame(height: 16) }
            control
          }
        }
        .frame(minHeight: 28)
        .background(.quaternary, in: RoundedRectangle(cornerRadius: 7))
        .fixedSize()
      }
      .buttonStyle(GroupedButtonStyle())
      .modifier(PlaceStyles())
    }
  }
}

/// The style of a button as a segment of a group.
struct GroupedButtonStyle {}

extension GroupedButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .labelForeground(ControlPaint(.borderedLabel))
      .padding(.horizontal, 10)
      .frame(minHeight: 28)
      .contentShape(Rectangle())
      .opacity(configuration.isPressed ? 0.4 : 1)
  }
}

/// A style that depends on the context.
@available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { AutomaticControlGroup() }
}

/// A style for moving back and forth.
@available(iOS 15.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct NavigationControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { AutomaticControlGroup() }
}

/// A style that shows the group as a row of a menu.
@available(iOS 16.4, macOS 13.3, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { AutomaticControlGroup().environment(\.controlGroupIsRow, true) }
}

/// A style that shows the group as a row of a menu from which people choose.
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct PaletteControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { AutomaticControlGroup().environment(\.controlGroupIsRow, true) }
}

@available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// A style that depends on the context.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

@available(iOS 15.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// A style for moving back and forth.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

@available(iOS 16.4, macOS 13.3, tvOS 17.0, *)
@available(watchOS, unavailable)
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A style that shows the group as a row of a menu.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A style that shows the group as a row of a menu from which people choose.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
