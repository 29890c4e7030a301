/// A part of a running pipeline. Its description is the name of its operator, and its mirror has no children.
protocol PipelineLink: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {}

extension PipelineLink {
  public var customMirror: Mirror { Mirror(self, children: [:]) }
  public var playgroundDescription: Any { description }
}
