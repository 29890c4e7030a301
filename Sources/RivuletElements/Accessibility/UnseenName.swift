package import RivuletCore

/// A label for accessibility only, without a size.
package struct UnseenName<Label: View>: CompositeView {
  let label: Label?

  package init(label: Label?) {
    self.label = label
  }

  package var body: some View {
    if let label {
      ZStack { label }.modifier(SpokenLabelModifier(isShown: false)).modifier(SemanticsPartModifier(part: .name))
    }
  }
}
