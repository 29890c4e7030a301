package import Foundation
package import RivuletDrawing
package import RivuletFoundation
package import RivuletText

/// Everything that a tree needs of the world; a host supplies it, and nothing below the hosts asks anybody else (invariant 3).
@MainActor
package protocol HostServices: AnyObject {
  /// Seconds on the host's frame clock.
  var now: Double { get }
  var textMeasurer: any TextMeasuring { get }
  var idiom: Idiom { get }
  var displayScale: CGFloat { get }
  var locale: Locale { get }
  var issues: IssueSink { get }
  /// Where `AppStorage` keeps its values unless it is told otherwise.
  var userDefaults: UserDefaults { get }
  var clipboard: any Clipboard { get }
  /// The text that is selected somewhere, which the middle button of a mouse pastes; nil where there is no such thing.
  var primarySelection: (any Clipboard)? { get }
  /// Hears where turns spend their time; nil where nobody wants to know.
  var tracer: (any Tracer)? { get }
  /// For how many seconds the caret is seen, and then not; nil where it does not blink.
  var caretBlinkInterval: Double? { get }

  /// A picture of the app, from any of its bundles unless one is named; nil if there is none by that name (B11.16).
  func image(named name: String, bundle: Bundle?) -> AppImage?

  /// The picture in a file; it has a problem if there is none that can be drawn.
  func picture(inFile path: String) -> AppImage

  /// Gets what lies at an address, without keeping the main actor busy.
  func fetchFile(at url: URL) async throws -> FetchedFile

  /// A display list as a PNG file, on a ground of a color or on nothing; nil where nothing is painted.
  func png(of list: DisplayList, size: CGSize, background: PaintColor) -> Data?

  /// Whether a system symbol by that name can be drawn.
  func hasSymbol(named name: String) -> Bool

  /// The text for a key of a string table, from any of the app's bundles unless one is named, or nil to show the key itself.
  func localizedString(forKey key: String, table: String?, bundle: Bundle?) -> String?

  /// Opens an address with what the person has chosen for it; tells whether somebody took it.
  func openURL(_ url: URL, completion: @escaping (Bool) -> Void)

  /// Asks people for files; nil where they have cancelled, a failure where there is no such dialog.
  func chooseFiles(_ request: FileRequest, completion: @escaping @MainActor (Result<[URL], any Error>?) -> Void)

  /// Says something to people who use a screen reader.
  func announce(_ text: String)

  /// A change waits; the host runs a turn when the current event is done. Called once per turn, from any thread.
  nonisolated func requestTurn()

  /// Something goes on with time; the host calls `AppRuntime.advanceFrame` when its next frame begins.
  func requestFrame()

  /// The drawing tree of a window has edits, or may have; the host shows them.
  func commitFrame(_ frame: CommittedFrame, of tree: ViewTree)
}

extension HostServices {
  package var caretBlinkInterval: Double? { nil }
  package var primarySelection: (any Clipboard)? { nil }
  package var tracer: (any Tracer)? { nil }

  package func openURL(_ url: URL, completion: @escaping (Bool) -> Void) { completion(false) }

  package func chooseFiles(_ request: FileRequest, completion: @escaping @MainActor (Result<[URL], any Error>?) -> Void) {
    FileRequest.refuse(completion)
  }

  package func announce(_ text: String) {}
  package func png(of list: DisplayList, size: CGSize, background: PaintColor) -> Data? { nil }
  package func picture(inFile path: String) -> AppImage { AppImage(size: .zero, problem: "Pictures are not read here.") }
  package func fetchFile(at url: URL) async throws -> FetchedFile { throw CocoaError(.fileReadUnknown) }
}

/// What one finished turn changed.
package struct CommittedFrame {
  /// Seconds on the frame clock.
  package let time: Double
  /// How many passes over the tree the turn took.
  package let passCount: Int
  /// How many nodes of the drawing tree were edited.
  package let drawingEdits: Int
}
