import Foundation

/// A bash with the functions of `Tools/shell`, in an empty folder, with stand-ins for system commands in front of the real ones.
struct Shell {
  /// Everything that the script wrote, and how it ended.
  struct Outcome: Equatable {
    var output: String
    var status: Int32
  }

  /// Bodies of the stand-ins by the command's name.
  var commands: [String: String] = [:]
  /// Files in the folder by path.
  var files: [String: String] = [:]

  /// Runs a script; `$root` is the folder, `$log` a file in it that stand-ins may write to.
  func run(_ script: String) throws -> Outcome {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tidy-\(UUID().uuidString)")
    let tools = folder.appending(path: "bin")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    for (name, body) in commands {
      try Data("#!/bin/bash\n\(body)\n".utf8).write(to: tools.appending(path: name))
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tools.appending(path: name).path())
    }
    let scripts = ["packages", "steps", "tests", "changed", "build", "bench", "soak", "mutations", "docs"]
    let functions = scripts.map { "source '\(Repository.root.path())Tools/shell/\($0).sh'\n" }
    let head =
      "set -euo pipefail\nroot='\(folder.path())'\nlog=\"$root/log\"\nexport log\npackage_list=\"$root/list\"\nlimit_seconds=1500\n"
    return try Shell.bash(head + functions.joined() + script, path: tools.path())
  }

  /// Runs bash on a text, with a folder in front of the search path.
  static func bash(_ text: String, path: String = "/usr/bin") throws -> Outcome {
    let process = Process(), pipe = Pipe()
    // A signal that this process ignores would be ignored by bash as well.
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["--default-signal", "/bin/bash", "-c", text]
    process.environment = ["PATH": "\(path):/usr/bin:/bin", "LANG": "C.UTF-8"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(output: String(decoding: output, as: UTF8.self), status: process.terminationStatus)
  }
}
