/// The curves of `Animation.basic(duration:curve:)`.
@available(*, deprecated, message: "Use Animation.linear, easeIn, easeOut or easeInOut.")
public enum BasicAnimationTimingCurve: Hashable, Sendable {
  case linear
  case easeIn
  case easeOut
  case easeInOut
}
