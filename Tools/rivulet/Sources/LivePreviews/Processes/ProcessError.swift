/// A process that could not be started or heard.
struct ProcessError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
