import Foundation

extension CallSites {
  /// The mangled-name prefixes of library and system modules, whose calls are not part of the app's source.
  private static let foreignPrefixes = ["$sS", "$s7Combine", "$s7SwiftUI", "$s10Foundation", "$s11Observation", "$s8Dispatch"]

  /// Returns the source locations of calls. The toolchain's `llvm-symbolizer`, if installed, looks up files and lines.
  static func places(of calls: [UInt]) -> [PlaceAnswer] {
    // A return address follows the call instruction.
    let addresses = calls.prefix(64).map { $0 - min($0, 1) }
    let lines = lines(of: addresses)
    return addresses.enumerated().map { index, address in
      let symbol = symbol(at: address)
      let isForeign = symbol.map(isForeign) ?? true
      return PlaceAnswer(
        function: symbol.map(readable) ?? "?", file: lines[index]?.file, line: lines[index]?.line, isForeign: isForeign)
    }
  }

  private static func isForeign(_ symbol: String) -> Bool {
    guard symbol.hasPrefix("$s") else { return true }
    let digits = symbol.dropFirst(2).prefix { $0.isNumber }
    guard let length = Int(digits) else { return true }
    let module = symbol.dropFirst(2 + digits.count).prefix(length)
    return foreignPrefixes.contains { symbol.hasPrefix($0) } || LibraryModules.names.contains(String(module))
  }

  /// Returns the file and line of each address, or nil for an address without a known location.
  private static func lines(of addresses: [UInt]) -> [(file: String, line: Int)?] {
    var found = [(file: String, line: Int)?](repeating: nil, count: addresses.count)
    let files = Dictionary(grouping: addresses.indices.compactMap { index in file(of: addresses[index]).map { (index, $0) } }, by: \.1.path)
    for (path, places) in files {
      let program = path == "/proc/self/exe" ? Bundle.main.executablePath ?? path : path
      let candidates = places.flatMap { place in steps.map { "0x\(String(place.1.offset - min($0, place.1.offset), radix: 16))" } }
      guard let text = run(["--obj=\(program)", "--functions=none", "--no-inlines"] + candidates) else { continue }
      let answers = text.split(separator: "\n").map { line(in: $0) }
      for (index, place) in places.enumerated() {
        found[place.0] = answers.dropFirst(index * steps.count).prefix(steps.count).lazy.compactMap(\.self).first
      }
    }
    return found
  }

  /// The distances before an address at which to look up a line, because compiler-generated code has line 0.
  private static let steps: [UInt] = [0, 8, 24, 56, 80, 112]

  /// Returns the source location in a line of output, such as `/a/Counter.swift:12:5`, or nil if the line contains none.
  private static func line(in answer: Substring) -> (file: String, line: Int)? {
    let parts = answer.split(separator: ":")
    guard parts.count >= 3, let line = Int(parts[parts.count - 2]), line > 0 else { return nil }
    return (parts.dropLast(2).joined(separator: ":"), line)
  }

  private static func run(_ arguments: [String]) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":").map(String.init)
    guard let path = folders.map({ $0 + "/llvm-symbolizer" }).first(where: FileManager.default.isExecutableFile) else { return nil }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
