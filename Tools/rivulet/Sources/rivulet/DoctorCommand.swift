import AppBuilding
import ArgumentParser

struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Checks for anything that apps need and this machine lacks, and shows the command that installs it.")

  func run() throws {
    let diagnosis = Diagnosis.current(try Installation.current())
    for finding in diagnosis.findings {
      print("\(finding.isPresent ? "✔" : finding.isOptional ? "–" : "✘") \(finding.sentence)")
    }
    if !diagnosis.isSound { throw ExitCode.failure }
  }
}
