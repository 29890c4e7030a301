/// What people do with a view that the focus stops at.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// They use it as a button: the focus comes by the keyboard.
  public static var activate: FocusInteractions { FocusInteractions(rawValue: 1) }
  /// They change its content by keys: the focus comes by a press too.
  public static var edit: FocusInteractions { FocusInteractions(rawValue: 2) }
  /// What the platform has such views for: on desktops also for being edited.
  public static var automatic: FocusInteractions { FocusInteractions(rawValue: 4) }

  /// Whether a press brings the focus.
  func takePresses(on idiom: Idiom) -> Bool { contains(.edit) || contains(.automatic) && idiom == .desktop }
}
