import Foundation
import RivuletCore
import RivuletElements
import RivuletNames
import Testing

/// Names of the app, the pointer and the settings that code of views uses in passing.
@MainActor
struct PlatformDesktopTests {
  @Test func `a pointer that code pushes goes before those of views`() {
    struct Root: View {
      var body: some View {
        VStack(spacing: 0) {
          Color.red.onHover { isInside in
            if isInside { NSCursor.pointingHand.push() } else { NSCursor.pop() }
          }
          Color.blue.pointerStyle(.zoomIn).onHover { if $0 { NSCursor.arrow.set() } }
        }
      }
    }
    let test = ViewTest(Root(), idiom: .desktop)
    test.tree.hover.onShapeChange = { _ in }
    func shape(_ y: CGFloat) -> PointerShape {
      test.turn { test.tree.hover.move(to: CGPoint(x: 50, y: y)) }
      return test.tree.hover.shape
    }
    #expect(shape(25) == .link && shape(75) == .zoomIn && shape(25) == .link && shape(75) == .zoomIn)
    #expect(NSCursor.pointingHand == .pointingHand && NSCursor.pointingHand != .iBeam)
  }

  @Test func `a pointer that code sets replaces the others until the arrow is set`() {
    let test = ViewTest(Color.red.pointerStyle(.zoomIn), idiom: .desktop)
    test.tree.hover.onShapeChange = { _ in }
    test.turn {
      test.tree.hover.move(to: CGPoint(x: 50, y: 50))
      test.tree.hover.push(.text)
      test.tree.hover.set(.crosshair)
    }
    #expect(test.tree.hover.shape == .crosshair)
    test.turn { test.tree.hover.set(nil) }
    #expect(test.tree.hover.shape == .zoomIn)
    test.turn { test.tree.hover.popShape() }
    #expect(test.tree.hover.shape == .zoomIn)
  }

  @Test func `code knows which modifier keys are held`() {
    struct Root: View {
      var body: some View {
        Color.red.onModifierKeysChanged { _, _ in seen.append(NSEvent.modifierFlags) }
      }
      let seen: Seen
    }
    final class Seen {
      private(set) var flags: [NSEvent.ModifierFlags] = []
      func append(_ new: NSEvent.ModifierFlags) { flags.append(new) }
    }
    let seen = Seen()
    let test = ViewTest(Root(seen: seen), idiom: .desktop)
    test.turn { test.tree.keyboard.modifiersChanged(to: [.shift, .command]) }
    test.turn { test.tree.keyboard.modifiersChanged(to: []) }
    #expect(seen.flags.last == [] && seen.flags.contains([.shift, .command]))
  }

  @Test func `settings of assistive technologies are those of the window`() {
    struct Root: View {
      var body: some View {
        Text("\(UIAccessibility.isReduceMotionEnabled) \(UIAccessibility.isVoiceOverRunning)")
        Text("\(UIAccessibility.isDarkerSystemColorsEnabled) \(UIAccessibility.prefersCrossFadeTransitions)")
        Text("\(UIAccessibility.isReduceTransparencyEnabled)")
      }
    }
    let size = CGSize(width: 600, height: 100)
    #expect(ViewTest(Root(), size: size).textItems.map(\.string) == ["false false", "false false", "false"])
    let test = ViewTest(
      Root(), size: size,
      environment: {
        $0._accessibilityReduceMotion = true
        $0._accessibilityVoiceOverEnabled = true
        $0._colorSchemeContrast = .increased
      })
    #expect(test.textItems.map(\.string) == ["true true", "true true", "false"])
  }

  @Test func `orientations combine`() {
    #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26 && UIInterfaceOrientationMask.all.rawValue == 30)
    #expect(UIInterfaceOrientationMask.landscape.contains(.landscapeLeft) && !UIInterfaceOrientationMask.landscape.contains(.portrait))
    final class Delegate: NSObject, UIApplicationDelegate {
      func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
        .portrait
      }
    }
    final class Silent: NSObject, UIApplicationDelegate {}
    #expect(Delegate().application(.shared, supportedInterfaceOrientationsFor: nil) == .portrait)
    #expect(Silent().application(.shared, supportedInterfaceOrientationsFor: nil) == .all)
  }

  @Test func `the desktop's names tell the window, and what is not there`() {
    struct Root: View {
      var body: some View {
        let window = NSApp.keyWindow
        Text("\(Int(window?.frame.width ?? 0)) \(NSApp.windows.count) \(NSApp.effectiveAppearance.name == .aqua)")
        Text(NSImage(named: NSImage.applicationIconName) == nil ? "no icon" : "icon")
      }
    }
    let test = ViewTest(Root(), size: CGSize(width: 600, height: 100), idiom: .desktop)
    #expect(test.textItems.map(\.string) == ["600 1 true", "no icon"])
    #expect(NSSound(named: "Ping") == nil && !NSWindow.allowsAutomaticWindowTabbing)
    NSWindow.allowsAutomaticWindowTabbing = false
  }
}
