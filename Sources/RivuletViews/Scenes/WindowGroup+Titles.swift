public import RivuletCore

extension Text: WindowTitle {
  package func string(in environment: EnvironmentValues, _ services: any HostServices) -> String {
    var resolver = TextResolver(environment, services)
    resolver.append(self)
    return resolver.string
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension WindowGroup {
  /// A group whose windows bear a title.
  public nonisolated init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(title: title, identifier: nil, content: content())
  }

  /// A group with a title, and a name that no other group of the app has.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(title: title, identifier: id, content: content())
  }

  /// A group whose windows bear a title from a string table of the app.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleKey), identifier: nil, content: content())
  }

  /// A group with a title from a string table of the app, and a name that no other group of the app has.
  public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleKey), identifier: id, content: content())
  }

  /// A group whose windows bear a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(title: Text(title), identifier: nil, content: content())
  }

  /// A group with a title that is shown as it is, and a name that no other group of the app has.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(title: Text(title), identifier: id, content: content())
  }
}
