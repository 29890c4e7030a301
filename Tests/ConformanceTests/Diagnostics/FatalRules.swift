import RivuletTesting
import SwiftUI
import Testing

/// Mistakes that end the process, with a sentence before.
@Suite(.serialized)
struct FatalRules {
  final class Model: ObservableObject {
    @Published var n = 0
  }

  @Observable final class Observed {
    var n = 0
  }

  struct MissingObject: View {
    @EnvironmentObject var model: Model
    var body: some View { Text("\(model.n)") }
  }

  struct MissingObservable: View {
    @Environment(Observed.self) var model
    var body: some View { Text("\(model.n)") }
  }

  struct Bodiless: View {
    typealias Body = Never
  }

  private func sentence(of result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `B11.01 A5.18 a missing environment object ends the process, naming its type and the modifier`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await Task { @MainActor in await ViewHarness(MissingObject()).settle() }.value
    }
    let text = sentence(of: result)
    #expect(text.contains("Model") && text.contains("environmentObject"))
  }

  @Test func `B11.02 an observable object that nobody supplies ends the process, naming its type and the modifier`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await Task { @MainActor in await ViewHarness(MissingObservable()).settle() }.value
    }
    let text = sentence(of: result)
    #expect(text.contains("Observed") && text.contains("environment("))
  }

  @Test func `B11.15 a view without a body ends the process, naming its type`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await Task { @MainActor in await ViewHarness(Bodiless()).settle() }.value
    }
    #expect(sentence(of: result).contains("Bodiless"))
  }
}
