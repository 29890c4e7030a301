import RivuletCore
public import RivuletFoundation

/// What is shown of something that is shared, while people choose where it goes.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
public struct SharePreview<Image, Icon> where Image: Transferable, Icon: Transferable {
  let title: Text
  let image: Image?
  let icon: Icon?

  private init(_title title: Text, _ image: Image?, _ icon: Icon?) {
    self.title = title
    self.image = image
    self.icon = icon
  }

  /// A title from the string table, a picture and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(_title: Text(titleKey), image, icon) }

  /// A title, a picture and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init(_title: Text(title), image, icon) }

  /// A title, a picture and an icon.
  public init(_ title: Text, image: Image, icon: Icon) { self.init(_title: title, image, icon) }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension SharePreview where Icon == Never {
  /// A title from the string table and a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(_title: Text(titleKey), image, nil) }

  /// A title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init(_title: Text(title), image, nil) }

  /// A title and a picture.
  public init(_ title: Text, image: Image) { self.init(_title: title, image, nil) }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension SharePreview where Image == Never {
  /// A title from the string table and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(_title: Text(titleKey), nil, icon) }

  /// A title and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(_title: Text(title), nil, icon) }

  /// A title and an icon.
  public init(_ title: Text, icon: Icon) { self.init(_title: title, nil, icon) }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension SharePreview where Image == Never, Icon == Never {
  /// A title from the string table.
  public init(_ titleKey: LocalizedStringKey) { self.init(_title: Text(titleKey), nil, nil) }

  /// A title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(_title: Text(title), nil, nil) }

  /// A title.
  public init(_ title: Text) { self.init(_title: title, nil, nil) }
}

@available(*, unavailable)
extension SharePreview: Sendable {}
