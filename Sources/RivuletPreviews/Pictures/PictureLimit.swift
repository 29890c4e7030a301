import Dispatch
import Foundation
import Synchronization

/// A time limit on each image. App code that never returns would block the main thread, so the limit is enforced from another thread,
/// which ends the program.
final class PictureLimit: Sendable {
  /// The maximum time that an image may take, in seconds.
  private static let seconds = 30.0
  /// The exit status that tells the command to restart the program.
  static let status: Int32 = 75

  private let current = Mutex<(name: String, end: DispatchTime)?>(nil)

  init() { look() }

  /// Starts timing an image, whose name appears in the error message.
  func begin(_ name: String) { current.withLock { $0 = (name, .now() + Self.seconds) } }

  /// Stops timing the image.
  func end() { current.withLock { $0 = nil } }

  private func look() {
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) { [weak self] in
      guard let self else { return }
      if let late = current.withLock({ $0 }), late.end < .now() {
        let sentence =
          "Rivulet: The preview \(late.name) did not finish within \(Int(Self.seconds)) seconds. "
          + "Look for a loop in its body or its actions.\n"
        FileHandle.standardError.write(Data(sentence.utf8))
        exit(Self.status)
      }
      look()
    }
  }
}
