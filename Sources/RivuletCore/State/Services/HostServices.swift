package import Foundation
package import RivuletDrawing
package import RivuletFoundation
package import RivuletText

/// The services that a tree needs from its environment. A host supplies them, and nothing below the host layer uses other sources
/// (invariant 3).
@MainActor
package protocol HostServices: AnyObject {
  /// The time on the host's frame clock, in seconds.
  var now: Double { get }
  var textMeasurer: any TextMeasuring { get }
  var idiom: Idiom { get }
  var displayScale: CGFloat { get }
  var locale: Locale { get }
  /// The languages for text as tags, with the preferred language first.
  var languages: [String] { get }
  var issues: IssueSink { get }
  /// The store for `AppStorage`, unless the app sets another one.
  var userDefaults: UserDefaults { get }
  /// The store that keeps `SceneStorage` values for later windows and runs.
  var sceneDefaults: UserDefaults { get }
  var clipboard: any Clipboard { get }
  /// The text selected anywhere on the desktop, which the middle mouse button pastes; nil if the system has no such clipboard.
  var primarySelection: (any Clipboard)? { get }
  /// Records the time that turns take; nil if no time is recorded.
  var tracer: (any Tracer)? { get }
  /// The time for which the caret is alternately visible and invisible, in seconds; nil if it does not blink.
  var caretBlinkInterval: Double? { get }

  /// Returns an app image, from any of the app's bundles unless one is given; nil if no image has that name (B11.16).
  func image(named name: String, bundle: Bundle?) -> AppImage?

  /// Returns the image in a file. The result has a problem if the file contains no image that can be drawn.
  func picture(inFile path: String) -> AppImage

  /// Loads the file at a URL without blocking the main actor.
  func fetchFile(at url: URL) async throws -> FetchedFile

  /// Returns a display list as a PNG file, on a coloured background or without one; nil if nothing is painted.
  func png(of list: DisplayList, size: CGSize, background: PaintColor) -> Data?

  /// Returns pixels with a display list painted over them, with one pixel per point of the list; nil if nothing is painted.
  func pixels(of list: DisplayList, over ground: PictureBytes) -> PictureBytes?

  /// Returns a PDF file; nil if nothing is painted.
  func pdf(of pages: [PDFPage]) -> Data?

  /// Returns true if a system symbol with that name can be drawn.
  func hasSymbol(named name: String) -> Bool

  /// Returns the text for a key in a string table, from any of the app's bundles unless one is given; nil to show the key itself.
  ///
  /// - Parameter numbers: The values in the text, which its form may depend on. Values that are not numbers are nil.
  func localizedString(forKey key: String, table: String?, bundle: Bundle?, numbers: [Double?]) -> String?

  /// Opens a URL with the user's preferred application. Calls `completion` with true if the URL was accepted.
  func openURL(_ url: URL, completion: @escaping (Bool) -> Void)

  /// Asks the user for files. The result is nil if the user cancels, and a failure if there is no such dialog.
  func chooseFiles(_ request: FileRequest, completion: @escaping @MainActor (Result<[URL], any Error>?) -> Void)

  /// Announces text to people who use a screen reader.
  func announce(_ text: String)

  /// Requests a turn for a pending change; the host runs it when the current event is done. Called once per turn, from any thread.
  nonisolated func requestTurn()

  /// Requests a frame for work that depends on time; the host calls `AppRuntime.advanceFrame` when its next frame starts.
  func requestFrame()

  /// Commits a frame for the window whose tree has this identity. The drawing tree has, or may have, edits for the host to show.
  func commitFrame(_ frame: CommittedFrame, of window: ObjectIdentifier)
}

extension HostServices {
  package var languages: [String] { [locale.identifier] }
  package var sceneDefaults: UserDefaults { userDefaults }
  package var caretBlinkInterval: Double? { nil }
  package var primarySelection: (any Clipboard)? { nil }
  package var tracer: (any Tracer)? { nil }

  package func openURL(_ url: URL, completion: @escaping (Bool) -> Void) { completion(false) }

  package func chooseFiles(_ request: FileRequest, completion: @escaping @MainActor (Result<[URL], any Error>?) -> Void) {
    FileRequest.refuse(completion)
  }

  package func announce(_ text: String) {}
  package func png(of list: DisplayList, size: CGSize, background: PaintColor) -> Data? { nil }
  package func pixels(of list: DisplayList, over ground: PictureBytes) -> PictureBytes? { nil }
  package func pdf(of pages: [PDFPage]) -> Data? { nil }
  package func picture(inFile path: String) -> AppImage { AppImage(size: .zero, problem: "Pictures are not read here.") }
  package func fetchFile(at url: URL) async throws -> FetchedFile { throw CocoaError(.fileReadUnknown) }
}

/// The changes of one finished turn.
package struct CommittedFrame {
  /// The time on the frame clock, in seconds.
  package let time: Double
  /// The number of passes over the tree.
  package let passCount: Int
  /// The number of edited nodes in the drawing tree.
  package let drawingEdits: Int
}

/// An app image that a host has found.
package struct AppImage: Equatable, Sendable {
  /// The size, in points.
  package let size: CGSize
  /// The directory of the bundle that contains the image; nil for the app's own bundle.
  package let bundlePath: String?
  /// The reason a placeholder is drawn instead, as a sentence; nil if there is none.
  package let problem: String?

  package init(size: CGSize, bundlePath: String? = nil, problem: String? = nil) {
    self.problem = problem
    self.size = size
    self.bundlePath = bundlePath
  }
}
