import Foundation

/// Prints, for each workload, what it takes here and on its baseline in the same run, and whether it meets its bar.
///
/// The status is 1 if something did more work than it may. Times are told, not judged: they depend on what else the machine does.
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
