public import Foundation
import RivuletControls
public import RivuletCore
public import RivuletElements
import RivuletGeometry
import RivuletLooks

/// A resting height of a sheet on phones (B19.26).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable {
    case window
    case large
    case medium
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  private let kind: Kind
  nonisolated(unsafe) private let custom: (any CustomPresentationDetent.Type)?

  private init(_ kind: Kind, custom: (any CustomPresentationDetent.Type)? = nil) {
    self.kind = kind
    self.custom = custom
  }

  /// The full height of the window.
  static let window = PresentationDetent(.window)
  /// Almost the full height of the window.
  public static let large = PresentationDetent(.large)
  /// Half the height of the window.
  public static let medium = PresentationDetent(.medium)

  /// Returns a detent at a fraction of the window's height, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(.fraction(fraction)) }

  /// Returns a detent at a height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }

  /// Returns a detent whose height is computed by a type in the app.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(type)), custom: type)
  }

  /// The information available to a custom detent.
  @dynamicMemberLookup public struct Context {
    /// The maximum height, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }

  public static func == (lhs: PresentationDetent, rhs: PresentationDetent) -> Bool { lhs.kind == rhs.kind }

  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// Returns the height in points for a window of the given height. The result is at most the height of the large detent.
  func height(inWindowOf height: CGFloat, _ environment: EnvironmentValues) -> CGFloat {
    let most = kind == .window ? height : max(height - environment.looks.sheets.gap, 0)
    let wanted: CGFloat =
      switch kind {
      case .window, .large: most
      case .medium: height / 2
      case .fraction(let share): height * FiniteNumber.length(share, of: "PresentationDetent.fraction", "the share")
      case .height(let length): FiniteNumber.length(length, of: "PresentationDetent.height", "the height")
      case .custom:
        custom?.height(in: Context(maxDetentValue: most, environment: environment)).map {
          FiniteNumber.length($0, of: "CustomPresentationDetent", "the height")
        } ?? most
      }
    return min(max(wanted, 0), most)
  }
}

/// A type that computes the height of a sheet's detent (B19.26).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public protocol CustomPresentationDetent {
  /// Returns the height in points, or nil if the detent is unavailable.
  static func height(in context: Context) -> CGFloat?
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension CustomPresentationDetent {
  public typealias Context = PresentationDetent.Context
}

/// The interaction with views behind a presentation (B19.28).
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
public struct PresentationBackgroundInteraction: Sendable {
  package enum Kind: Sendable {
    case automatic, disabled, enabled
    case upThrough(PresentationDetent)
  }

  package let kind: Kind

  /// The platform's default interaction.
  public static var automatic: PresentationBackgroundInteraction { PresentationBackgroundInteraction(kind: .automatic) }
  /// The interaction that makes the views behind the presentation available.
  public static var enabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(kind: .enabled) }
  /// Returns an interaction that makes the views behind the sheet available up to a detent.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .upThrough(detent))
  }
  /// The interaction that makes the views behind the presentation unavailable.
  public static var disabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(kind: .disabled) }
}

/// The primary effect of dragging a sheet's content (B19.28).
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
public struct PresentationContentInteraction: Equatable, Sendable {
  package enum Kind { case automatic, resizes, scrolls }

  package let kind: Kind

  /// The platform's default interaction.
  public static var automatic: PresentationContentInteraction { PresentationContentInteraction(kind: .automatic) }
  /// The interaction that enlarges the sheet before its content scrolls.
  public static var resizes: PresentationContentInteraction { PresentationContentInteraction(kind: .resizes) }
  /// The interaction that scrolls the content.
  public static var scrolls: PresentationContentInteraction { PresentationContentInteraction(kind: .scrolls) }
}

/// The form of a presentation in compact windows (B19.43).
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
public struct PresentationAdaptation: Sendable {
  package enum Kind { case automatic, none, popover, sheet, fullScreenCover }

  package let kind: Kind

  /// The default form of the presentation.
  public static var automatic: PresentationAdaptation { PresentationAdaptation(kind: .automatic) }
  /// The form of the presentation in larger windows, without any adaptation.
  public static var none: PresentationAdaptation { PresentationAdaptation(kind: .none) }
  /// A popover.
  public static var popover: PresentationAdaptation { PresentationAdaptation(kind: .popover) }
  /// A sheet.
  public static var sheet: PresentationAdaptation { PresentationAdaptation(kind: .sheet) }
  /// A cover over the entire window.
  public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation(kind: .fullScreenCover) }
}

extension View {
  nonisolated func presentationOption(_ change: @escaping (inout PresentationOptions) -> Void) -> some View {
    transformPreference(PresentationOptionsKey.self, change)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Sets the detents of the sheet that contains this view (B19.27).
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationOption { $0.detents = detents }
  }

  /// Sets the detents of the sheet that contains this view, with a binding to the current detent (B19.27).
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(SelectedDetentModifier(detents: detents, selection: selection))
  }

  /// Sets the visibility of the drag indicator of the sheet that contains this view (B19.28).
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationOption { $0.dragIndicator = visibility }
  }

  /// Sets the corner radius of the presentation that contains this view; nil for the platform's radius (B19.49).
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationOption { $0.cornerRadius = cornerRadius }
  }

  /// Sets the background of the presentation that contains this view (B19.49).
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    modifier(PresentationGroundModifier(ground: Rectangle().fill(style)))
  }

  /// Sets the background of the presentation that contains this view (B19.49).
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
  nonisolated public func presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(PresentationGroundModifier(ground: content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)))
  }

  /// Sets whether people can use the views behind the presentation that contains this view (B19.28).
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
  nonisolated public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    presentationOption { $0.backgroundInteraction = interaction }
  }

  /// Sets the primary effect of dragging the content of the sheet that contains this view (B19.28).
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    presentationOption { $0.contentInteraction = behavior }
  }

  /// Sets the form of the presentation that contains this view in compact windows (B19.43).
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationOption { $0.adaptation = (adaptation, adaptation) }
  }

  /// Sets the form of the presentation that contains this view in windows that are compact along either axis (B19.43).
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentationOption { $0.adaptation = (horizontalAdaptation, verticalAdaptation) }
  }

  /// Prevents the dismissal of the presentation that contains this view with a swipe, the Escape key, or a press outside it (B19.24).
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationOption { if isDisabled { $0.isInteractiveDismissDisabled = true } }
  }
}

/// A modifier that provides a sheet's detents and selection binding, and updates with the selection.
private struct SelectedDetentModifier {
  let detents: Set<PresentationDetent>
  @Binding var selection: PresentationDetent

  nonisolated init(detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) {
    self.detents = detents
    _selection = selection
  }
}

extension SelectedDetentModifier: ViewModifier {
  func body(content: Content) -> some View {
    let (detents, selection) = (detents, $selection)
    let chosen = self.selection
    content.presentationOption { options in
      options.detents = detents
      options.selection = Binding(get: { chosen }, set: { selection.wrappedValue = $0 })
    }
  }
}

/// A modifier that sets the background of the presentation.
private struct PresentationGroundModifier<Ground: View> {
  let ground: Ground
}

extension PresentationGroundModifier: ViewModifier {
  func body(content: Content) -> some View {
    let ground = AnyView(ground)
    content.presentationOption { $0.background = ground }
  }
}
