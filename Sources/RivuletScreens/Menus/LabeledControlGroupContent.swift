public import RivuletControls
public import RivuletCore
public import RivuletElements
import RivuletLooks

/// The controls of a group, combined with their label.
@available(iOS 16.0, macOS 13.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct LabeledControlGroupContent<Content: View, Label: View> {
  let content: Content
  let label: Label

  nonisolated init(content: Content, label: Label) {
    self.content = content
    self.label = label
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension LabeledControlGroupContent: View {
  public var body: some View { LabeledControlGroup(content: content, label: label) }
}

extension LabeledControlGroupContent: LabeledControls {
  package static func label<Controls>(of content: _GraphValue<Controls>) -> _ViewListBody {
    guard let own = content as? _GraphValue<Self> else { return _ViewListBody { _ in _ViewListOutputs(elements: .none) } }
    let label: _GraphValue<Label> = own.field(1)
    return _ViewListBody(label)
  }
}

/// A submenu with a label inside menus, and only the controls elsewhere.
private struct LabeledControlGroup<Content: View, Label: View> {
  let content: Content
  let label: Label
  @Environment(\.menuContext) private var menu
  @Environment(\.controlGroupIsRow) private var isRow

  init(content: Content, label: Label) {
    self.content = content
    self.label = label
  }
}

extension LabeledControlGroup: View {
  @ViewBuilder var body: some View {
    if menu != nil, !isRow {
      Menu {
        content
      } label: {
        label
      }
    } else {
      content
    }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension ControlGroup {
  /// Creates a group with a label.
  nonisolated public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.init(_content: LabeledControlGroupContent(content: content(), label: label()))
  }

  /// Creates a group with a localized label.
  nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(_content: LabeledControlGroupContent(content: content(), label: Text(titleKey)))
  }

  /// Creates a group with a label that is not localized.
  @_disfavoredOverload
  nonisolated public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(_content: LabeledControlGroupContent(content: content(), label: Text(title)))
  }

  /// Creates a group with a localized label and a symbol.
  nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(_content: LabeledControlGroupContent(content: content(), label: Label(titleKey, systemImage: systemImage)))
  }

  /// Creates a group with a label that is not localized and a symbol.
  @_disfavoredOverload
  nonisolated public init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(_content: LabeledControlGroupContent(content: content(), label: Label(title, systemImage: systemImage)))
  }
}
