import Foundation

/// The package manager's compiler and linker commands for a program, read from the build description.
struct BuildRecord: Sendable {
  /// A Swift module that is part of the program.
  struct Module: Sendable, Equatable {
    let name: String
    /// The command with its arguments.
    let command: [String]
    /// The paths of the source files.
    let sources: [String]
    /// The paths of the object files, in the order of the source files.
    let objects: [String]
    /// The interface file that other modules import.
    let interface: String
    /// The names of the program's modules imported by this module.
    var imports: Set<String>
  }

  let modules: [Module]
  /// The command that links the program.
  let link: [String]
  /// The object files that are linked into the program.
  let objects: [String]
  /// The path of the program.
  let program: String

  /// Parses a build description.
  ///
  /// - Parameters:
  ///   - text: The contents of `debug.yaml`.
  ///   - program: The name of the program.
  /// - Returns: nil if the description does not contain the program or has an unknown format.
  init?(_ text: String, program: String) {
    let entries = Self.entries(of: text)
    guard
      let link = entries.first(where: { $0.name.hasPrefix("C.\(program)-") && $0.name.hasSuffix(".exe") && !$0.name.hasSuffix("-tool.exe") }
      ),
      let path = link.outputs.first
    else { return nil }
    let linked = Set(link.inputs)
    var modules: [Module] = []
    for entry in entries where entry.name.hasSuffix(".module") && entry.command.contains("-module-name") {
      let objects = entry.outputs.filter { $0.hasSuffix(".o") }
      guard let interface = entry.outputs.first(where: { $0.hasSuffix(".swiftmodule") }), objects.contains(where: linked.contains) else {
        continue
      }
      guard let place = entry.command.firstIndex(of: "-module-name"), place + 1 < entry.command.count else { continue }
      let sources = entry.inputs.filter { $0.hasSuffix(".swift") }
      // The objects are in the same order as the sources.
      guard sources.count == objects.count, !modules.contains(where: { $0.interface == interface }) else { continue }
      modules.append(
        Module(
          name: entry.command[place + 1], command: entry.command, sources: sources, objects: objects, interface: interface,
          imports: Set(entry.inputs.filter { $0.hasSuffix(".swiftmodule") })))
    }
    guard !modules.isEmpty else { return nil }
    let names = Dictionary(modules.map { ($0.interface, $0.name) }) { first, _ in first }
    self.modules = modules.map { module in
      var module = module
      module.imports = Set(module.imports.compactMap { names[$0] })
      return module
    }
    self.link = link.command
    objects = link.inputs.filter { $0.hasSuffix(".o") || $0.hasSuffix(".a") }
    self.program = path
  }

  /// Returns the modules that directly or indirectly import a module, each after its own imports.
  func importers(of name: String) -> [Module] {
    var found: Set<String> = [name]
    var ordered: [Module] = []
    var hasGrown = true
    while hasGrown {
      hasGrown = false
      for module in modules where !found.contains(module.name) && !module.imports.isDisjoint(with: found) {
        // Modules in between must come first.
        let pending = modules.filter { !found.contains($0.name) && module.imports.contains($0.name) && depends($0, on: name) }
        if !pending.isEmpty { continue }
        found.insert(module.name)
        ordered.append(module)
        hasGrown = true
      }
    }
    return ordered
  }

  private func depends(_ module: Module, on name: String) -> Bool {
    var open = [module], seen: Set<String> = []
    while let next = open.popLast() {
      if next.imports.contains(name) { return true }
      open += modules.filter { next.imports.contains($0.name) && seen.insert($0.name).inserted }
    }
    return false
  }

  private struct Entry {
    var name = ""
    var inputs: [String] = []
    var outputs: [String] = []
    var command: [String] = []
  }

  /// Parses the commands. Each field is a line whose value is also valid JSON.
  private static func entries(of text: String) -> [Entry] {
    var entries: [Entry] = []
    var isCommand = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("commands:") { isCommand = true }
      guard isCommand else { continue }
      if line.hasPrefix("  \""), line.hasSuffix("\":") {
        entries.append(Entry(name: String(line.dropFirst(3).dropLast(2))))
      } else if !entries.isEmpty, let (field, value) = field(of: line) {
        switch field {
        case "inputs": entries[entries.count - 1].inputs = value
        case "outputs": entries[entries.count - 1].outputs = value
        case "args": entries[entries.count - 1].command = value
        default: break
        }
      }
    }
    return entries
  }

  private static func field(of line: Substring) -> (name: String, value: [String])? {
    guard line.hasPrefix("    "), let colon = line.firstRange(of: ": ["), line.hasSuffix("]") else { return nil }
    let name = line[..<colon.lowerBound].trimmingCharacters(in: .whitespaces)
    guard ["inputs", "outputs", "args"].contains(name) else { return nil }
    let json = Data(line[line.index(before: colon.upperBound)...].utf8)
    return (try? JSONDecoder().decode([String].self, from: json)).map { (name, $0) }
  }
}
