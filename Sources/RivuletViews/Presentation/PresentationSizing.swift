public import RivuletCore

/// How large a sheet is where it does not fill the screen.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public protocol PresentationSizing {}

/// As the platform does.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  public init() {}
}

/// As large as its content.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct FittedPresentationSizing: PresentationSizing, Sendable {
  public init() {}
}

/// As large as a form.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct FormPresentationSizing: PresentationSizing, Sendable {
  public init() {}
}

/// As large as a page of paper.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct PagePresentationSizing: PresentationSizing, Sendable {
  public init() {}
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// As the platform does.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension PresentationSizing where Self == FittedPresentationSizing {
  /// As large as its content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension PresentationSizing where Self == FormPresentationSizing {
  /// As large as a form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension PresentationSizing where Self == PagePresentationSizing {
  /// As large as a page of paper.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

/// Another sizing, fitted to the content along some axes, or growing only.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
private struct AdaptedPresentationSizing: PresentationSizing {}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension PresentationSizing {
  /// The same, as large as the content along some axes.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { AdaptedPresentationSizing() }

  /// The same, growing with the content along some axes and never shrinking.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { AdaptedPresentationSizing() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension View {
  /// How large the sheet around is where it does not fill the screen; it is as the platform does here.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
}
