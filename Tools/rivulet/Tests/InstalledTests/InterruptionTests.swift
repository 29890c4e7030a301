import AppBuilding
import Foundation
import ProjectFixtures
import Testing

extension Installed {
  @Suite struct InterruptionTests {
    /// A package manager that never ends, and has started a program in a session of its own. It writes both numbers into a pipe.
    private static let script = """
      #!/bin/sh
      setsid sleep 600 &
      echo $$ $! > "$PIPE"
      wait
      """

    @Test(arguments: [SIGINT, SIGTERM], ["build", "test", "png"])
    func `whatever ends the command ends everything that it started`(signal: Int32, command: String) throws {
      let folder = try TemporaryFolder()
      try folder.write("Package.swift", "let package = Package(name: \"P\")")
      try folder.write("bin/swift", Self.script)
      try folder.write("bin/swiftc", "#!/bin/sh\necho 'Swift version \(try SDK.installation().compilerVersion)'\n")
      for name in ["swift", "swiftc"] {
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/bin/\(name)")
      }
      let pipe = "\(folder.path)/pipe"
      #expect(mkfifo(pipe, 0o600) == 0)
      let process = Process()
      let rivulet = try #require(SDK.folder).appending(path: "bin/rivulet").path(percentEncoded: false)
      process.executableURL = URL(filePath: "/usr/bin/env")
      // Tests that the package manager runs ignore Ctrl-C, and what they start would too.
      process.arguments = ["--default-signal=INT", rivulet, command, folder.path] + (command == "png" ? ["p.png"] : [])
      process.environment = ProcessInfo.processInfo.environment.merging(["PATH": "\(folder.path)/bin:/usr/bin:/bin", "PIPE": pipe]) { $1 }
      try process.run()
      let numbers = try ChildProcess("cat", [pipe]).collect().output.split { $0 == " " || $0 == "\n" }
      #expect(numbers.count == 2)
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      #expect(process.terminationReason == .exit && process.terminationStatus == 128 + signal)
      for number in numbers {
        let state = (try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8))?.split(separator: " ")[2]
        #expect(state == nil || state == "Z", "\(number) goes on.")
      }
    }
  }
}
