package import Foundation
package import RivuletDrawing
package import RivuletFoundation
package import RivuletText

/// The services that a tree needs from its environment. A host supplies the services, and nothing below the host layer uses other sources
/// (invariant 3).
@MainActor
package protocol HostServices: AnyObject {
  /// The time on the host's frame clock, in seconds.
  var now: Double { get }
  var textMeasurer: any TextMeasuring { get }
  var idiom: Idiom { get }
  var displayScale: CGFloat { get }
  var locale: Locale { get }
  /// The language tags for text, with the preferred language first.
  var languages: [String] { get }
  var issues: IssueSink { get }
  /// The store for `AppStorage`, unless the app sets another store.
  var userDefaults: UserDefaults { get }
  /// The store that preserves `SceneStorage` values for later windows and launches.
  var sceneDefaults: UserDefaults { get }
  var clipboard: any Clipboard { get }
  /// The text selected anywhere on the desktop, which the middle mouse button pastes; nil if the system has no such clipboard.
  var primarySelection: (any Clipboard)? { get }
  /// The tracer that records the durations of turns; nil to record nothing.
  var tracer: (any Tracer)? { get }
  /// The duration, in seconds, for which the caret is alternately visible and invisible; nil if the caret doesn't blink.
  var caretBlinkInterval: Double? { get }

  /// Returns an app image, searching all of the app's bundles unless one is given; nil if no image has that name (B11.16).
  func image(named name: String, bundle: Bundle?) -> AppImage?

  /// Returns the image in a file. If the file contains no drawable image, the result describes the problem.
  func picture(inFile path: String) -> AppImage

  /// Loads the file at a URL without blocking the main actor.
  func fetchFile(at url: URL) async throws -> FetchedFile

  /// Returns a display list as a PNG file, with or without a background colour; nil if the host doesn't paint.
  func png(of list: DisplayList, size: CGSize, background: PaintColor) -> Data?

  /// Returns pixels with a display list painted over them, at one pixel per point of the list; nil if the host doesn't paint.
  func pixels(of list: DisplayList, over ground: PictureBytes) -> PictureBytes?

  /// Returns the pages as a PDF file; nil if the host doesn't paint.
  func pdf(of pages: [PDFPage]) -> Data?

  /// Returns true if the host can draw a system symbol with the given name.
  func hasSymbol(named name: String) -> Bool

  /// Returns the text for a key in a string table, searching all of the app's bundles unless one is given; nil to show the key itself.
  ///
  /// - Parameter numbers: The values in the text, which may determine the form of the text. Values that aren't numbers are nil.
  func localizedString(forKey key: String, table: String?, bundle: Bundle?, numbers: [Double?]) -> String?

  /// Opens a URL with the user's preferred application. Calls `completion` with a Boolean value that indicates whether the URL was
  /// accepted.
  func openURL(_ url: URL, completion: @escaping (Bool) -> Void)

  /// Shows a dialog in which the user chooses files. The result is nil if the user cancels, and a failure if the host has no such dialog.
  func chooseFiles(_ request: FileRequest, completion: @escaping @MainActor (Result<[URL], any Error>?) -> Void)

  /// Announces text to users of a screen reader.
  func announce(_ text: String)

  /// Requests a turn for a pending change. The host runs the turn after the current event. Called once per turn, from any thread.
  nonisolated func requestTurn()

  /// Requests a frame for time-dependent work. The host calls `AppRuntime.advanceFrame` when its next frame starts.
  func requestFrame()

  /// Commits a frame for the window whose tree has this identity. The drawing tree may contain edits for the host to show.
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

/// Information about a finished turn for the host.
package struct CommittedFrame {
  /// The time on the frame clock, in seconds.
  package let time: Double
  /// The number of passes over the tree.
  package let passCount: Int
  /// The number of edited nodes in the drawing tree.
  package let drawingEdits: Int
}

/// An app image found by a host.
package struct AppImage: Equatable, Sendable {
  /// The size, in points.
  package let size: CGSize
  /// The directory of the bundle that contains the image; nil for the app's own bundle.
  package let bundlePath: String?
  /// A sentence that explains why a placeholder is drawn instead; nil if the image can be drawn.
  package let problem: String?

  package init(size: CGSize, bundlePath: String? = nil, problem: String? = nil) {
    self.problem = problem
    self.size = size
    self.bundlePath = bundlePath
  }
}
