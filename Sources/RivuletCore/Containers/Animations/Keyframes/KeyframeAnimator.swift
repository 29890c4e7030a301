import RivuletAnimation
import RivuletGraph

/// A container that animates its content with a value defined by keyframes. The content is rebuilt in each frame while the value changes.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct KeyframeAnimator<Value, KeyframePath, Content>
where Value == KeyframePath.Value, KeyframePath: Keyframes, Content: View {
  let initialValue: Value
  let playback: KeyframePlayback
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// Creates an animator that plays the keyframes repeatedly while it is visible and `repeating` is true. If `repeating` is false, the
  /// content shows the initial value.
  nonisolated public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    playback = .repeating(repeating)
    self.content = content
    self.keyframes = keyframes
  }

  /// Creates an animator that plays the keyframes once each time `trigger` changes. Afterward, the value remains at the last keyframe, from
  /// which the next playback starts.
  nonisolated public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    playback = .triggered(AnimationTrigger(trigger))
    self.content = content
    self.keyframes = keyframes
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension KeyframeAnimator: View {
  public typealias Body = Never

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let frame = inputs.makeRule(KeyframeRule(animator: view.attribute, motion: KeyframeMotion(in: inputs.scope)))
    let body = inputs.makeBody(KeyframeFrameBody<Value, Content>.self, of: _GraphValue(frame))
    return Content._makeViewList(view: body, inputs: &inputs)
  }

  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { Content._viewListCount(inputs: inputs) }
}

@available(*, unavailable)
extension KeyframeAnimator: Sendable {}

/// The conditions under which an animator plays its keyframes.
enum KeyframePlayback {
  case repeating(Bool)
  case triggered(AnimationTrigger)
}

/// A value whose changes start an animation.
struct AnimationTrigger {
  private let value: any Equatable

  init(_ value: some Equatable) {
    self.value = value
  }

  func differs(from other: AnimationTrigger) -> Bool {
    func equals<Value: Equatable>(_ value: Value) -> Bool { value == other.value as? Value }
    return !equals(value)
  }
}

/// The content closure of an animator, and the value to pass to it.
private struct KeyframeFrame<Value, Content: View>: CountsNoBody {
  let content: (Value) -> Content
  let value: Value
}

private enum KeyframeFrameBody<Value, Content: View>: BodyAccessor {
  static func body(of frame: KeyframeFrame<Value, Content>) -> Content { frame.content(frame.value) }
}

@MainActor
private struct KeyframeRule<Value, KeyframePath: Keyframes, Content: View>: @MainActor ViewValueRule where Value == KeyframePath.Value {
  let animator: Attribute<KeyframeAnimator<Value, KeyframePath, Content>>
  let motion: KeyframeMotion<Value>

  mutating func update(_ output: borrowing RuleOutput<KeyframeFrame<Value, Content>>) {
    let animator = animator.value
    let value = motion.value(by: animator.playback, from: animator.initialValue, output.id) { KeyframeTimeline($0, animator.keyframes($0)) }
    output.set(KeyframeFrame(content: animator.content, value: value))
  }
}
