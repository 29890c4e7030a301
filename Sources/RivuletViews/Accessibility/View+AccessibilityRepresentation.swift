public import RivuletCore

/// Shows one view and lets assistive technology see another one in its place.
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
  /// Lets assistive technology see and operate another view in the place of this one; it is not shown.
  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    RepresentedView(content: self, representation: representation())
  }

  /// Makes the views of a content the elements inside of this view for assistive technology; they are not shown.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    RepresentedView(content: self, representation: children()).accessibilityElement(children: .contain)
  }
}
