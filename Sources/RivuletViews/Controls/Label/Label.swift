public import RivuletCore
import RivuletGeometry

/// A title with an icon before it.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon

  /// A label made of any two views.
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: View, CompositeView {
  public var body: some View {
    HStack(alignment: .firstTextBaseline) {
      icon.modifier(LabelIconModifier())
      title
    }
    .modifier(CombinedSemanticsModifier())
  }
}

extension Label where Title == Text, Icon == Image {
  /// A label with a title from the string table and an image of the app.
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// A label with a title from the string table and a system symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// A label with a title that is shown as it is and an image of the app.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  /// A label with a title that is shown as it is and a system symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

extension Label: Sendable where Title: Sendable, Icon: Sendable {}
