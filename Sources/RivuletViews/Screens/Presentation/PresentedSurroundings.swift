import Foundation
import RivuletCore

/// A modifier that resets the environment of a form or a sidebar around the presenter, which does not apply to the presentation (B19.19).
///
/// Values that the app sets between there and the presenter remain.
struct PresentedSurroundings {
  let idiom: Idiom
  @State private var editMode = EditMode.inactive

  nonisolated init(idiom: Idiom) { self.idiom = idiom }
}

extension PresentedSurroundings: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(PlaceReset(editMode: idiom == .phone ? $editMode : nil))
  }
}

private struct PlaceReset: EnvironmentModifier {
  typealias Body = Never

  let editMode: Binding<EditMode>?

  func change(_ environment: inout EnvironmentValues) {
    if let label = environment.sectionLabelPlace { label.leave(&environment) }
    environment.isInList = false
    environment.placeListLook = nil
    environment.givenControlPlace = nil
    if environment.idiom == .desktop { environment.idealListSize = PresentationConstants.listSize }
    environment.rowIndentation = 0
    environment.isInGroupBox = false
    environment.isInLabeledContent = false
    environment.editMode = nil
    environment.suppliedEditMode = editMode
  }
}
