import Testing

/// What a process that ended in an exit test has written to its standard error.
func standardError(_ result: ExitTest.Result?) -> String {
  result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
}
