/// Something that goes on with time, such as a list that coasts or a press that waits.
@MainActor
package protocol FrameFollower: AnyObject {
  /// A frame of the host begins, so many seconds on its frame clock.
  func frame(at time: Double)

  /// False for motion that time alone does not bring to an end, such as a spinning mark.
  var comesToRest: Bool { get }
}

extension FrameFollower {
  package var comesToRest: Bool { true }
}

/// Hands the host's frames to what goes on with time, and asks the host for frames only as long as there is such a thing.
@MainActor
package final class FrameClock {
  private var followers: [any FrameFollower] = []
  private let requestFrame: () -> Void
  private var isRequested = false

  package init(requestFrame: @escaping () -> Void) {
    self.requestFrame = requestFrame
  }

  /// Calls `frame(at:)` with each frame from the next on. One that follows already is not added again.
  package func follow(_ follower: any FrameFollower) {
    if !followers.contains(where: { $0 === follower }) { followers.append(follower) }
    request()
  }

  package func leave(_ follower: any FrameFollower) {
    if !followers.isEmpty { followers.removeAll { $0 === follower } }
  }

  /// Whether anything goes on.
  package var isRunning: Bool { !followers.isEmpty }

  /// Whether anything goes on that time brings to an end.
  package var awaitsRest: Bool { followers.contains { $0.comesToRest } }

  /// Lets go of all that follows. Called when the tree goes.
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
