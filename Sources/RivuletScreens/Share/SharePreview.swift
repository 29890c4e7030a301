import RivuletControls
import RivuletCore
public import RivuletElements
public import RivuletFoundation

/// The preview of a shared item, visible while people choose a destination.
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

  /// Creates a preview with a localized title, an image, and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(_title: Text(titleKey), image, icon) }

  /// Creates a preview with a title that is not localized, an image, and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init(_title: Text(title), image, icon) }

  /// Creates a preview with a `Text` as its title, an image, and an icon.
  public init(_ title: Text, image: Image, icon: Icon) { self.init(_title: title, image, icon) }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension SharePreview where Icon == Never {
  /// Creates a preview with a localized title and an image.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(_title: Text(titleKey), image, nil) }

  /// Creates a preview with a title that is not localized and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init(_title: Text(title), image, nil) }

  /// Creates a preview with a `Text` as its title and an image.
  public init(_ title: Text, image: Image) { self.init(_title: title, image, nil) }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension SharePreview where Image == Never {
  /// Creates a preview with a localized title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(_title: Text(titleKey), nil, icon) }

  /// Creates a preview with a title that is not localized and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(_title: Text(title), nil, icon) }

  /// Creates a preview with a `Text` as its title and an icon.
  public init(_ title: Text, icon: Icon) { self.init(_title: title, nil, icon) }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a localized title.
  public init(_ titleKey: LocalizedStringKey) { self.init(_title: Text(titleKey), nil, nil) }

  /// Creates a preview with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(_title: Text(title), nil, nil) }

  /// Creates a preview with a `Text` as its title.
  public init(_ title: Text) { self.init(_title: title, nil, nil) }
}

@available(*, unavailable)
extension SharePreview: Sendable {}
