#if GTK
import Dispatch
import Foundation
import RivuletHost
import RivuletRaster

/// A check that compares a window with a reference image of its views, enabled by `RIVULET_CHECK`.
///
/// Each paint must leave the same pixels as painting the whole window, and each change must be painted promptly.
@MainActor
final class WindowCheck {
  /// The largest allowed difference in a pixel channel, on a scale of 0 to 255. Coverage along a curve at the edge of a repainted region
  /// is rounded differently.
  private static let tolerance = 16
  /// The time that a window has to show a change after an event, in seconds.
  private static let patience = 0.2
  /// The number of checks after which an unpainted change counts as lost. A busy machine needs several.
  private static let maximumAttempts = 5

  private unowned let window: GTKWindow
  private let policy: IssuePolicy
  private let painter: any PicturePainter
  private var isWaiting = false
  /// The problems reported.
  private(set) var reports: [String] = []

  init(_ window: GTKWindow, policy: IssuePolicy, painter: any PicturePainter) {
    self.window = window
    self.policy = policy
    self.painter = painter
  }

  /// Compares the pixels after a paint with those of a full repaint.
  func painted(_ board: TileBoard, _ drawing: DrawingTree, size: CGSize, scale: CGFloat) {
    window.frameNumber += 1
    // The next turn shows any change made after the turn, such as the end of an animation.
    if drawing.hasEdits { return }
    let (width, height) = (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
    guard width > 0, height > 0 else { return }
    let (kept, whole) = (RasterSurface(width: width, height: height), RasterSurface(width: width, height: height))
    board.copy(to: kept)
    whole.paint(drawing.displayList(scale: scale), background: board.background, with: painter)
    if kept.withBytes({ kept in whole.withBytes { kept.elementsEqual($0) } }) { return }
    let difference = kept.compare(with: whole, tolerance: Self.tolerance)
    guard let first = difference.first else { return }
    report(
      "The window differs from the image of its views in \(difference.count) pixels, the first at \(first.x), \(first.y)."
        + save(difference.picture))
  }

  private func save(_ picture: RasterSurface) -> String {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("rivulet-check-\(ProcessInfo.processInfo.processIdentifier)-\(reports.count).png")
    guard let data = try? picture.png(), (try? data.write(to: file)) != nil else { return "" }
    return " See \(file.path)."
  }

  /// Starts checking that a pending change is painted in time.
  func expectFrame() {
    guard !isWaiting else { return }
    isWaiting = true
    look(trial: 1, former: window.frameNumber)
  }

  /// Checks after a delay, once the main thread has finished any pending work that could produce the frame.
  private func look(trial: Int, former: Int) {
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) { [weak self] in
      MainActor.assumeIsolated { MainLoop.whenIdle { self?.compare(trial: trial, former: former) } }
    }
  }

  private func compare(trial: Int, former: Int) {
    guard let problem = window.missingFrameDescription else {
      isWaiting = false
      return
    }
    // A frame has been painted since the last check, so a remaining change belongs to a later frame.
    if window.frameNumber != former { return look(trial: 1, former: window.frameNumber) }
    if trial < Self.maximumAttempts { return look(trial: trial + 1, former: former) }
    isWaiting = false
    report(problem)
  }

  private func report(_ sentence: String) {
    reports.append(sentence)
    FileHandle.standardError.write(Data("Rivulet: \(sentence)\n".utf8))
    if policy == .fatal { fatalError(sentence) }
  }
}

extension GTKWindow {
  /// A description of a change that the window could show but has not shown, or nil if there is none.
  var missingFrameDescription: String? {
    guard isSeen else { return nil }
    if tree.drawing.hasEdits { return "The drawing has changed, but no turn has displayed it." }
    if !tree.app.isQuiet { return "A change is pending, but no turn has applied it." }
    if tree.clock.isRunning { return "The clock is running, but no frame has arrived." }
    return nil
  }
}
#endif
