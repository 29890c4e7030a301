package import RivuletCore

/// An invisible label that takes up no space and exists only for accessibility.
package struct InvisibleLabel<Label: View>: CompositeView {
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
