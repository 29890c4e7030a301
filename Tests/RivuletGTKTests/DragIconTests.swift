#if GTK
import Foundation
import RivuletElements
import RivuletGTK
import RivuletHeadless
import RivuletHost
import RivuletNames
import RivuletRaster
import Testing

/// What a drag of the desktop shows beside the pointer: the picture that was dragged in the window.
@MainActor
struct DragIconTests {
  private struct Source: View {
    let hasPreview: Bool

    var body: some View {
      let square = Color.red.frame(width: 100, height: 60)
      if hasPreview {
        square.draggable("text") { Color.blue.frame(width: 40, height: 20) }
      } else {
        square.draggable("text")
      }
    }
  }

  private func icon(of view: some View) async throws -> DragIcon {
    var configuration = HeadlessConfiguration()
    configuration.size = CGSize(width: 200, height: 200)
    configuration.idiom = .desktop
    let driver = HeadlessDriver(view, configuration: configuration)
    await driver.settle()
    await driver.down(at: CGPoint(x: 60, y: 80))
    await driver.move(to: CGPoint(x: 90, y: 110))
    let drag = try #require(driver.tree.drags.handOff())
    #expect(drag.providers.count == 1)
    return try DragIcon(#require(drag.picture), painter: Rasterizer())
  }

  @Test func `a view that is dragged out of the window is seen as it was, at the place where it was grabbed`() async throws {
    let icon = try await icon(of: Source(hasPreview: false))
    #expect((icon.surface.width, icon.surface.height) == (100, 60))
    #expect(icon.pointer == CGPoint(x: 10, y: 10))
    #expect(icon.surface.pixel(x: 50, y: 30).map { $0.red > 200 && $0.blue < 100 && $0.opacity == 255 } == true)
  }

  @Test func `a preview of the app's is seen around the pointer`() async throws {
    let icon = try await icon(of: Source(hasPreview: true))
    #expect((icon.surface.width, icon.surface.height) == (40, 20))
    #expect(icon.pointer == CGPoint(x: 20, y: 10))
    #expect(icon.surface.pixel(x: 20, y: 10).map { $0.blue > 200 && $0.red < 100 } == true)
  }

  @Test func `a large picture is made smaller, and one of nothing has a pixel`() {
    let large = DragIcon(
      DragPicture(list: DisplayList(scale: 2), size: CGSize(width: 640, height: 100), pointer: CGPoint(x: 320, y: 50)),
      painter: Rasterizer())
    #expect((large.surface.width, large.surface.height) == (320, 50))
    #expect(large.pointer == CGPoint(x: 160, y: 25))
    let none = DragIcon(DragPicture(list: DisplayList(scale: 1), size: .zero, pointer: .zero), painter: Rasterizer())
    #expect((none.surface.width, none.surface.height) == (1, 1))
  }
}
#endif
