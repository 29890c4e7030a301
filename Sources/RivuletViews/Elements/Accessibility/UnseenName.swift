import RivuletCore

/// A label for accessibility only, without a size.
struct UnseenName<Label: View>: CompositeView {
  let label: Label?

  init(label: Label?) {
    self.label = label
  }

  var body: some View {
    if let label {
      ZStack { label }.modifier(SpokenLabelModifier(isShown: false)).modifier(SemanticsPartModifier(part: .name))
    }
  }
}
