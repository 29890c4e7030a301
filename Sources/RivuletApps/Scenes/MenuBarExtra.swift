public import RivuletControls
public import RivuletCore
public import RivuletElements
import RivuletGraph
import RivuletScreens

/// An item that the app adds to the desktop's menu bar (B20.66). This library's hosts have no such bar, so the item is not shown, and an
/// issue is reported once.
@available(macOS 13.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct MenuBarExtra<Label: View, Content: View> {
  let label: Label
  let content: Content
  let isInserted: Binding<Bool>?

  nonisolated private init(_label label: Label, content: Content, isInserted: Binding<Bool>? = nil) {
    self.label = label
    self.content = content
    self.isInserted = isInserted
  }

  /// Creates a menu bar item with a label.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(_label: label(), content: content())
  }

  /// Creates a menu bar item with a label and a binding that inserts or removes the item.
  public nonisolated init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(_label: label(), content: content(), isInserted: isInserted)
  }
}

@available(macOS 13.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension MenuBarExtra where Label == Text {
  /// Creates a menu bar item with a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(_label: Text(titleKey), content: content())
  }

  /// Creates a menu bar item with a title.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(_label: Text(title), content: content())
  }

  /// Creates a menu bar item with a localized title and a binding that inserts or removes the item.
  public nonisolated init(_ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(_label: Text(titleKey), content: content(), isInserted: isInserted)
  }

  /// Creates a menu bar item with a title and a binding that inserts or removes the item.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(_label: Text(title), content: content(), isInserted: isInserted)
  }
}

@available(macOS 13.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension MenuBarExtra where Label == RivuletControls.Label<Text, Image> {
  /// Creates a menu bar item with a symbol and a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(_label: RivuletControls.Label(titleKey, systemImage: systemImage), content: content())
  }

  /// Creates a menu bar item with a symbol and a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(_label: RivuletControls.Label(title, systemImage: systemImage), content: content())
  }

  /// Creates a menu bar item with one of the app's images and a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(_label: RivuletControls.Label(titleKey, image: image), content: content())
  }

  /// Creates a menu bar item with one of the app's images and a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
    self.init(_label: RivuletControls.Label(title, image: image), content: content())
  }

  /// Creates a menu bar item with a symbol, a localized title, and a binding that inserts or removes the item.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(_label: RivuletControls.Label(titleKey, systemImage: systemImage), content: content(), isInserted: isInserted)
  }

  /// Creates a menu bar item with a symbol, a title, and a binding that inserts or removes the item.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(_label: RivuletControls.Label(title, systemImage: systemImage), content: content(), isInserted: isInserted)
  }

  /// Creates a menu bar item with one of the app's images, a localized title, and a binding that inserts or removes the item.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(_label: RivuletControls.Label(titleKey, image: image), content: content(), isInserted: isInserted)
  }

  /// Creates a menu bar item with one of the app's images, a title, and a binding that inserts or removes the item.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(_label: RivuletControls.Label(title, image: image), content: content(), isInserted: isInserted)
  }
}

extension MenuBarExtra: Scene {
  public typealias Body = Never

  public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
    inputs.views.makeSink(MenuBarExtraRule(extra: scene.attribute))
    return .empty
  }
}

/// A rule that reports once that the item is not shown.
@MainActor
private struct MenuBarExtraRule<Label: View, Content: View>: @MainActor Rule {
  let extra: Attribute<MenuBarExtra<Label, Content>>

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    if extra.value.isInserted?.wrappedValue != false {
      RuntimeIssue.reportOnce(
        .unknownWindow, typeName: "MenuBarExtra",
        "A MenuBarExtra is not shown: the desktop has no bar to which apps can add items. Also offer its content in a window or in "
          + "commands.")
    }
    if !output.hasValue { output.set(()) }
  }
}
