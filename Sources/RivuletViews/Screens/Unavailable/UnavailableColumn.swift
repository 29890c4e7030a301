import Foundation
import RivuletCore
import RivuletGeometry

/// The layout of `ContentUnavailableView`.
struct UnavailableColumn<Label: View, Description: View, Actions: View>: CompositeView {
  let label: Label
  let description: Description
  let actions: Actions
  @Environment(\.idiom) private var idiom

  init(label: Label, description: Description, actions: Actions) {
    self.label = label
    self.description = description
    self.actions = actions
  }

  var body: some View {
    VStack(spacing: idiom == .phone ? 16 : 12) {
      VStack(spacing: 8) {
        label.labelStyle(UnavailableLabelStyle()).font(.title2.bold())
        description
          .font(idiom == .phone ? .subheadline : .body)
          .placeForeground(.secondary)
      }
      VStack(spacing: 8) { actions }
        .font(idiom == .phone ? .subheadline : .body)
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// An icon over a title.
struct UnavailableHeading<Title: View, Icon: View>: CompositeView {
  let title: Title
  let icon: Icon
  @Environment(\.idiom) private var idiom

  init(title: Title, icon: Icon) {
    self.title = title
    self.icon = icon
  }

  var body: some View {
    VStack(spacing: idiom == .phone ? 12 : 8) {
      icon
        .font(.system(size: idiom == .phone ? 48 : 36))
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
      title.font(.title2.bold())
    }
  }
}

/// A label style with the icon above the title.
private struct UnavailableLabelStyle: LabelStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    UnavailableHeading(title: configuration.title, icon: configuration.icon)
  }
}
