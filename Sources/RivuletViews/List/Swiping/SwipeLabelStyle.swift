import RivuletCore

/// The label of a button behind a row. It shows only the icon, filled; accessibility reads the title (B17.46).
struct SwipeLabelStyle: LabelStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      configuration.icon.symbolVariant(.fill).font(.title3)
      configuration.title.modifier(SpokenLabelModifier(isShown: false))
    }
  }
}
