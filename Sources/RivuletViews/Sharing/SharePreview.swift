public import RivuletFoundation

/// What people see of something before they share it: a title, and maybe an image and an icon.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
public struct SharePreview<Image: Transferable, Icon: Transferable> {
  let title: Text
  let image: Image?
  let icon: Icon?

  nonisolated private init(_title title: Text, image: Image?, icon: Icon?) {
    self.title = title
    self.image = image
    self.icon = icon
  }
}

@available(*, unavailable)
extension SharePreview: Sendable {}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension SharePreview {
  /// A preview of a title from the string table with an image and an icon.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(_title: Text(titleKey), image: image, icon: icon)
  }

  /// A preview of a title with an image and an icon.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(_title: Text(title), image: image, icon: icon)
  }

  /// A preview of a text with an image and an icon.
  nonisolated public init(_ title: Text, image: Image, icon: Icon) {
    self.init(_title: title, image: image, icon: icon)
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension SharePreview where Icon == Never {
  /// A preview of a title from the string table with an image.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image) {
    self.init(_title: Text(titleKey), image: image, icon: nil)
  }

  /// A preview of a title with an image.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, image: Image) {
    self.init(_title: Text(title), image: image, icon: nil)
  }

  /// A preview of a text with an image.
  nonisolated public init(_ title: Text, image: Image) {
    self.init(_title: title, image: image, icon: nil)
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension SharePreview where Image == Never {
  /// A preview of a title from the string table with an icon.
  nonisolated public init(_ titleKey: LocalizedStringKey, icon: Icon) {
    self.init(_title: Text(titleKey), image: nil, icon: icon)
  }

  /// A preview of a title with an icon.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, icon: Icon) {
    self.init(_title: Text(title), image: nil, icon: icon)
  }

  /// A preview of a text with an icon.
  nonisolated public init(_ title: Text, icon: Icon) {
    self.init(_title: title, image: nil, icon: icon)
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension SharePreview where Image == Never, Icon == Never {
  /// A preview of a title from the string table.
  nonisolated public init(_ titleKey: LocalizedStringKey) {
    self.init(_title: Text(titleKey), image: nil, icon: nil)
  }

  /// A preview of a title.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S) {
    self.init(_title: Text(title), image: nil, icon: nil)
  }

  /// A preview of a text.
  nonisolated public init(_ title: Text) {
    self.init(_title: title, image: nil, icon: nil)
  }
}
