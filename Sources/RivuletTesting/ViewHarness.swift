public import Foundation
public import RivuletCore
package import RivuletDrawing
import RivuletHeadless
import RivuletHost
import RivuletRaster
public import RivuletText

/// A harness that runs a view without a screen, for tests that send it events, advance its clock, and read the displayed content.
///
/// The clock is virtual and stands still until it is advanced, for example with `advance(by:)`. Timer publishers and Combine schedulers
/// that the view's turns use follow this clock. `Task.sleep`, `asyncAfter`, and Foundation's `Timer` use real time, for which
/// `wait(timeout:until:)` is intended. A test that uses a harness must be `async`, because on Linux a synchronous test never runs jobs on
/// the main queue.
@MainActor
public final class ViewHarness {
  let driver: HeadlessDriver
  /// The committed frames since the last reset.
  public private(set) var frames: [FrameRecord] = []
  /// A Boolean value that indicates whether frames are recorded. Set this to false for measurements, because recording reads all drawn
  /// text.
  public var recordsFrames = true
  /// Called with each committed frame, before memory is freed. A clock that measures the time until a change is drawn stops here.
  public var onFrame: () -> Void = {}
  private var countersAtReset = FrameCounters()
  /// The log of causes, or nil while causes are not recorded.
  var log: CauseLog?

  /// Creates the view in a window of `size` points without evaluating it. The first `settle`, `turn`, or other event evaluates the view.
  ///
  /// - Parameters:
  ///   - root: The view that fills the window.
  ///   - size: The size of the window, in points.
  ///   - idiom: The idiom, which determines metrics and appearance.
  ///   - displayScale: The number of pixels per point.
  ///   - locale: The language and formats of the root.
  ///   - now: The start date of the clock. Foundation's `Date.now` still returns the machine's date.
  ///   - textMeasurer: The text measurer. By default, each character is half as wide as the font size, and each line is 1.2 times as high.
  ///   - environment: A closure that changes the environment of the root.
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
    // Only the engine that measured the shaped lines can find them again.
    configuration.rasterizer = (textMeasurer as? SystemFontMeasurer).map { Rasterizer(text: $0.engine) }
    self.init(HeadlessDriver(root, configuration: configuration, environment: environment))
  }

  /// Creates a harness for a window.
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

// MARK: - Counters and issues

extension ViewHarness {
  /// The runtime issues found in the view so far (B11).
  public var runtimeIssues: [RuntimeIssue] { host.runtimeIssues }

  /// The lines that views have logged with `_printChanges` and `_logChanges` so far.
  public var printedChanges: [String] { host.notes }

  /// The counts since the last reset.
  public var counters: FrameCounters {
    total.subtracting(countersAtReset)
  }

  /// Resets the counters and `frames`.
  public func resetCounters() {
    countersAtReset = total
    frames.removeAll()
    log?.removeAll()
  }

  private var total: FrameCounters { tree.totals }
}

// MARK: - Dumps

extension ViewHarness {
  /// Returns a line for each element visible to assistive technology, with its role, label, value, identifier, states, and layout frame.
  public func semanticsDump() -> String {
    SemanticsTree(tree).dump()
  }

  /// Returns all drawing as text that can be replayed.
  public func displayListDump() -> String {
    tree.drawing.displayList(scale: host.displayScale).dump()
  }

  /// Returns a description of the view's rules and inputs, with their sources.
  public func graphDump() -> String {
    tree.graphDump()
  }
}

extension ViewHarness {
  /// Returns descriptions of violated library invariants between two turns. Intended for tests of the library.
  package func checkInvariants() -> [String] { tree.checkInvariants() }

  /// The view's drawing tree, for hosts in tests.
  package var drawing: DrawingTree { tree.drawing }
}
