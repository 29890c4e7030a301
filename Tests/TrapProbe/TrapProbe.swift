import SwiftUI

/// Ends by a trap of a kind, for the tests of what is said then.
@main
struct TrapProbe: App {
  init() {
    let kind = ProcessInfo.processInfo.environment["TRAP_KIND"] ?? ""
    var values = [1]
    values.removeLast()
    switch kind {
    case "index": print(values[CommandLine.arguments.count])
    case "nil": print(values.first!)
    case "path":
      var path = NavigationPath()
      path.removeLast(CommandLine.arguments.count)
    case "abort": abort()
    case "signal": raise(SIGSEGV)
    default: print("no trap")
    }
  }

  var body: some Scene { WindowGroup { Text("probe") } }
}
