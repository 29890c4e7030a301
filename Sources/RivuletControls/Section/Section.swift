public import RivuletCore
public import RivuletElements
import RivuletGraph

/// A group of views in a list or another container, with an optional header and footer (B16.34, B17.19).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// The binding to the expanded state; nil if the content is always visible.
  let isExpanded: Binding<Bool>?

  nonisolated init(_ header: Parent, _ content: Content, _ footer: Footer, isExpanded: Binding<Bool>? = nil) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

extension Section: @MainActor KnownEmptyView where Parent: View, Content: View, Footer: View {
  package var isKnownEmpty: Bool { content.isKnownEmpty && footer.isKnownEmpty }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    if inputs.readsSections { return makeMarked(view, &inputs) }
    let header = makeHeader(view.attribute, &inputs)
    let shown = inputs.makeRule(SectionContentRule(section: view.attribute))
    let content = inputs.makeList(_GraphValue(shown))
    let footer = makeFooter(view.attribute, &inputs)
    var preferences = PreferenceCollector()
    for part in [header, content, footer] { preferences.add(part.preferences) }
    return _ViewListOutputs(
      list: SectionList(header: header.elements, content: content.elements, footer: footer.elements),
      preferences: preferences.outputs(inputs))
  }

  @MainActor private static func makeHeader(_ section: Attribute<Self>, _ inputs: inout _ViewListInputs) -> _ViewListOutputs {
    if inputs.isInPicker {
      return inputs.makeList(_GraphValue(inputs.makeRule(MappedRule(source: section) { PickerSectionHeader(label: $0.header) })))
    }
    if inputs.isInMenu { return inputs.makeList(_GraphValue(inputs.makeRule(MenuHeaderRule(section: section)))) }
    let header = inputs.makeRule(SectionHeaderRule(section: section))
    return makeLabel(&inputs) { $0.makeList(_GraphValue(header)) }
  }

  @MainActor private static func makeFooter(_ section: Attribute<Self>, _ inputs: inout _ViewListInputs) -> _ViewListOutputs {
    if inputs.isInPicker {
      return inputs.makeList(_GraphValue(inputs.makeRule(MappedRule(source: section) { PickerSectionFooter(label: $0.footer) })))
    }
    if inputs.isInMenu { return inputs.makeList(_GraphValue(inputs.makeRule(MenuFooterRule(section: section)))) }
    let footer = inputs.makeRule(SectionFooterRule(section: section))
    return makeLabel(&inputs) { $0.makeList(_GraphValue(footer)) }
  }

  /// Builds a header or footer. In a list, the section's row background is not drawn behind the header or footer (B17.10).
  @MainActor private static func makeLabel(
    _ inputs: inout _ViewListInputs, _ make: @escaping (inout _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    guard inputs.isAmongListRows else { return make(&inputs) }
    let reset = inputs.graph.makeInput(
      ContainerValueModifier { $0.listRow.background = nil }, in: inputs.scope, name: "section label", areEqual: { _, _ in true })
    return ContainerValueModifier._makeViewList(modifier: _GraphValue(reset), inputs: &inputs, body: _ViewListBody(make))
  }

  /// Builds the parts unchanged, each marked with its role in the section. Nested sections are part of this section.
  @MainActor private static func makeMarked(_ view: _GraphValue<Self>, _ inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let mark = SectionMark()
    var inner = inputs
    inner.readsSections = false
    func place(_ part: SectionPlace.Part) -> ContainerValueModifier {
      ContainerValueModifier { $0.sectionPlace = SectionPlace(mark, part) }
    }
    let header = inner.makeRule(MappedRule(source: view.attribute) { $0.header.modifier(place(.header)) })
    let content = inner.makeRule(
      MappedRule(source: view.attribute) { section in
        (section.isExpanded?.wrappedValue == false ? nil : section.content).modifier(place(.content))
      })
    let footer = inner.makeRule(MappedRule(source: view.attribute) { $0.footer.modifier(place(.footer)) })
    let (top, middle, bottom) = (
      inner.makeList(_GraphValue(header)), inner.makeList(_GraphValue(content)), inner.makeList(_GraphValue(footer))
    )
    var preferences = PreferenceCollector()
    for part in [top, middle, bottom] { preferences.add(part.preferences) }
    return _ViewListOutputs(
      list: SectionList(header: top.elements, content: middle.elements, footer: bottom.elements), preferences: preferences.outputs(inputs))
  }

  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}

