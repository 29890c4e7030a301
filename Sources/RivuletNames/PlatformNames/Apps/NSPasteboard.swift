public import Foundation
import RivuletCore
import RivuletElements
import RivuletFoundation
import RivuletScreens

/// An AppKit-compatible type that represents the clipboard. Content from other programs is read in the background and becomes available
/// shortly after the first access.
@MainActor @preconcurrency
open class NSPasteboard: NSObject {
  /// The desktop clipboard.
  public static let general = NSPasteboard()

  /// The type of data on the clipboard.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Plain text.
    public static let string = PasteboardType("public.utf8-plain-text")
    /// An image in PNG format.
    public static let png = PasteboardType("public.png")
    /// An image in TIFF format.
    public static let tiff = PasteboardType("public.tiff")
    /// A URL.
    public static let URL = PasteboardType("public.url")
    /// The URL of a file.
    public static let fileURL = PasteboardType("public.file-url")
    /// HTML text.
    public static let html = PasteboardType("public.html")
    /// Rich text.
    public static let rtf = PasteboardType("public.rtf")
  }

  /// The number of changes made by the app itself.
  open private(set) var changeCount = 0
  /// The representations of the item that is being written.
  private var item = NSItemProvider()

  /// Removes the content of the clipboard.
  @discardableResult
  open func clearContents() -> Int {
    item = NSItemProvider()
    changeCount += 1
    return changeCount
  }

  /// Prepares a new item with the given types.
  @discardableResult
  open func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { clearContents() }

  /// Adds text as a representation of the item.
  @discardableResult
  open func setString(_ string: String, forType dataType: PasteboardType) -> Bool { setData(Data(string.utf8), forType: dataType) }

  /// Adds data as a representation of the item.
  @discardableResult
  open func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
    guard let data, let type = UTType(dataType.rawValue) else { return false }
    item.add(data, as: type)
    PasteboardContent.write([item])
    return true
  }

  /// Returns the text on the clipboard, or nil if it contains none.
  open func string(forType dataType: PasteboardType) -> String? {
    if dataType == .string { return PasteboardContent.current?.items.loadedText }
    return data(forType: dataType).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the data on the clipboard, or nil if it contains none of this type or has not been read yet.
  open func data(forType dataType: PasteboardType) -> Data? {
    guard let type = UTType(dataType.rawValue), let content = PasteboardContent.current else { return nil }
    if type == .png || type == .tiff { return content.picture }
    return content.items.lazy.compactMap { $0.loadedData(for: type) }.first
  }

  /// The types of the data on the clipboard.
  open var types: [PasteboardType]? { PasteboardContent.current?.items.first?.registeredTypeIdentifiers.map { PasteboardType($0) } }
}

/// An AppKit-compatible type that represents the desktop, which opens URLs and files.
@MainActor @preconcurrency
open class NSWorkspace: NSObject {
  /// The desktop.
  public static let shared = NSWorkspace()

  /// Opens a URL or file with the preferred program. Returns false if no such program exists.
  @discardableResult
  open func open(_ url: URL) -> Bool {
    var isOpened = false
    IssueSink.currentServices?.openURL(url) { isOpened = $0 }
    return isOpened
  }

  /// Returns a folder or document symbol. The desktop's own icons are not available on Linux.
  open func icon(forFile fullPath: String) -> NSImage {
    let name = URL(fileURLWithPath: fullPath).isFolder ? "folder" : "doc"
    return NSImage(systemSymbolName: name, accessibilityDescription: nil) ?? NSImage()
  }

  /// Opens the folders that contain the given files.
  open func activateFileViewerSelecting(_ fileURLs: [URL]) {
    for folder in Set(fileURLs.map { $0.deletingLastPathComponent() }) { open(folder) }
  }

  /// Opens the folder that contains a file. Returns false if no program opens folders.
  @discardableResult
  open func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool {
    open(fullPath.map { URL(fileURLWithPath: $0).deletingLastPathComponent() } ?? URL(fileURLWithPath: rootFullPath))
  }
}

/// An AppKit-compatible screen. On Linux, it represents the window.
@MainActor @preconcurrency
open class NSScreen: NSObject {
  /// The screen that contains the active window.
  public static var main: NSScreen? { known }
  /// All screens. On Linux, the array contains a single screen.
  public static var screens: [NSScreen] { [known] }
  private static let known = NSScreen()

  /// The size of the window.
  open var frame: CGRect { UIScreen.main.bounds }
  /// The size of the window.
  open var visibleFrame: CGRect { frame }
  /// The number of pixels per point.
  open var backingScaleFactor: CGFloat { UIScreen.main.scale }
}
