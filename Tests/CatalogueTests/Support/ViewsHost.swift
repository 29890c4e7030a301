import Foundation
import RivuletCore
import RivuletText
import Synchronization

/// A host for tests of views: a clock that stands, text that is half as wide as high, a few images, symbols and strings, issues collected.
@MainActor
final class ViewsHost: HostServices {
  var now = 0.0
  var caretBlinkInterval: Double?
  var textMeasurer: any TextMeasuring = FixedAdvanceMeasurer()
  let idiom: Idiom
  let displayScale: CGFloat
  let locale: Locale
  let issues: IssueSink
  let userDefaults: UserDefaults = TransientDefaults()
  let clipboard: any Clipboard = PrivateClipboard()
  let primarySelection: (any Clipboard)? = PrivateClipboard()
  /// Sizes of the images that there are.
  var images = ["sample": CGSize(width: 30, height: 20)]
  var symbols: Set = ["star", "play.circle", "pause.circle"]
  /// Entries of string tables: "table/key", or "/key" for the default table.
  var strings: [String: String] = [:]
  private let collected = IssueCollection()

  init(idiom: Idiom, displayScale: CGFloat, locale: Locale) {
    self.idiom = idiom
    self.displayScale = displayScale
    self.locale = locale
    let collected = collected
    issues = IssueSink { collected.add($0) }
  }

  var issueMessages: [String] { collected.all.map(\.message) }
  var issueKinds: [RuntimeIssue.Kind] { collected.all.map(\.kind) }

  func image(named name: String, bundle: Bundle?) -> AppImage? { images[name].map { AppImage(size: $0, bundlePath: bundle?.bundlePath) } }
  func hasSymbol(named name: String) -> Bool { symbols.contains(name) }
  func localizedString(forKey key: String, table: String?, bundle: Bundle?, numbers: [Double?]) -> String? {
    strings["\(table ?? "")/\(key)"]
  }
  nonisolated func requestTurn() {}
  func requestFrame() {}
  func commitFrame(_ frame: CommittedFrame, of window: ObjectIdentifier) {}
}

/// Issues from any thread.
final class IssueCollection: Sendable {
  private let issues = Mutex<[RuntimeIssue]>([])

  func add(_ issue: RuntimeIssue) { issues.withLock { $0.append(issue) } }
  var all: [RuntimeIssue] { issues.withLock { $0 } }
}
