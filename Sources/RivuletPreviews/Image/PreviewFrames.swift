import Foundation

/// The files that store a canvas's frames. A new frame is written only after the previous one has been taken, so a slow reader receives
/// fewer frames.
@MainActor
struct PreviewFrames {
  /// The path of a frame, up to its serial number.
  private let prefix: String
  /// The serial number of the newest frame.
  private(set) var serial = 0
  /// True until the newest frame has been taken.
  private var isFramePending = false
  /// True if the content has changed since the newest frame.
  private var hasNewerContent = false
  /// The number of frames to keep for a reader that still shows an older frame.
  private static let keptFrames = 3

  init(canvas: Int, folder: String) { prefix = "\(folder)/\(getpid())-\(canvas)-" }

  /// Returns the path for a new frame, or nil if the reader is not ready for it.
  mutating func next() -> String? {
    if isFramePending {
      hasNewerContent = true
      return nil
    }
    (isFramePending, hasNewerContent) = (true, false)
    serial += 1
    unlink(path(serial - Self.keptFrames))
    return path(serial)
  }

  /// Records that a frame has been taken. Returns true if a newer frame is due.
  mutating func take(_ number: Int) -> Bool {
    guard number == serial else { return false }
    isFramePending = false
    return hasNewerContent
  }

  /// Removes all files.
  func remove() {
    for number in max(serial - Self.keptFrames, 0)...serial { unlink(path(number)) }
  }

  private func path(_ number: Int) -> String { "\(prefix)\(number).rivulet-pixels" }
}
