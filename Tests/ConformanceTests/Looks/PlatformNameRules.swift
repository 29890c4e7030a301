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

    @Test func `a name of a colour without a type is that of an asset before that of a platform's class`() async {
      #expect(Color(.ruleInk) == Color(ColorResource.ruleInk) && Color(UIColor.ruleInk) == Color(red: 0, green: 0, blue: 1))
      let styles: [Color] = [.ruleInk, Color(uiColor: .ruleInk), Color(.red), Color(.labelColor), Color(NSColor.red)]
      let views = (Text("a").foregroundStyle(.ruleInk), Text("a").foregroundStyle(Color(.ruleInk)).tint(.ruleInk).background(.ruleInk))
      _ = (styles, views)
    }

    @Test func `colours of components tell their components`() {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      UIColor(Color(red: 1, green: 0.5, blue: 0)).withAlphaComponent(0.5).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      #expect(abs(red - 1) < 0.01 && abs(green - 0.5) < 0.01 && blue < 0.01 && alpha == 0.5)
      #expect(abs(NSColor(white: 0.25, alpha: 1).redComponent - 0.25) < 0.01 && NSColor.clear.alphaComponent == 0)
      #expect(UIColor.darkGray == UIColor(white: 1.0 / 3, alpha: 1) && UIColor.darkText == .black && UIColor.lightText != .white)
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

    @Test(arguments: [Idiom.phone, .desktop])
    func `a window ends the editing of a text, whichever way an app finds it`(_ idiom: Idiom) async throws {
      struct Root: View {
        @State var name = ""
        @FocusState var isEdited: Bool
        let window = UIWindow(windowScene: UIWindowScene())

        var body: some View {
          TextField("field", text: $name).focused($isEdited)
          Text(isEdited ? "edited" : "at rest")
          if let window = UIApplication.shared.keyWindow, let scene = window.windowScene, scene.activationState == .foregroundActive {
            Text("\(Int(window.bounds.width)) by \(Int(window.bounds.height)), \(scene.interfaceOrientation.isPortrait ? "high" : "wide")")
          }
          Text("made").onTapGesture { window.endEditing(true) }
          Text("first").onTapGesture { UIApplication.shared.windows.first?.endEditing(true) }
          Text("scene").onTapGesture {
            let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
            scene?.keyWindow?.endEditing(true)
          }
          Text("sent").onTapGesture {
            UIApplication.shared.sendAction(Selector("resignFirstResponder"), to: nil, from: nil, for: nil)
          }
        }
      }
      let harness = ViewHarness(Root(), size: CGSize(width: 200, height: 300), idiom: idiom)
      await harness.settle()
      #expect(harness.texts.contains("200 by 300, high"))
      for way in ["made", "first", "scene", "sent"] {
        try await harness.tap("field")
        #expect(harness.texts.contains("edited"))
        try await harness.tap(way)
        #expect(harness.texts.contains("at rest"))
      }
    }

    @Test func `the pasteboard is the clipboard`() async {
      let harness = await mount(Text("window"))
      UIPasteboard.general.string = "one"
      #expect(harness.clipboard == "one" && NSPasteboard.general.string(forType: .string) == "one" && UIPasteboard.general.hasStrings)
      NSPasteboard.general.clearContents()
      #expect(NSPasteboard.general.setString("https://example.org", forType: .string))
      #expect(harness.clipboard == "https://example.org" && UIPasteboard.general.url?.host() == "example.org")
      UIPasteboard.general.image = ImageRenderer(content: Color.red.frame(width: 3, height: 2)).uiImage
      #expect(UIPasteboard.general.hasImages && UIPasteboard.general.image?.size == CGSize(width: 3, height: 2))
    }

    @Test func `addresses are opened under each name`() async {
      let harness = await mount(Text("window"))
      let url = URL(string: "https://example.org")!
      #expect(UIApplication.shared.canOpenURL(url) && NSWorkspace.shared.open(url))
      #expect(await UIApplication.shared.open(url))
      #expect(harness.openedURLs == [url, url])
    }

    @Test func `looks that are set for all places change nothing, and that is noted once`() async {
      let harness = await mount(List { Text("row") })
      let before = harness.displayListDump()
      UITableView.appearance().backgroundColor = .clear
      UITableView.appearance().separatorStyle = .none
      let appearance = UINavigationBarAppearance()
      appearance.configureWithTransparentBackground()
      appearance.titleTextAttributes = [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20)]
      UINavigationBar.appearance().standardAppearance = appearance
      await harness.settle()
      #expect(harness.displayListDump() == before && harness.runtimeIssues.isEmpty)
      #expect(harness.printedChanges.count { $0.hasPrefix("UITableView.appearance()") } == 1)
    }

    @Test func `a device has an identifier that stays`() async {
      let harness = await mount(Text("window"))
      let identifier = UIDevice.current.identifierForVendor
      #expect(identifier != nil && identifier == UIDevice.current.identifierForVendor && UIDevice.current.orientation.isPortrait)
      #expect(harness.texts == ["window"])
    }

    @Test func `fonts, margins and paths become those of views`() {
      #expect(Font(UIFont.systemFont(ofSize: 20, weight: .bold)) == .system(size: 20, weight: .bold))
      #expect(Font(UIFont.preferredFont(forTextStyle: .title1)) == .system(.title))
      #expect(UIFont.systemFont(ofSize: 10, weight: .heavy).withSize(12) == UIFont.systemFont(ofSize: 12, weight: .heavy))
      #expect(UIFont(name: "Inter", size: 9)?.withSize(10).pointSize == 10)
      #expect(EdgeInsets(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).leading == 2)
      let circle = UIBezierPath(arcCenter: CGPoint(x: 5, y: 5), radius: 5, startAngle: 0, endAngle: .pi, clockwise: true)
      #expect(Path(circle.cgPath).boundingRect.minY >= 4.9)
    }

    struct Ocean: ShapeStyle, Hashable {
      func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        environment.colorScheme == .dark ? Color.Resolved(red: 0, green: 0, blue: 1) : Color.Resolved(red: 1, green: 0, blue: 0)
      }
    }

    @Test func `a style that turns into a colour becomes one, which follows the appearance`() async {
      #expect(Color(Color.red) == .red && Color(Ocean()) == Color(Ocean()))
      #expect(await fill(Color(Ocean())).contains("color 1 0 0 1"))
      #expect(await fill(Color(Ocean()), .dark).contains("color 0 0 1 1"))
    }

    @Test func `a colour is transferred as its components`() async throws {
      let provider = NSItemProvider()
      provider.register(Color(red: 1, green: 0.5, blue: 0, opacity: 0.5))
      let color = try await withCheckedThrowingContinuation { continuation in
        _ = provider.loadTransferable(type: Color.self) { continuation.resume(with: $0) }
      }
      let resolved = color.resolve(in: EnvironmentValues())
      #expect(resolved.red == 1 && abs(resolved.green - 0.5) < 0.001 && abs(resolved.opacity - 0.5) < 0.001)
    }
  }
}

// The members that a project gets for the colour "ruleInk" of an asset catalog.
extension ColorResource {
  fileprivate static let ruleInk = ColorResource(name: "ruleInk", bundle: .main)
}

extension Color {
  fileprivate static var ruleInk: Color { Color(ColorResource.ruleInk) }
}

extension ShapeStyle where Self == Color {
  fileprivate static var ruleInk: Color { Color(ColorResource.ruleInk) }
}

extension UIColor {
  fileprivate static var ruleInk: UIColor { UIColor(Color(red: 0, green: 0, blue: 1)) }
}
