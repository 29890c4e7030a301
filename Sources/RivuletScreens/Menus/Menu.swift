public import RivuletControls
public import RivuletCore
public import RivuletElements
import RivuletGraph

/// A button that opens a menu (B20.25).
@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct Menu<Label: View, Content: View> {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?

  nonisolated private init(_label label: Label, content: Content, primaryAction: (() -> Void)? = nil) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }

  /// Creates a menu from its parts.
  nonisolated init(content: Content, label: Label, primaryAction: (() -> Void)?) {
    self.init(_label: label, content: content, primaryAction: primaryAction)
  }

  /// Creates a menu with a label.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(_label: label(), content: content())
  }

  /// Creates a menu with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {
    self.init(_label: Text(titleKey), content: content())
  }

  /// Creates a menu with a title that is not localized.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) where Label == Text {
    self.init(_label: Text(title), content: content())
  }

  /// Creates a menu with a localized title and a symbol.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == RivuletControls.Label<Text, Image> {
    self.init(_label: RivuletControls.Label(titleKey, systemImage: systemImage), content: content())
  }

  /// Creates a menu with a title that is not localized and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == RivuletControls.Label<Text, Image> {
    self.init(_label: RivuletControls.Label(title, systemImage: systemImage), content: content())
  }

  /// Creates a menu whose button has a primary action (B20.27).
  @available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void) {
    self.init(_label: label(), content: content(), primaryAction: primaryAction)
  }

  /// Creates a menu with a localized title, whose button has a primary action (B20.27).
  @available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void)
  where Label == Text {
    self.init(_label: Text(titleKey), content: content(), primaryAction: primaryAction)
  }

  /// Creates a menu with a title that is not localized, whose button has a primary action (B20.27).
  @available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void)
  where Label == Text {
    self.init(_label: Text(title), content: content(), primaryAction: primaryAction)
  }

  /// Creates a menu with a localized title and a symbol, whose button has a primary action (B20.27).
  @available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) where Label == RivuletControls.Label<Text, Image> {
    self.init(_label: RivuletControls.Label(titleKey, systemImage: systemImage), content: content(), primaryAction: primaryAction)
  }

  /// Creates a menu with a title that is not localized and a symbol, whose button has a primary action (B20.27).
  @available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) where Label == RivuletControls.Label<Text, Image> {
    self.init(_label: RivuletControls.Label(title, systemImage: systemImage), content: content(), primaryAction: primaryAction)
  }

  /// Creates a menu with a localized title and an image.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
  nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content)
  where Label == RivuletControls.Label<Text, Image> {
    self.init(_label: RivuletControls.Label(titleKey, image: image), content: content())
  }

  /// Creates a menu with a title that is not localized and an image.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content)
  where Label == RivuletControls.Label<Text, Image> {
    self.init(_label: RivuletControls.Label(title, image: image), content: content())
  }

  /// Creates a menu with a localized title and an image, whose button has a primary action (B20.27).
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) where Label == RivuletControls.Label<Text, Image> {
    self.init(_label: RivuletControls.Label(titleKey, image: image), content: content(), primaryAction: primaryAction)
  }

  /// Creates a menu with a title that is not localized and an image, whose button has a primary action (B20.27).
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) where Label == RivuletControls.Label<Text, Image> {
    self.init(_label: RivuletControls.Label(title, image: image), content: content(), primaryAction: primaryAction)
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension Menu: View {
  public typealias Body = Never

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    guard inputs.hasStyle(for: Attribute<MenuStyleConfiguration>.self) else {
      return inputs.makeList(
        showing: { AutomaticMenu(label: $0.label, content: $0.content, primaryAction: $0.primaryAction) }, of: view.attribute)
    }
    let configuration = inputs.makeRule(MappedRule(source: view.attribute) { MenuStyleConfiguration($0) })
    return inputs.makeStyled(configuration) { DefaultMenuStyle().makeBody(configuration: $0) }
  }
}
