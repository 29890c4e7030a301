public import RivuletCore

/// A view that shows one view and presents another to assistive technology.
struct RepresentedView<Content: View, Representation: View> {
  let content: Content
  let representation: Representation

  nonisolated init(content: Content, representation: Representation) {
    self.content = content
    self.representation = representation
  }
}

extension RepresentedView: View {
  var body: some View {
    content.accessibilityHidden(true).background { representation.opacity(0).allowsHitTesting(false) }
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  /// Replaces this view with another view for assistive technology. The replacement is not visible.
  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    RepresentedView(content: self, representation: representation())
  }

  /// Adds child elements for assistive technology to this view. The children are not visible.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    RepresentedView(content: self, representation: children()).accessibilityElement(children: .contain)
  }
}
