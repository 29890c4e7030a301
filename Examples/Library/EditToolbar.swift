import SwiftUI

/// The button that begins and ends the editing of a list; lists of a Mac are edited without one.
struct EditToolbar: ToolbarContent {
  let isUseful: Bool

  var body: some ToolbarContent {
    ToolbarItem(placement: .primaryAction) {
      #if !os(macOS)
      PhoneEditButton(isUseful: isUseful)
      #endif
    }
  }
}

#if !os(macOS)
/// Shown where there is as little room as on a phone.
private struct PhoneEditButton: View {
  let isUseful: Bool
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    if isUseful, sizeClass == .compact { EditButton() }
  }
}
#endif
