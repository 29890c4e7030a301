public import RivuletCore

/// A view that shows one content and gives assistive technology another one.
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
  /// Replaces this view with another one for assistive technology. The other one is not visible.
  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    RepresentedView(content: self, representation: representation())
  }

  /// Gives this view child elements for assistive technology. They are not visible.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    RepresentedView(content: self, representation: children()).accessibilityElement(children: .contain)
  }
}
