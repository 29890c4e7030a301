import RivuletHeadless
import RivuletHost
import SwiftUI
import Testing

/// What `RIVULET_ISSUES` makes of a mistake in an app that runs without a screen.
@Suite(.serialized)
struct IssuePolicyTests {
  struct Mistaken: View {
    var body: some View {
      ForEach([7, 7], id: \.self) { Text("row \($0)") }
    }
  }

  /// Runs the view, and says so when it has got to the end.
  private static func run(_ policy: String) async throws {
    let script = try ScreenlessScript("issues; say done")
    let options = LaunchOptions(["RIVULET_ISSUES": policy])
    try await Task { @MainActor in
      let runner = ScreenlessRunner(Mistaken(), options: options, script: script) { print($0) }
      try await runner.run()
    }
    .value
  }

  /// What the process wrote: to standard output, and to standard error.
  private func written(by result: ExitTest.Result?) -> (output: String, errors: String) {
    (
      String(decoding: result?.standardOutputContent ?? [], as: UTF8.self),
      String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    )
  }

  private let sentence =
    "ForEach<Array<Int>, Int, Text> received two or more elements with the id 7; their state may be mixed up. "
    + "Give each element a stable, unique id.\n"

  @Test func `log writes the sentence and goes on`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent, \.standardOutputContent]) {
      try await Self.run("log")
    }
    #expect(written(by: result).output.contains(sentence + "done"))
    #expect(written(by: result).errors.contains("Rivulet: \(sentence)"))
  }

  @Test func `fatal writes the sentence and ends the process at the first mistake`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent, \.standardOutputContent]) {
      try await Self.run("fatal")
    }
    #expect(written(by: result).errors.contains("Rivulet: \(sentence)"))
    #expect(written(by: result).errors.contains("RIVULET_ISSUES is fatal"))
    #expect(!written(by: result).output.contains("done"))
  }

  @Test func `off says nothing`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent, \.standardOutputContent]) {
      try await Self.run("off")
    }
    #expect(written(by: result).output.contains("done"))
    #expect(!written(by: result).errors.contains("ForEach") && !written(by: result).output.contains("ForEach"))
  }
}
