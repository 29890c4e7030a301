public import RivuletCore

/// The sizing of a sheet that does not fill the screen.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public protocol PresentationSizing {}

/// The platform's default sizing.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  public init() {}
}

/// A sizing that fits the content.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct FittedPresentationSizing: PresentationSizing, Sendable {
  public init() {}
}

/// A sizing for forms.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct FormPresentationSizing: PresentationSizing, Sendable {
  public init() {}
}

/// A sizing with the proportions of a page.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct PagePresentationSizing: PresentationSizing, Sendable {
  public init() {}
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The platform's default sizing.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension PresentationSizing where Self == FittedPresentationSizing {
  /// A sizing that fits the content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension PresentationSizing where Self == FormPresentationSizing {
  /// A sizing for forms.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension PresentationSizing where Self == PagePresentationSizing {
  /// A sizing with the proportions of a page.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

/// A sizing that fits the content along some axes, or that only grows.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
private struct AdaptedPresentationSizing: PresentationSizing {}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension PresentationSizing {
  /// Returns a sizing that fits the content along the given axes.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { AdaptedPresentationSizing() }

  /// Returns a sizing that grows with the content along the given axes and never shrinks.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { AdaptedPresentationSizing() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension View {
  /// Sets the sizing of the sheet that contains this view. The sizing has no effect, because the platform's sizing applies.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
}
