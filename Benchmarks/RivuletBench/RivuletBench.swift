import Foundation

/// The command that measures each workload and its baseline in the same run, and prints whether the workload meets its bar.
///
/// The exit status is 1 if a count exceeds its maximum. Times do not affect the status, because they depend on other activity on the
/// machine.
@main enum RivuletBench {
  @MainActor static func main() async {
    guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
      Message.write(Options.usage)
      exit(64)
    }
    let figures = await Suite(options: options).run()
    let table = Table(figures: figures)
    print(options.isJSON ? table.json : table.text)
    exit(figures.allSatisfy(\.isExact) ? 0 : 1)
  }
}
