import RivuletCore

/// The style of a button behind a row; it closes the row after the button's action.
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
