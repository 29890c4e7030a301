public import Foundation
import RivuletCore
import RivuletFoundation

/// The clipboard under its name in AppKit. What other programs put there is read in the background: it is known a moment after the clipboard is first
/// asked.
@MainActor @preconcurrency
open class NSPasteboard: NSObject {
  /// The clipboard of the desktop.
  public static let general = NSPasteboard()

  /// Kinds of data.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Text.
    public static let string = PasteboardType("public.utf8-plain-text")
    /// A picture.
    public static let png = PasteboardType("public.png")
    /// A picture.
    public static let tiff = PasteboardType("public.tiff")
    /// An address.
    public static let URL = PasteboardType("public.url")
    /// A file.
    public static let fileURL = PasteboardType("public.file-url")
    /// A document of the web.
    public static let html = PasteboardType("public.html")
    /// Text with styles.
    public static let rtf = PasteboardType("public.rtf")
  }

  /// Counts the changes that the app itself has made.
  open private(set) var changeCount = 0
  /// The forms of the one item that is being put there.
  private var item = NSItemProvider()

  /// Takes away what is there.
  @discardableResult
  open func clearContents() -> Int {
    item = NSItemProvider()
    changeCount += 1
    return changeCount
  }

  /// Begins an item with these kinds of data.
  @discardableResult
  open func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { clearContents() }

  /// Puts a text there, beside the other forms of the item.
  @discardableResult
  open func setString(_ string: String, forType dataType: PasteboardType) -> Bool { setData(Data(string.utf8), forType: dataType) }

  /// Puts data there, beside the other forms of the item.
  @discardableResult
  open func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
    guard let data, let type = UTType(dataType.rawValue) else { return false }
    item.add(data, as: type)
    PasteboardContent.write([item])
    return true
  }

  /// The text that is there; nil if there is none.
  open func string(forType dataType: PasteboardType) -> String? {
    if dataType == .string { return PasteboardContent.current?.items.loadedText }
    return data(forType: dataType).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The data that is there; nil if there is none, or it isn't read yet.
  open func data(forType dataType: PasteboardType) -> Data? {
    guard let type = UTType(dataType.rawValue), let content = PasteboardContent.current else { return nil }
    if type == .png || type == .tiff { return content.picture }
    return content.items.lazy.compactMap { $0.loadedData(for: type) }.first
  }

  /// The kinds of data that are there.
  open var types: [PasteboardType]? { PasteboardContent.current?.items.first?.registeredTypeIdentifiers.map { PasteboardType($0) } }
}

/// The desktop under its name in AppKit: it opens addresses and files.
@MainActor @preconcurrency
open class NSWorkspace: NSObject {
  /// The desktop.
  public static let shared = NSWorkspace()

  /// Opens an address or a file with what people have chosen for it; false if nothing takes it.
  @discardableResult
  open func open(_ url: URL) -> Bool {
    var isOpened = false
    IssueSink.currentServices?.openURL(url) { isOpened = $0 }
    return isOpened
  }

  /// Opens the folders of files.
  open func activateFileViewerSelecting(_ fileURLs: [URL]) {
    for folder in Set(fileURLs.map { $0.deletingLastPathComponent() }) { open(folder) }
  }

  /// Opens the folder of a file; false if nothing takes it.
  @discardableResult
  open func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool {
    open(fullPath.map { URL(fileURLWithPath: $0).deletingLastPathComponent() } ?? URL(fileURLWithPath: rootFullPath))
  }
}

/// The screen under its name in AppKit: here the window.
@MainActor @preconcurrency
open class NSScreen: NSObject {
  /// The screen of the window that is shown.
  public static var main: NSScreen? { known }
  /// The one screen that is known.
  public static var screens: [NSScreen] { [known] }
  private static let known = NSScreen()

  /// The size of the window.
  open var frame: CGRect { UIScreen.main.bounds }
  /// The size of the window.
  open var visibleFrame: CGRect { frame }
  /// The pixels of a point.
  open var backingScaleFactor: CGFloat { UIScreen.main.scale }
}
