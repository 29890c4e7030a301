/// An error about a process that could not be started or connected to.
struct ProcessError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
