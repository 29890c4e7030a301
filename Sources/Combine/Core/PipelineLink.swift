/// The description of subscribers and subscriptions of a running pipeline: the name of their operator, and no children.
protocol PipelineLink: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {}

extension PipelineLink {
  public var customMirror: Mirror { Mirror(self, children: [:]) }
  public var playgroundDescription: Any { description }
}
