import Cocoa
import CoreText
import QuartzCore
import SwiftUI
import Testing

/// Code that imports AppKit beside SwiftUI.
@MainActor
struct AppKitImportTests {
  @Test func `names that come from several modules are the same ones`() {
    let font: CTFont = NSFont.systemFont(ofSize: 13, weight: .semibold)
    #expect(Font(font) == .system(size: 13, weight: .semibold))
    #expect(Color(nsColor: .systemRed) == Color(NSColor.systemRed))
    #expect(NSImage(size: NSSize(width: 3, height: 4)).size == CGSize(width: 3, height: 4))
    let start: CFTimeInterval = CACurrentMediaTime()
    #expect(CACurrentMediaTime() >= start)
  }

  @Test func `paths of AppKit are built in degrees, with y pointing up`() {
    let path = NSBezierPath()
    path.appendArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: 90)
    path.relativeLine(to: NSPoint(x: -5, y: 0))
    #expect(abs(path.bounds.maxX - 10) < 0.01 && abs(path.bounds.minX + 5) < 0.01 && path.bounds.minY >= -0.01)
    path.transform(using: AffineTransform(translationByX: 5, byY: 0))
    #expect(abs(path.bounds.minX) < 0.01 && NSGraphicsContext.current == nil && NSCompositingOperation(rawValue: 2) == .sourceOver)
  }

  @Test func `paces by a name have the control points of that name`() {
    let pace = CAMediaTimingFunction(name: .easeIn)
    #expect(pace.controlPoint(at: 1) == (0.42, 0) && pace.controlPoint(at: 2) == (1, 1))
    #expect(CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4).controlPoint(at: 2) == (0.3, 0.4))
  }

  @Test func `a file that imports AppKit chooses colours by appearances`() {
    let color = NSColor(name: nil) { $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .red : .blue }
    NSAppearance(named: .darkAqua)?.performAsCurrentDrawingAppearance { #expect(color.usingColorSpace(.deviceRGB) == .red) }
    #expect(NSSound(named: "Ping") == nil && NSEvent.ModifierFlags.command.rawValue == 1 << 20 && NSCursor.iBeam == .iBeam)
  }
}
