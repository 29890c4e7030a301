import RivuletApps
import RivuletCore
import RivuletElements
import RivuletFoundation
import RivuletNames
import Testing

@MainActor
struct FileDialogTests {
  private final class Answers {
    var texts: [String] = []
  }

  private struct Importing: View {
    let answers: Answers
    @State private var on = true

    var body: some View {
      Text(on ? "on" : "off").fileImporter(isPresented: $on, allowedContentTypes: [.json]) { result in
        answers.texts.append((try? result.get()) == nil ? "failure" : "file")
      }
    }
  }

  @Test func `B19.47b a host without dialogs for files tells of a failure, with an issue`() {
    let answers = Answers()
    let test = ViewTest(Importing(answers: answers))
    #expect(answers.texts == ["failure"])
    #expect(test.host.issueMessages.count == 1)
  }
}
