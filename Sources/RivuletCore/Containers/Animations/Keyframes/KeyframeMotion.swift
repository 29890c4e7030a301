import RivuletGraph
import RivuletTree

/// A motion that advances the value of a keyframe animator, invalidating the animator's rule in each frame until the last keyframe is
/// reached.
@MainActor
final class KeyframeMotion<Value>: Mover {
  private weak let scope: Scope?
  private var rule: AttributeID?
  /// The timeline of the value; nil while the value is at rest.
  private var timeline: KeyframeTimeline<Value>?
  private var beginning = 0.0
  private var repeats = false
  private var trigger: AnimationTrigger?
  /// The current value; nil until it is first requested.
  private var value: Value?

  init(in scope: Scope) {
    self.scope = scope
  }

  /// Returns the value at the most recent frame, and starts a motion if necessary. The rule calls this method in each update.
  func value(
    by playback: KeyframePlayback, from initial: Value, _ rule: AttributeID, _ makeTimeline: (Value) -> KeyframeTimeline<Value>
  ) -> Value {
    self.rule = rule
    switch playback {
    case .repeating(let isOn):
      if isOn, !repeats {
        begin(makeTimeline(initial), repeats: true)
      } else if !isOn, repeats || value == nil {
        (timeline, repeats) = (nil, false)
        value = makeTimeline(initial).value(time: 0)
      }
    case .triggered(let next):
      if let trigger, trigger.differs(from: next) { begin(makeTimeline(value ?? initial), repeats: false) }
      trigger = next
    }
    let shown = value ?? initial
    value = shown
    return shown
  }

  private func begin(_ timeline: KeyframeTimeline<Value>, repeats: Bool) {
    self.repeats = repeats
    value = timeline.value(time: 0)
    guard timeline.duration > 0 else {
      self.timeline = nil
      return
    }
    self.timeline = timeline
    guard let tree = scope?.tree else { return }
    beginning = tree.services.now
    tree.startMoving(self)
  }

  var comesToRest: Bool { !repeats }

  func advance(to time: Double, _ ended: inout [any MotionListener]) -> Bool {
    guard let scope, !scope.isRemoved, let rule, let timeline else { return false }
    // Content that is being removed is not updated, but the view may still return.
    guard rule.isLive else { return true }
    let elapsed = max(time - beginning, 0)
    value = timeline.value(time: repeats ? elapsed.truncatingRemainder(dividingBy: timeline.duration) : elapsed)
    if !repeats, elapsed >= timeline.duration { self.timeline = nil }
    scope.tree.graph.invalidate(rule)
    return self.timeline != nil
  }
}
