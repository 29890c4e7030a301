import RivuletControls
public import RivuletCore
import RivuletElements

/// The appearance of menus.
@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
@MainActor @preconcurrency public protocol MenuStyle {
  /// The type of view that represents a menu.
  associatedtype Body: View

  /// Returns the view that represents one menu.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// The properties of the menu.
  typealias Configuration = MenuStyleConfiguration
}

/// The properties of a menu, passed to its style. `Menu(configuration)` creates the menu in the inherited style.
@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct MenuStyleConfiguration {
  /// The type-erased label of the menu.
  public struct Label: View {
    let view: AnyView

    public var body: some View { view }
  }

  /// The type-erased content of the menu.
  public struct Content: View {
    let view: AnyView

    public var body: some View { view }
  }

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?

  @MainActor init<MenuLabel, MenuContent>(_ menu: Menu<MenuLabel, MenuContent>) {
    label = Label(view: AnyView(menu.label))
    content = Content(view: AnyView(menu.content))
    primaryAction = menu.primaryAction
  }
}

@available(*, unavailable)
extension MenuStyleConfiguration: Sendable {}

@available(*, unavailable)
extension MenuStyleConfiguration.Label: Sendable {}

@available(*, unavailable)
extension MenuStyleConfiguration.Content: Sendable {}

/// The body that a style creates for a menu.
enum MenuStyleBody<Style: MenuStyle>: StyleBody {
  static func makeBody(_ style: Style, _ configuration: MenuStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension View {
  /// Sets the style of menus in this view.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    modifier(StyleModifier<MenuStyleBody<S>>(style: style))
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu from a style's configuration, using the inherited style.
  public nonisolated init(_ configuration: MenuStyleConfiguration) {
    self.init(content: configuration.content, label: configuration.label, primaryAction: configuration.primaryAction)
  }
}
