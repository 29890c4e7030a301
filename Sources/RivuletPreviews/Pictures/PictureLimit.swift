import Dispatch
import Foundation
import Synchronization

/// A limit of time for each picture. Code of the app that never returns would keep the main thread, so another thread ends the program.
final class PictureLimit: Sendable {
  /// The seconds that a picture may take.
  private static let seconds = 30.0
  /// The exit status by which the command knows that it should start the program again.
  static let status: Int32 = 75

  private let current = Mutex<(name: String, end: DispatchTime)?>(nil)

  init() { look() }

  /// Begins a picture with a name for the sentence.
  func begin(_ name: String) { current.withLock { $0 = (name, .now() + Self.seconds) } }

  /// Ends the picture.
  func end() { current.withLock { $0 = nil } }

  private func look() {
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) { [weak self] in
      guard let self else { return }
      if let late = current.withLock({ $0 }), late.end < .now() {
        let sentence =
          "Rivulet: The preview \(late.name) did not come to an end in \(Int(Self.seconds)) seconds. Look for a loop in its body or its actions.\n"
        FileHandle.standardError.write(Data(sentence.utf8))
        exit(Self.status)
      }
      look()
    }
  }
}
