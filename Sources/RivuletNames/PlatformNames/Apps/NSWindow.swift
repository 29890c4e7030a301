public import Foundation
import RivuletCore

/// An AppKit-compatible window. The app's scene declares its content.
@MainActor @preconcurrency
open class NSWindow: NSResponder {
  /// The window's scene; nil for a window created by the app's code.
  weak var scene: UIWindowScene?

  private static let wish = "NSWindow.allowsAutomaticWindowTabbing changes nothing on Linux. Windows cannot be merged into tabs here."

  /// A Boolean value that indicates whether the system may show windows as tabs. It has no effect on Linux.
  open class var allowsAutomaticWindowTabbing: Bool {
    get { false }
    set { if newValue { IssueSink.noteOnce(wish) } }
  }

  private var tree: ViewTree? { scene?.appWindow?.tree ?? UIWindowScene.frontTree }

  /// The title of the window.
  open var title: String { scene?.appWindow?.title ?? "" }
  /// True if the window has the keyboard focus.
  open var isKeyWindow: Bool { scene != nil && tree != nil && tree === UIWindowScene.frontTree }
  /// The size of the window. On Linux, the desktop does not reveal the window's position.
  open var frame: CGRect { CGRect(origin: .zero, size: tree?.size ?? .zero) }
  /// The screen that contains the window.
  open var screen: NSScreen? { .main }
  /// The number of pixels per point.
  open var backingScaleFactor: CGFloat { UIScreen.main.scale }

  /// Brings the window to the front.
  open func makeKeyAndOrderFront(_ sender: Any?) {
    if let window = scene?.appWindow { UIWindowScene.frontTree?.app.scenes.show(window) }
  }

  /// Closes the window without asking about unsaved changes.
  open func close() {
    if let window = scene?.appWindow { UIWindowScene.frontTree?.app.scenes.closeWithoutPrompting(window) }
  }

  /// Closes the window, after asking about unsaved changes.
  open func performClose(_ sender: Any?) {
    if let window = scene?.appWindow { UIWindowScene.frontTree?.app.scenes.close(window) }
  }

  /// Moves the keyboard focus. Passing nil ends text editing; other responders don't exist on Linux. Returns false if nothing had the
  /// focus.
  @discardableResult
  open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    responder == nil && tree?.keyboard.removeFocus() ?? false
  }
}

extension NSApplication {
  /// All windows, in the order in which they were opened.
  public var windows: [NSWindow] { UIWindowScene.connected.map(\.desktopWindow) }

  /// The window that has the keyboard focus.
  public var keyWindow: NSWindow? { windows.first(where: \.isKeyWindow) }

  /// The main window, which is the one that has the keyboard focus.
  public var mainWindow: NSWindow? { keyWindow }

  /// The app's icon, or an empty image if it has none.
  public var applicationIconImage: NSImage! { NSImage(named: NSImage.applicationIconName) ?? NSImage() }
}
