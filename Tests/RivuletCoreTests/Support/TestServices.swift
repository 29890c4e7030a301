import Foundation
import RivuletCore
import RivuletDrawing
import RivuletText
import Synchronization

/// A host for tests of the core: a clock that stands, fixed text sizes, issues and frames collected.
@MainActor
final class TestServices: HostServices {
  var now = 0.0
  let textMeasurer: any TextMeasuring = FixedAdvanceMeasurer()
  let idiom = Idiom.phone
  let displayScale: CGFloat = 2
  let locale = Locale(identifier: "en_US")
  let issues: IssueSink
  let userDefaults: UserDefaults = TransientDefaults()
  let clipboard: any Clipboard = PrivateClipboard()
  private let collected = IssueCollection()
  private(set) var frames: [CommittedFrame] = []
  /// Hears of the parts of turns; the tree takes it over when it is made.
  var tracer: (any Tracer)?

  init() {
    let collected = collected
    issues = IssueSink { collected.add($0) }
  }

  var issueKinds: [RuntimeIssue.Kind] { collected.all.map(\.kind) }
  var issueMessages: [String] { collected.all.map(\.message) }

  func image(named name: String, bundle: Bundle?) -> AppImage? { nil }
  func hasSymbol(named name: String) -> Bool { false }
  func localizedString(forKey key: String, table: String?, bundle: Bundle?, numbers: [Double?]) -> String? { nil }
  nonisolated func requestTurn() { requests.withLock { $0 += 1 } }
  /// How often a turn was asked for.
  var turnRequests: Int { requests.withLock { $0 } }
  private let requests = Mutex(0)
  /// Takes the damage, as a host does once it has drawn.
  func drain(_ tree: ViewTree) { _ = tree.drawing.drainDamage(scale: displayScale) }

  func requestFrame() {}
  func commitFrame(_ frame: CommittedFrame, of window: ObjectIdentifier) { frames.append(frame) }
}

/// Issues from any thread.
final class IssueCollection: Sendable {
  private let issues = Mutex<[RuntimeIssue]>([])

  func add(_ issue: RuntimeIssue) { issues.withLock { $0.append(issue) } }
  var all: [RuntimeIssue] { issues.withLock { $0 } }
}
