public import Foundation
public import RivuletCore
import RivuletDrawing
import RivuletHeadless
import RivuletRaster
public import RivuletText

/// Runs a view without a screen: a test sends it events, moves its clock, and asks what it shows.
///
/// The clock is virtual: it stands still until `advance(by:)`. Timer publishers and Combine's schedulers in the view's turns follow it;
/// `Task.sleep`, `asyncAfter` and Foundation's own `Timer` stay real, and `wait(timeout:until:)` is for those. A test that uses a harness
/// is `async`: a synchronous one never runs jobs of the main queue on Linux.
@MainActor
public final class ViewHarness {
  let driver: HeadlessDriver
  /// Each committed frame since the last reset.
  public private(set) var frames: [FrameRecord] = []
  /// Whether frames are recorded. Off for measurements: a record reads everything that is drawn.
  public var recordsFrames = true
  /// Called with each committed frame, before what has gone is given back. Clocks stop here that tell how long a change takes to be drawn.
  public var onFrame: () -> Void = {}
  private var countersAtReset = FrameCounters()

  /// Builds the view in a window of `size` points; nothing is evaluated before the first `settle`, `turn` or other event.
  ///
  /// - Parameters:
  ///   - root: The view that fills the window.
  ///   - size: The size of the window, in points.
  ///   - idiom: Which table of metrics and looks applies.
  ///   - displayScale: Pixels per point.
  ///   - locale: Language and formats that the root gets.
  ///   - now: The date at which the clock begins. `Date.now` of Foundation goes on to show the machine's.
  ///   - textMeasurer: Without one, every character is half as wide as the font is large, and each line 1.2 times as high.
  ///   - environment: Changes the environment that the root gets.
  public convenience init<V: View>(
    _ root: V, size: CGSize = CGSize(width: 390, height: 844), idiom: Idiom = .phone, displayScale: CGFloat = 2,
    locale: Locale = Locale(identifier: "en_US"), now: Date = Date(timeIntervalSinceReferenceDate: 0),
    textMeasurer: (any TextMeasuring)? = nil, environment: @escaping (inout EnvironmentValues) -> Void = { _ in }
  ) {
    var configuration = HeadlessConfiguration()
    configuration.startDate = now
    configuration.size = size
    configuration.idiom = idiom
    configuration.displayScale = displayScale
    configuration.locale = locale
    configuration.textMeasurer = textMeasurer ?? FixedAdvanceMeasurer()
    // Shaped lines are found again only by the engine that measured them.
    configuration.rasterizer = (textMeasurer as? SystemFontMeasurer).map { Rasterizer(text: $0.engine) }
    self.init(HeadlessDriver(root, configuration: configuration, environment: environment))
  }

  /// Operates a window.
  init(_ driver: HeadlessDriver) {
    self.driver = driver
    driver.shown.onFrame = { [weak self] in self?.record($0) }
  }

  var host: HeadlessHost { driver.host }
  var tree: ViewTree { driver.tree }

  private func record(_ frame: CommittedFrame) {
    onFrame()
    guard recordsFrames else { return }
    frames.append(FrameRecord(time: frame.time, passCount: frame.passCount, texts: texts))
  }
}

// MARK: - What was done

extension ViewHarness {
  /// The mistakes that were found in the view so far (B11).
  public var runtimeIssues: [RuntimeIssue] { host.runtimeIssues }

  /// The lines that the view has written by `_printChanges` and `_logChanges` so far.
  public var printedChanges: [String] { host.notes }

  /// What was done since the last reset.
  public var counters: FrameCounters {
    total.subtracting(countersAtReset)
  }

  /// Starts counters and `frames` anew.
  public func resetCounters() {
    countersAtReset = total
    frames.removeAll()
  }

  private var total: FrameCounters { tree.totals }
}

// MARK: - Dumps

extension ViewHarness {
  /// One line per element that assistive technology sees: role, label, value, identifier, states, layout frame.
  public func semanticsDump() -> String {
    SemanticsTree(tree).dump()
  }

  /// Everything that is drawn, as text that can be replayed.
  public func displayListDump() -> String {
    tree.drawing.displayList(scale: host.displayScale).dump()
  }

  /// The rules and inputs of the view, with their sources.
  public func graphDump() -> String {
    tree.graphDump()
  }
}
