public import Foundation
package import RivuletFoundation
public import RivuletGeometry

/// A light or dark appearance.
public enum ColorScheme: CaseIterable, Sendable, Hashable {
  case light
  case dark
}

private struct LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}

private struct ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme { .light }
}

private struct DisplayScaleKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}

private struct LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { Locale(identifier: "en_US") }
}

private struct CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { Calendar(identifier: .gregorian) }
}

private struct TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .gmt }
}

private struct IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private struct IdiomKey: EnvironmentKey {
  static var defaultValue: ChosenIdiom { ChosenIdiom(idiom: .phone) }
}

/// An idiom and the table of appearances that replaces the idiom's own, compared by identity. Stored as a single value, because views read
/// it often.
private struct ChosenIdiom: Equatable {
  var idiom: Idiom
  var looks: (any AnyObject & Sendable)?

  static func == (first: ChosenIdiom, second: ChosenIdiom) -> Bool { first.idiom == second.idiom && first.looks === second.looks }
}

private struct ReducesMotionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether people prefer less motion. If true, views fade instead of using transitions that move them.
  /// Other motion is up to the app.
  public var accessibilityReduceMotion: Bool { _accessibilityReduceMotion }

  /// The underlying setting, which hosts, previews, and tests can change.
  public var _accessibilityReduceMotion: Bool {
    get { self[ReducesMotionKey.self] }
    set { self[ReducesMotionKey.self] = newValue }
  }

  /// The identifier of the layout direction's key.
  static var directionKey: ObjectIdentifier { ObjectIdentifier(LayoutDirectionKey.self) }

  /// The layout direction, which determines whether the leading side is on the left or the right (B9.24).
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The number of pixels per point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The size of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar for dates. Defaults to Gregorian if the host doesn't set a calendar.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone for dates. Defaults to GMT if the host doesn't set a time zone.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// A Boolean value that indicates whether controls respond to interaction (B8.06).
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The idiom, chosen by the host, which determines metrics and appearances.
  package var idiom: Idiom {
    get { self[IdiomKey.self].idiom }
    set { self[IdiomKey.self].idiom = newValue }
  }

  /// The idiom and the table of appearances that replaces the idiom's own; nil if the idiom uses its own.
  package var idiomAndLooks: (idiom: Idiom, looks: (any AnyObject & Sendable)?) {
    let chosen = self[IdiomKey.self]
    return (chosen.idiom, chosen.looks)
  }

  /// Sets a table of appearances that replaces the idiom's own.
  package mutating func setLooks(_ looks: any AnyObject & Sendable) { self[IdiomKey.self].looks = looks }
}

private struct AssetsKey: EnvironmentKey {
  static var defaultValue: AssetCatalogs { .ofProcess }
}

extension EnvironmentValues {
  /// The source of images and colours from asset catalogs.
  package var assets: AssetCatalogs {
    get { self[AssetsKey.self] }
    set { self[AssetsKey.self] = newValue }
  }
}
