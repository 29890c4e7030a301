public import RivuletCore

/// How menus look.
@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
@MainActor @preconcurrency public protocol MenuStyle {
  /// What a menu looks like.
  associatedtype Body: View

  /// The menu in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What a menu is made of.
  typealias Configuration = MenuStyleConfiguration
}

/// What a menu is made of: `Menu(configuration)` is the menu in the style around.
@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct MenuStyleConfiguration {
  /// The label.
  public struct Label: View {
    let view: AnyView

    public var body: some View { view }
  }

  /// What opens.
  public struct Content: View {
    let view: AnyView

    public var body: some View { view }
  }

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

@available(*, unavailable)
extension MenuStyleConfiguration: Sendable {}

@available(*, unavailable)
extension MenuStyleConfiguration.Label: Sendable {}

@available(*, unavailable)
extension MenuStyleConfiguration.Content: Sendable {}

/// The style that suits the surroundings.
@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct DefaultMenuStyle: MenuStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button that opens, in the style of the buttons around.
@available(iOS 16.0, macOS 13.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct ButtonMenuStyle: MenuStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button without a border that opens.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { Menu(configuration).buttonStyle(.borderless) }
}

/// A button with a border that opens.
@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct BorderedButtonMenuStyle: MenuStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { Menu(configuration).buttonStyle(.bordered) }
}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension MenuStyle where Self == DefaultMenuStyle {
  /// As suits the surroundings.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

@available(iOS 16.0, macOS 13.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension MenuStyle where Self == ButtonMenuStyle {
  /// A button in the style of the buttons around.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// A button with a border.
  public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

/// A style of menus, whatever its type; compared by identity.
@MainActor
final class MenuStyleBox {
  let makeBody: (MenuStyleConfiguration) -> AnyView
  /// The style around this one.
  let outer: MenuStyleBox?

  init<Style: MenuStyle>(_ style: Style, inside outer: MenuStyleBox?) {
    makeBody = { AnyView(style.makeBody(configuration: $0)) }
    self.outer = outer
  }
}

private struct MenuStyleKey: EnvironmentKey {
  static var defaultValue: MenuStyleBox? { nil }
}

extension EnvironmentValues {
  /// The style of menus; nil for that of the library.
  var menuStyle: MenuStyleBox? {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

/// Sets the style of menus.
struct MenuStyleModifier<Style: MenuStyle> {
  let style: Style
}

extension MenuStyleModifier: EnvironmentModifier {
  typealias Body = Never

  func change(_ environment: inout EnvironmentValues) {
    environment.menuStyle = MenuStyleBox(style, inside: environment.menuStyle)
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension View {
  /// Sets how menus inside look.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    modifier(MenuStyleModifier(style: style))
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu of a configuration, in the style around; for styles.
  public nonisolated init(_ configuration: MenuStyleConfiguration) {
    self.init(content: configuration.content, label: configuration.label, primaryAction: configuration.primaryAction)
  }
}
