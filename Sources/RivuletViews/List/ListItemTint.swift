public import RivuletCore

/// How a list tints the icons of the labels in its rows.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct ListItemTint: Sendable {
  fileprivate let color: Color

  /// Always in a colour.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// In a colour, unless the system wants another one.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// In grey.
  public static let monochrome = ListItemTint(color: .secondary)
}

private struct ListItemTintKey: EnvironmentKey {
  static var defaultValue: ListItemTint? { nil }
}

extension EnvironmentValues {
  /// How the icons of labels in rows are tinted; nil for the tint of all controls.
  fileprivate var listItemTint: ListItemTint? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  /// Sets how a list tints the icons of the labels in this row, or in all of its rows; nil for what is set around.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    transformEnvironment(\.listItemTint) { if let tint { $0 = tint } }
  }

  /// Sets the colour in which a list tints the icons of the labels in this row, or in all of its rows; nil for what is set around.
  nonisolated public func listItemTint(_ tint: Color?) -> some View { listItemTint(tint.map { ListItemTint.fixed($0) }) }
}

/// Tints the icon of a label in a row of a list on a phone, or of a sidebar, unless the app has chosen a foreground for the label.
struct ListIconModifier: EnvironmentModifier {
  typealias Body = Never

  nonisolated init() {}

  func change(_ environment: inout EnvironmentValues) {
    guard environment.isInList, environment.idiom == .phone || environment.shownListLook == .sidebar else { return }
    if let tint = environment.listItemTint {
      environment.setForeground([AnyShapeStyle(tint.color)])
    } else if !environment.isForegroundChosen {
      environment.setForeground([AnyShapeStyle(TintShapeStyle())])
    }
  }
}
