import RivuletCore

/// A button behind a row closes the row after its action.
struct SwipeButtonStyle: PrimitiveButtonStyle {
  let row: ListRow

  func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role) {
      configuration.trigger()
      row.closeSwipe()
    } label: {
      configuration.label
    }
    .buttonStyle(SwipeButtonLook())
  }
}
