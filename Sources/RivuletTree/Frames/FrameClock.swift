/// An object that advances with time, such as a decelerating list or a pending press.
@MainActor
package protocol FrameFollower: AnyObject {
  /// Called at the start of each host frame with the time, in seconds on the frame clock.
  func frame(at time: Double)

  /// False for motion that never ends on its own, such as a spinning indicator.
  var comesToRest: Bool { get }
}

extension FrameFollower {
  package var comesToRest: Bool { true }
}

/// A clock that forwards the host's frames to its followers. It requests frames from the host only while it has followers.
@MainActor
package final class FrameClock {
  private var followers: [any FrameFollower] = []
  private let requestFrame: () -> Void
  private var isRequested = false

  package init(requestFrame: @escaping () -> Void) {
    self.requestFrame = requestFrame
  }

  /// Adds a follower, whose `frame(at:)` method is called with each frame, starting with the next one. Adding a follower twice has no
  /// effect.
  package func follow(_ follower: any FrameFollower) {
    if !followers.contains(where: { $0 === follower }) { followers.append(follower) }
    request()
  }

  package func leave(_ follower: any FrameFollower) {
    if !followers.isEmpty { followers.removeAll { $0 === follower } }
  }

  /// True if the clock has followers.
  package var isRunning: Bool { !followers.isEmpty }

  /// True if the clock has a follower whose motion will end on its own.
  package var hasFiniteMotion: Bool { followers.contains { $0.comesToRest } }

  /// Releases all followers. Called when the tree is released.
  package func close() { followers = [] }

  package func tick(at time: Double) {
    isRequested = false
    for follower in followers { follower.frame(at: time) }
    if isRunning { request() }
  }

  private func request() {
    guard !isRequested else { return }
    isRequested = true
    requestFrame()
  }
}
