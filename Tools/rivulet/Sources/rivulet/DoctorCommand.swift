import AppBuilding
import ArgumentParser

struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Says what apps need that this machine lacks, and the command that installs it.")

  func run() throws {
    let diagnosis = Diagnosis.current(try Installation.current())
    for finding in diagnosis.findings {
      print("\(finding.isPresent ? "✔" : finding.isOptional ? "–" : "✘") \(finding.sentence)")
    }
    if !diagnosis.isSound { throw ExitCode.failure }
  }
}
