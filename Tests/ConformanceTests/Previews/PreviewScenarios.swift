import RivuletTesting
import SwiftUI
import Testing

private struct Themed: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View { Text("\(scheme)") }
}

private struct Themed_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Themed().previewDisplayName("light")
      Themed().environment(\.colorScheme, .dark).previewLayout(.sizeThatFits).previewDevice("iPhone")
    }
  }
}

#Preview {
  Themed()
}

#Preview("Dark", traits: .sizeThatFitsLayout) {
  Themed().environment(\.colorScheme, .dark)
}

extension Conformance {
  /// B13: previews.
  @MainActor
  struct PreviewScenarios {
    @Test func `B13.01 the views of a provider are shown with their own environments`() async {
      let harness = await mount(Themed_Previews.previews)
      #expect(harness.texts == ["light", "dark"])
      #expect(Themed_Previews.platform == nil)
    }

    private struct Screen: View {
      @EnvironmentObject var model: Model
      var body: some View { Text(model.name) }
    }

    private final class Model: ObservableObject {
      let name = "supplied"
    }

    private struct Screen_Previews: PreviewProvider {
      static var previews: some View { Screen().environmentObject(Model()) }
    }

    @Test func `B13.03 a preview supplies what its view needs`() async {
      let harness = await mount(Screen_Previews.previews)
      #expect(harness.texts == ["supplied"])
    }
  }
}
