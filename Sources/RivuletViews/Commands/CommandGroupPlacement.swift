/// A place among the standard commands of an app (B20.58).
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct CommandGroupPlacement: Sendable {
  let group: StandardCommandGroup

  /// What tells about the app.
  public static let appInfo = CommandGroupPlacement(group: .appInfo)
  /// The settings of the app.
  public static let appSettings = CommandGroupPlacement(group: .appSettings)
  /// What other apps offer.
  public static let systemServices = CommandGroupPlacement(group: .systemServices)
  /// What hides and shows apps.
  public static let appVisibility = CommandGroupPlacement(group: .appVisibility)
  /// What ends the app.
  public static let appTermination = CommandGroupPlacement(group: .appTermination)
  /// What makes and opens documents and windows.
  public static let newItem = CommandGroupPlacement(group: .newItem)
  /// What saves documents and closes windows.
  public static let saveItem = CommandGroupPlacement(group: .saveItem)
  /// What brings in data and gives it out.
  public static let importExport = CommandGroupPlacement(group: .importExport)
  /// What prints.
  public static let printItem = CommandGroupPlacement(group: .printItem)
  /// What takes back and does again.
  public static let undoRedo = CommandGroupPlacement(group: .undoRedo)
  /// What copies and pastes.
  public static let pasteboard = CommandGroupPlacement(group: .pasteboard)
  /// What changes and finds text.
  public static let textEditing = CommandGroupPlacement(group: .textEditing)
  /// What changes how text looks.
  public static let textFormatting = CommandGroupPlacement(group: .textFormatting)
  /// What shows and changes the toolbar.
  public static let toolbar = CommandGroupPlacement(group: .toolbar)
  /// What shows the sidebar and a full screen.
  public static let sidebar = CommandGroupPlacement(group: .sidebar)
  /// What changes the size of the window.
  public static let windowSize = CommandGroupPlacement(group: .windowSize)
  /// What arranges all windows.
  public static let windowArrangement = CommandGroupPlacement(group: .windowArrangement)
  /// What opens single windows.
  public static let singleWindowList = CommandGroupPlacement(group: .singleWindowList)
  /// The open windows.
  public static let windowList = CommandGroupPlacement(group: .windowList)
  /// Help.
  public static let help = CommandGroupPlacement(group: .help)
}

/// The menus that an app has without its own, in order.
enum StandardMenu: CaseIterable {
  case app, file, edit, format, view, window, help

  /// What stands in the menu, in order.
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

/// Commands that stand together in a standard menu.
enum StandardCommandGroup: Hashable {
  case appInfo, appSettings, systemServices, appVisibility, appTermination
  case newItem, saveItem, importExport, printItem
  case undoRedo, pasteboard, textEditing
  case textFormatting
  case toolbar, sidebar
  case windowSize, windowArrangement, singleWindowList, windowList
  case help
}
