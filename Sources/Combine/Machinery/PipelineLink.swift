/// How subscribers and subscriptions of a running pipeline describe themselves: by the name of their operator, and without children.
protocol PipelineLink: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {}

extension PipelineLink {
  public var customMirror: Mirror { Mirror(self, children: [:]) }
  public var playgroundDescription: Any { description }
}
