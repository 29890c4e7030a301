import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletGeometry
import RivuletLooks

/// The layout of `ContentUnavailableView`.
struct UnavailableColumn<Label: View, Description: View, Actions: View>: CompositeView {
  let label: Label
  let description: Description
  let actions: Actions
  @Environment(\.looks.unavailable) private var look

  init(label: Label, description: Description, actions: Actions) {
    self.label = label
    self.description = description
    self.actions = actions
  }

  var body: some View {
    VStack(spacing: look.spacing) {
      VStack(spacing: 8) {
        label.labelStyle(UnavailableLabelStyle()).font(.title2.bold())
        description
          .font(look.textFont.font)
          .surroundingForeground(.secondary)
      }
      VStack(spacing: 8) { actions }
        .font(look.textFont.font)
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// An icon above a title.
struct UnavailableHeading<Title: View, Icon: View>: CompositeView {
  let title: Title
  let icon: Icon
  @Environment(\.looks.unavailable) private var look

  init(title: Title, icon: Icon) {
    self.title = title
    self.icon = icon
  }

  var body: some View {
    VStack(spacing: look.headingSpacing) {
      icon
        .font(look.iconFont.font)
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
