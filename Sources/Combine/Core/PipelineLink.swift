/// The description of a running pipeline's subscribers and subscriptions: the name of their operator, and no children.
protocol PipelineLink: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {}

extension PipelineLink {
  public var customMirror: Mirror { Mirror(self, children: [:]) }
  public var playgroundDescription: Any { description }
}
