import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Colours and the screen under their names in UIKit and AppKit.
  @MainActor
  struct PlatformNameRules {
    private func fill(_ color: Color, _ scheme: ColorScheme = .light) async -> String {
      let harness = ViewHarness(color.environment(\.colorScheme, scheme), size: CGSize(width: 10, height: 10), idiom: .phone)
      await harness.settle()
      return harness.displayListDump()
    }

    @Test func `colours of the system follow the appearance under their names`() async {
      for (color, scheme, hex) in [
        (Color(.systemGray6), ColorScheme.light, "0.8879233 0.8879233 0.93011105 1"),
        (Color(.systemGray6), .dark, "0.011612245 0.011612245 0.012983031 1"),
        (Color(uiColor: .secondarySystemGroupedBackground), .dark, "0.011612245 0.011612245 0.012983031 1"),
        (Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)), .light, "color 1 0 0 1"),
        (Color(UIColor.systemRed), .light, "1 0.043735027 0.029556833 1"),
        (Color(nsColor: .windowBackgroundColor), .light, "0.8387991 0.8387991 0.8387991 1"),
        (Color(.controlBackgroundColor), .dark, "0.012983031 0.012983031 0.012983031 1"),
      ] {
        let dump = await fill(color, scheme)
        #expect(dump.contains(hex), "\(hex)")
      }
      #expect(UIColor.label == .label && UIColor.label != .link && UIColor(.red) == UIColor(Color.red))
    }

    @Test func `colours of components tell their components`() {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      UIColor(Color(red: 1, green: 0.5, blue: 0)).withAlphaComponent(0.5).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      #expect(abs(red - 1) < 0.01 && abs(green - 0.5) < 0.01 && blue < 0.01 && alpha == 0.5)
      #expect(abs(NSColor(white: 0.25, alpha: 1).redComponent - 0.25) < 0.01 && NSColor.clear.alphaComponent == 0)
      #expect(UIColor.darkGray == UIColor(white: 1.0 / 3, alpha: 1))
    }

    @Test func `the device is what the idiom stands for, and nothing is felt of feedback`() async {
      struct Root: View {
        @State private var impact = UIImpactFeedbackGenerator(style: .light)
        @State private var notification = UINotificationFeedbackGenerator()

        var body: some View {
          Text(UIDevice.current.userInterfaceIdiom == .phone ? "phone" : "other")
            .onAppear {
              notification.prepare()
              notification.notificationOccurred(.success)
              impact.impactOccurred()
              impact.impactOccurred(intensity: 0.5)
              UISelectionFeedbackGenerator().selectionChanged()
            }
        }
      }
      for (idiom, text) in [(Idiom.phone, "phone"), (.desktop, "other")] {
        let harness = ViewHarness(Root(), idiom: idiom)
        await harness.settle()
        #expect(harness.texts == [text] && harness.runtimeIssues.isEmpty)
      }
    }

    @Test func `names of resources stand for the resources`() async {
      let harness = ViewHarness(
        VStack {
          Image(ImageResource(name: "no picture", bundle: .main))
          Label("title", image: ImageResource(name: "no icon", bundle: .main))
          Color(ColorResource(name: "no color", bundle: .main))
        })
      await harness.settle()
      #expect(harness.texts == ["title"])
      for name in ["no picture", "no icon", "no color"] { #expect(harness.runtimeIssues.contains { $0.message.contains("'\(name)'") }) }
    }

    @Test func `the screen is as large as the window`() async {
      struct Root: View {
        var body: some View {
          Text("\(Int(UIScreen.main.bounds.width)) by \(Int(UIScreen.main.bounds.height)) at \(Int(UIScreen.main.scale))")
        }
      }
      let harness = ViewHarness(Root(), size: CGSize(width: 200, height: 100), displayScale: 3)
      await harness.settle()
      #expect(harness.texts == ["200 by 100 at 3"])
    }
  }
}
