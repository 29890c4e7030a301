#if GTK
import Foundation
import RivuletGTK
import RivuletHost
import RivuletRaster
import Testing

/// The picture of an app beside its window's name.
@MainActor
struct WindowIconTests {
  @Test(arguments: WindowIcon.sides)
  func `without a picture of its own an app has one of white waves on blue water`(_ side: Int) {
    let icon = WindowIcon(picture: nil, painter: Rasterizer()).surface(side: side)
    #expect((icon.width, icon.height) == (side, side))
    #expect(icon.pixel(x: 0, y: 0)?.opacity == 0)
    // Between the edge and the first wave.
    if let water = icon.pixel(x: side / 2, y: side / 6) {
      #expect(water.opacity > 240 && water.blue > 190 && water.red < 80)
    }
    let light = (0..<side).count { y in icon.pixel(x: side / 2, y: y).map { $0.red > 150 } ?? false }
    #expect(light > 0 && light < side / 2)
  }

  @Test func `a picture of the app is shown in its own shape`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("icon-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = "<svg xmlns='http://www.w3.org/2000/svg' width='64' height='32'><rect width='64' height='32' fill='#ff0000'/></svg>"
    try Data(picture.utf8).write(to: folder.appendingPathComponent("AppIcon.svg"))
    let size = try #require(ImageLibrary().find(WindowIcon.resourceName, bundlePath: folder.path)).size
    let icon = WindowIcon(picture: AppImage(size: size, bundlePath: folder.path), painter: Rasterizer()).surface(side: 64)
    #expect(icon.pixel(x: 32, y: 32).map { $0.red > 250 && $0.green < 5 && $0.opacity == 255 } == true)
    #expect(icon.pixel(x: 32, y: 8)?.opacity == 0)
  }
}
#endif
