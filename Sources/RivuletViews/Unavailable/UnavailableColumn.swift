import Foundation
import RivuletCore
import RivuletGeometry

/// How `ContentUnavailableView` looks.
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
        heading
        description
          .font(idiom == .phone ? .subheadline : .body)
          .foregroundStyle(.secondary)
      }
      VStack(spacing: 8) { actions }
        .font(idiom == .phone ? .subheadline : .body)
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  /// A label stands with its icon over its title; other views stand as they are.
  @ViewBuilder private var heading: some View {
    if let parts = (label as? any LabelParts)?.labelParts {
      UnavailableHeading(title: parts.title, icon: parts.icon)
    } else {
      label.font(.title2.bold())
    }
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

/// A label whose parts can be shown in another way.
@MainActor
private protocol LabelParts {
  var labelParts: (title: AnyView, icon: AnyView) { get }
}

extension RivuletViews.Label: LabelParts {
  fileprivate var labelParts: (title: AnyView, icon: AnyView) { (AnyView(title), AnyView(icon)) }
}
