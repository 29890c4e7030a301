public import RivuletCore

/// A type that determines the size of a sheet that does not fill the screen.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public protocol PresentationSizing {}

/// The default sizing of the platform.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  public init() {}
}

/// The size of the content.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct FittedPresentationSizing: PresentationSizing, Sendable {
  public init() {}
}

/// The size of a form.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct FormPresentationSizing: PresentationSizing, Sendable {
  public init() {}
}

/// The size of a page of paper.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct PagePresentationSizing: PresentationSizing, Sendable {
  public init() {}
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The default sizing of the platform.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension PresentationSizing where Self == FittedPresentationSizing {
  /// The size of the content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension PresentationSizing where Self == FormPresentationSizing {
  /// The size of a form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension PresentationSizing where Self == PagePresentationSizing {
  /// The size of a page of paper.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

/// A sizing that fits the content along some axes, or only grows.
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
  /// Sets the sizing of the sheet that contains this view. Here it has no effect: the platform's sizing applies.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
}
