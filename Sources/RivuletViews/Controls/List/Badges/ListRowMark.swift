import RivuletCore

/// The mark at the end of a row that navigates.
struct ListRowMark: View {
  let isEmphasized: Bool

  init(isEmphasized: Bool) { self.isEmphasized = isEmphasized }

  var body: some View {
    Image(systemName: "chevron.forward").font(.footnote.weight(.semibold))
      .foregroundStyle(isEmphasized ? AnyShapeStyle(.white.opacity(0.75)) : AnyShapeStyle(.tertiary)).accessibilityHidden(true)
  }
}
