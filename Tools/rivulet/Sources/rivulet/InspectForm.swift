import ArgumentParser

/// The way in which an app is inspected.
enum InspectForm: String, ExpressibleByArgument, CaseIterable {
  /// In the inspector's window next to the app.
  case window
  /// Through tools that connect to a socket.
  case socket

  /// Returns the arguments with a value added to a bare `--inspect`, so that a folder may follow. Arguments for the app itself are
  /// unchanged.
  static func spelledOut(_ arguments: [String]) -> [String] {
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    return arguments[..<end].map { $0 == "--inspect" ? "--inspect=window" : $0 } + arguments[end...]
  }
}
