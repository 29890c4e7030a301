import RivuletControls
import RivuletCore
import RivuletElements
import RivuletLooks

/// A modifier that sets up the environment of a presentation's content. The presentation does not inherit surroundings of the presenter
/// such as a form or a sidebar (B19.19).
///
/// The app's values set between those surroundings and the presenter still apply.
struct PresentedSurroundings {
  let boundary: Surroundings.Boundary
  /// The level for presentations above this one.
  let level: PresentationLevel
  let toolbar: ToolbarHost?
  @Environment(\.looks.presentations) private var look
  @State private var editMode = EditMode.inactive

  nonisolated init(_ boundary: Surroundings.Boundary, level: PresentationLevel, toolbar: ToolbarHost?) {
    self.boundary = boundary
    self.level = level
    self.toolbar = toolbar
  }
}

extension PresentedSurroundings: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(
      PresentedPlace(boundary: boundary, level: level, toolbar: toolbar, editMode: look.hasEditMode ? $editMode : nil))
  }
}

private struct PresentedPlace: EnvironmentModifier {
  typealias Body = Never

  let boundary: Surroundings.Boundary
  let level: PresentationLevel
  let toolbar: ToolbarHost?
  let editMode: Binding<EditMode>?

  func change(_ environment: inout EnvironmentValues) {
    environment.enter(boundary)
    environment.presentationLevel = level
    environment.toolbarHost = toolbar
    environment.defaultEditMode = editMode
    if let size = environment.looks.presentations.listSize { environment.idealListSize = size }
  }
}

extension PresentationStyle {
  /// The boundary around the presentation's content.
  var boundary: Surroundings.Boundary {
    switch self {
    case .sheet, .cover, .alert, .dialog: .presentation
    case .popover: .popover
    case .menu: .menu
    }
  }
}
