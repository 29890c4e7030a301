public import RivuletCore
import RivuletElements
import RivuletLooks

/// A container that arranges rows of data in a single column, optionally with selection (B17). Rows are created as they come into view.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct List<SelectionValue: Hashable, Content: View> {
  let selection: ListSelection?
  let content: Content

  package nonisolated init(_selection selection: ListSelection?, content: Content) {
    self.selection = selection
    self.content = content
  }
}

extension List: View {
  /// A scroll view with the rows, in front of the background that the list's look defines.
  public var body: some View {
    ScrollView { ListRows(selection: selection, content: content).modifier(ListSurroundings()) }
      .modifier(RowChoiceModifier(selection: selection))
      .modifier(ListFrame())
      .background(ListGround())
  }
}

/// A modifier that prepares the environment of a list's rows.
private struct ListSurroundings: EnvironmentModifier {
  typealias Body = Never

  nonisolated init() {}

  func change(_ environment: inout EnvironmentValues) {
    environment.enter(.row)
    environment.rowBadge = nil
  }
}

@available(*, unavailable)
extension List: Sendable {}

/// The background of a list, which extends behind the rows and the surrounding bars.
struct ListGround: View {
  @Environment(\.shownListLook) private var look
  @Environment(\.colorScheme) private var scheme
  @Environment(\.scrollContentBackground) private var visibility

  nonisolated init() {}

  var body: some View {
    let ground = look.ground[scheme]
    Color(Color.Resolved(visibility == .hidden ? .clear : ground)).ignoresSafeArea()
  }
}
