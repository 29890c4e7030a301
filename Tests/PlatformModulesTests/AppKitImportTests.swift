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

  @Test func `paces by a name have the control points of that name`() {
    let pace = CAMediaTimingFunction(name: .easeIn)
    #expect(pace.controlPoint(at: 1) == (0.42, 0) && pace.controlPoint(at: 2) == (1, 1))
    #expect(CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4).controlPoint(at: 2) == (0.3, 0.4))
  }
}
