package import RivuletCore
import RivuletElements

/// The chevron at the end of a link in a list, hidden while people edit the list.
package struct ListRowMark: View {
  @Environment(\.backgroundProminence) private var prominence
  @Environment(\.isListEdited) private var isEdited

  package init() {}

  package var body: some View {
    Image(systemName: "chevron.forward").font(.footnote.weight(.semibold))
      .foregroundStyle(prominence == .increased ? AnyShapeStyle(.white.opacity(0.75)) : AnyShapeStyle(ControlPaint(.rowMark)))
      .opacity(isEdited ? 0 : 1)
      .accessibilityHidden(true)
  }
}
