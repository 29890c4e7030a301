import Foundation

/// The findings of `rivulet doctor`: what an app needs on this machine, and the command that installs missing dependencies.
public struct Diagnosis: Sendable {
  /// A finding about a dependency of apps.
  public struct Finding: Sendable, Equatable {
    /// True if the dependency is present on the machine.
    public let isPresent: Bool
    /// Text such as `Swift 6.3.1`, or a sentence that explains the problem and the next step.
    public let sentence: String
    /// True if apps can run without the dependency.
    public let isOptional: Bool
  }

  public let findings: [Finding]

  /// True if nothing that apps require is missing.
  public var isSound: Bool { findings.allSatisfy { $0.isPresent || $0.isOptional } }

  /// Examines the machine.
  public static func current(_ installation: Installation) -> Diagnosis {
    let environment = ProcessInfo.processInfo.environment
    return Diagnosis(findings: [
      Finding(
        isPresent: true, sentence: "Rivulet \(installation.version) in \(installation.folder.path(percentEncoded: false))",
        isOptional: false),
      compiler(for: installation), packages(installation.systemPackages), fonts(), display(environment),
    ])
  }

  private static func compiler(for installation: Installation) -> Finding {
    do {
      let compiler = try Compiler.installed()
      try compiler.check(for: installation)
      return Finding(isPresent: true, sentence: "Swift \(compiler.version)", isOptional: false)
    } catch {
      return Finding(isPresent: false, sentence: "\(error)", isOptional: false)
    }
  }

  /// Returns the packages that are not installed, or nil if that can't be determined.
  static func missing(of packages: [String]) -> [String]? {
    guard !packages.isEmpty, ChildProcess.path(of: "dpkg-query") != nil,
      let outcome = try? ChildProcess("dpkg-query", ["--show", "--showformat", "${Package} ${db:Status-Abbrev}\n"] + packages).collect()
    else { return nil }
    let installed = outcome.output.split(separator: "\n").compactMap { line -> Substring? in
      let words = line.split(separator: " ")
      return words.count == 2 && words[1].hasPrefix("ii") ? words[0] : nil
    }
    return packages.filter { !installed.contains(Substring($0)) }
  }

  private static func packages(_ packages: [String]) -> Finding {
    guard let missing = missing(of: packages) else {
      return Finding(
        isPresent: false,
        sentence: "This system has no dpkg, so its packages were not checked. Apps need: \(packages.joined(separator: " ")).",
        isOptional: true)
    }
    if missing.isEmpty { return Finding(isPresent: true, sentence: "All \(packages.count) system packages", isOptional: false) }
    return Finding(
      isPresent: false, sentence: "Missing packages. Install them with: sudo apt-get install \(missing.joined(separator: " "))",
      isOptional: false)
  }

  private static func fonts() -> Finding {
    guard let outcome = try? ChildProcess("fc-list", ["Inter", "family"]).collect() else {
      return Finding(
        isPresent: false, sentence: "Fonts were not checked. Install fontconfig to check them: sudo apt-get install fontconfig",
        isOptional: true)
    }
    if outcome.output.contains("Inter") { return Finding(isPresent: true, sentence: "The Inter font", isOptional: false) }
    return Finding(
      isPresent: false,
      sentence: "The Inter font is missing, so text uses another font and has different sizes. Install it with: "
        + "sudo apt-get install fonts-inter",
      isOptional: true)
  }

  private static func display(_ environment: [String: String]) -> Finding {
    for variable in ["WAYLAND_DISPLAY", "DISPLAY"] {
      if let value = environment[variable], !value.isEmpty {
        return Finding(isPresent: true, sentence: "A display: \(variable)=\(value)", isOptional: true)
      }
    }
    return Finding(
      isPresent: false,
      sentence: "There is no display. rivulet png and rivulet test do not need one; for a window, start from a desktop, or run: "
        + "xvfb-run rivulet run",
      isOptional: true)
  }
}
