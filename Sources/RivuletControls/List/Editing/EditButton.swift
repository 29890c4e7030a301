import Foundation
public import RivuletCore
import RivuletElements
import RivuletFoundation

/// A button that toggles editing. It changes the edit mode in the environment, or the window's edit mode if the environment contains none
/// (B17.40).
@available(iOS 13.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct EditButton: View {
  @State private var ownMode = EditMode.inactive
  @Environment(\.editMode) private var surroundingMode

  public nonisolated init() {}

  private var mode: Binding<EditMode> { surroundingMode ?? $ownMode }

  public var body: some View {
    let mode = mode
    let isEditing = mode.wrappedValue.isEditing
    Button(isEditing ? .done : .edit) {
      withAnimation { mode.wrappedValue = isEditing ? .inactive : .active }
    }
    .fontWeight(isEditing ? .semibold : nil)
    .modifier(WindowEditModeModifier(mode: $ownMode))
  }
}

@available(*, unavailable)
extension EditButton: Sendable {}
