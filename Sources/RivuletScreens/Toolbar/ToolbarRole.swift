import RivuletElements
import RivuletControls

/// The role of a screen's toolbar.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ToolbarRole: Sendable {
  package enum Kind { case automatic, navigationStack, browser, editor }

  package let kind: Kind

  /// The platform's default role.
  public static var automatic: ToolbarRole { ToolbarRole(kind: .automatic) }
  /// The role of a toolbar for navigation between screens.
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public static var navigationStack: ToolbarRole { ToolbarRole(kind: .navigationStack) }
  /// The role of a toolbar for moving back and forth through content.
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var browser: ToolbarRole { ToolbarRole(kind: .browser) }
  /// The role of a toolbar for editing documents.
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var editor: ToolbarRole { ToolbarRole(kind: .editor) }
}
