/// A position among an app's standard commands (B20.58).
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct CommandGroupPlacement: Sendable {
  let group: StandardCommandGroup

  /// Commands that show information about the app.
  public static let appInfo = CommandGroupPlacement(group: .appInfo)
  /// Commands for the app's settings.
  public static let appSettings = CommandGroupPlacement(group: .appSettings)
  /// Commands that other apps offer.
  public static let systemServices = CommandGroupPlacement(group: .systemServices)
  /// Commands that hide and show apps.
  public static let appVisibility = CommandGroupPlacement(group: .appVisibility)
  /// Commands that quit the app.
  public static let appTermination = CommandGroupPlacement(group: .appTermination)
  /// Commands that create and open documents and windows.
  public static let newItem = CommandGroupPlacement(group: .newItem)
  /// Commands that save documents and close windows.
  public static let saveItem = CommandGroupPlacement(group: .saveItem)
  /// Commands that import and export data.
  public static let importExport = CommandGroupPlacement(group: .importExport)
  /// Commands that print.
  public static let printItem = CommandGroupPlacement(group: .printItem)
  /// Commands that undo and redo.
  public static let undoRedo = CommandGroupPlacement(group: .undoRedo)
  /// Commands that copy and paste.
  public static let pasteboard = CommandGroupPlacement(group: .pasteboard)
  /// Commands that edit and find text.
  public static let textEditing = CommandGroupPlacement(group: .textEditing)
  /// Commands that format text.
  public static let textFormatting = CommandGroupPlacement(group: .textFormatting)
  /// Commands that show and customize the toolbar.
  public static let toolbar = CommandGroupPlacement(group: .toolbar)
  /// Commands that show the sidebar and enter full screen.
  public static let sidebar = CommandGroupPlacement(group: .sidebar)
  /// Commands that change the size of the window.
  public static let windowSize = CommandGroupPlacement(group: .windowSize)
  /// Commands that arrange all windows.
  public static let windowArrangement = CommandGroupPlacement(group: .windowArrangement)
  /// Commands that open single windows.
  public static let singleWindowList = CommandGroupPlacement(group: .singleWindowList)
  /// The list of open windows.
  public static let windowList = CommandGroupPlacement(group: .windowList)
  /// Commands that offer help.
  public static let help = CommandGroupPlacement(group: .help)
}

/// The standard menus of an app, in order.
enum StandardMenu: CaseIterable {
  case app, file, edit, format, view, window, help

  /// The command groups in the menu, in order.
  var groups: [StandardCommandGroup] {
    switch self {
    case .app: [.appInfo, .appSettings, .systemServices, .appVisibility, .appTermination]
    case .file: [.newItem, .saveItem, .importExport, .printItem]
    case .edit: [.undoRedo, .pasteboard, .textEditing]
    case .format: [.textFormatting]
    case .view: [.toolbar, .sidebar]
    case .window: [.windowSize, .singleWindowList, .windowArrangement, .windowList]
    case .help: [.help]
    }
  }
}

/// A group of commands in a standard menu.
enum StandardCommandGroup: Hashable {
  case appInfo, appSettings, systemServices, appVisibility, appTermination
  case newItem, saveItem, importExport, printItem
  case undoRedo, pasteboard, textEditing
  case textFormatting
  case toolbar, sidebar
  case windowSize, windowArrangement, singleWindowList, windowList
  case help
}