/// The rule for the header of a section in a list.
@MainActor
private struct SectionHeaderRule<Parent: View, Content: View, Footer: View>: @MainActor ViewValueRule {
  let section: Attribute<Section<Parent, Content, Footer>>

  mutating func update(_ output: borrowing RuleOutput<ModifiedContent<Parent, SectionLabelLook>>) {
    let section = section.value
    output.set(section.header.modifier(SectionLabelLook(isFooter: false, isExpanded: section.isExpanded)))
  }
}

/// The rule for the header of a section in a menu.
@MainActor
private struct MenuHeaderRule<Parent: View, Content: View, Footer: View>: @MainActor ViewValueRule {
  let section: Attribute<Section<Parent, Content, Footer>>

  mutating func update(_ output: borrowing RuleOutput<MenuSectionHeader<Parent>>) {
    output.set(MenuSectionHeader(label: section.value.header))
  }
}

/// The rule for the end of a section in a menu: the footer, followed by a line.
@MainActor
private struct MenuFooterRule<Parent: View, Content: View, Footer: View>: @MainActor ViewValueRule {
  let section: Attribute<Section<Parent, Content, Footer>>

  mutating func update(_ output: borrowing RuleOutput<TupleView<(ModifiedContent<Footer, SectionLabelLook>, MenuSeparator)>>) {
    output.set(TupleView((section.value.footer.modifier(SectionLabelLook(isFooter: true)), MenuSeparator())))
  }
}

/// The rule for the footer of a section in a list.
@MainActor
private struct SectionFooterRule<Parent: View, Content: View, Footer: View>: @MainActor ViewValueRule {
  let section: Attribute<Section<Parent, Content, Footer>>

  mutating func update(_ output: borrowing RuleOutput<ModifiedContent<Footer, SectionLabelLook>>) {
    output.set(section.value.footer.modifier(SectionLabelLook(isFooter: true)))
  }
}

/// The rule for the content of a section while the section is expanded.
@MainActor
private struct SectionContentRule<Parent: View, Content: View, Footer: View>: @MainActor ViewValueRule {
  let section: Attribute<Section<Parent, Content, Footer>>

  mutating func update(_ output: borrowing RuleOutput<Content?>) {
    let section = section.value
    output.set(section.isExpanded?.wrappedValue == false ? nil : section.content)
  }
}

@available(*, unavailable)
extension Section: Sendable {}

extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header(), content(), footer())
  }

  /// Creates a section with a header and a footer.
  @available(iOS, deprecated: 100000.0, renamed: "Section(content:header:footer:)")
  @available(macOS, deprecated: 100000.0, renamed: "Section(content:header:footer:)")
  @available(tvOS, deprecated: 100000.0, renamed: "Section(content:header:footer:)")
  @available(watchOS, deprecated: 100000.0, renamed: "Section(content:header:footer:)")
  public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header, content(), footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(EmptyView(), content(), footer())
  }

  /// Creates a section with a footer.
  @available(iOS, deprecated: 100000.0, renamed: "Section(content:footer:)")
  @available(macOS, deprecated: 100000.0, renamed: "Section(content:footer:)")
  @available(tvOS, deprecated: 100000.0, renamed: "Section(content:footer:)")
  @available(watchOS, deprecated: 100000.0, renamed: "Section(content:footer:)")
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content(), footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header(), content(), EmptyView())
  }

  /// Creates a section with a header.
  @available(iOS, deprecated: 100000.0, renamed: "Section(content:header:)")
  @available(macOS, deprecated: 100000.0, renamed: "Section(content:header:)")
  @available(tvOS, deprecated: 100000.0, renamed: "Section(content:header:)")
  @available(watchOS, deprecated: 100000.0, renamed: "Section(content:header:)")
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header, content(), EmptyView())
  }

  /// Creates a collapsible section with a header and a binding to its expanded state.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public nonisolated init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header(), content(), EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without a header or a footer.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content(), EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a localized title.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content(), EmptyView())
  }

  /// Creates a section with a title that is not localized.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content(), EmptyView())
  }

  /// Creates a collapsible section with a localized title and a binding to its expanded state.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public nonisolated init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content(), EmptyView(), isExpanded: isExpanded)
  }

  /// Creates a collapsible section with a title that is not localized and a binding to its expanded state.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content(), EmptyView(), isExpanded: isExpanded)
  }
}
