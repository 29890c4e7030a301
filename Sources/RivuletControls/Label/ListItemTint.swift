public import RivuletCore
public import RivuletElements
import RivuletLooks

/// The tint of label icons in list rows.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct ListItemTint: Sendable {
  fileprivate let color: Color

  /// Returns a tint that always uses the given colour.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// Returns a tint that uses the given colour, unless the system overrides it.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A grey tint.
  public static let monochrome = ListItemTint(color: .secondary)
}

private struct ListItemTintKey: EnvironmentKey {
  static var defaultValue: ListItemTint? { nil }
}

extension EnvironmentValues {
  /// The tint of label icons in rows; nil to use the tint of all controls.
  fileprivate var listItemTint: ListItemTint? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  /// Sets the tint of the label icons in this row, or in all rows of a list. A nil tint preserves the inherited tint.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    transformEnvironment(\.listItemTint) { if let tint { $0 = tint } }
  }

  /// Sets the colour of the label icons in this row, or in all rows of a list. A nil colour preserves the inherited tint.
  nonisolated public func listItemTint(_ tint: Color?) -> some View { listItemTint(tint.map { ListItemTint.fixed($0) }) }
}

/// A modifier that tints label icons in the rows of some lists, unless the app has set a foreground for the label.
struct ListIconModifier: EnvironmentModifier {
  typealias Body = Never

  nonisolated init() {}

  func change(_ environment: inout EnvironmentValues) {
    guard environment.isInList, !environment.isLabelOfButton, environment.shownListLook.tintsIcons else { return }
    if let tint = environment.listItemTint {
      environment.setForeground([AnyShapeStyle(tint.color)])
    } else if !environment.isForegroundChosen {
      environment.setForeground([AnyShapeStyle(TintShapeStyle())])
    }
  }
}

private struct IsLabelOfButtonKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// True in the label of a button with a background, whose icon uses the colour of the title.
  var isLabelOfButton: Bool {
    get { self[IsLabelOfButtonKey.self] }
    set { self[IsLabelOfButtonKey.self] = newValue }
  }
}
