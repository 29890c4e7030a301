import Foundation
import RivuletAnimation
import RivuletCore
import RivuletDrawing
import RivuletElements
import RivuletGeometry
import RivuletNames
import RivuletScreens
import Testing

@MainActor
struct MaterialTests {
  private func backdrop(_ style: some ShapeStyle, _ scheme: ColorScheme = .light) -> BackdropPaint? {
    let test = ViewTest(Rectangle().fill(style), environment: { $0.colorScheme = scheme })
    guard let list = try? DisplayList(parsing: test.picture) else { return nil }
    return list.commands.lazy.compactMap { if case .draw(let item, _) = $0 { item.backdrop } else { nil } }.first
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func `the thicker a material is, the less of what lies beneath shows`(_ scheme: ColorScheme) throws {
    let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]
    let tints = try materials.map { try #require(backdrop($0, scheme)).tint }
    #expect(tints.map(\.opacity) == tints.map(\.opacity).sorted() && Set(tints.map(\.opacity)).count == 5)
    #expect(tints.allSatisfy { scheme == .light ? $0.red > 0.8 : $0.red < 0.1 })
    #expect(try #require(backdrop(.bar, scheme)).blurRadius > 10)
  }

  @Test func `a material is a background in the shape of a view`() {
    let test = ViewTest(Color.clear.frame(width: 40, height: 20).background(.ultraThinMaterial, in: Capsule()))
    #expect(test.picture.contains("backdrop 20 1.8 1 "))
    let rows = ViewTest(Color.clear.frame(width: 40, height: 20).background(.regularMaterial))
    #expect(rows.picture.contains(#""30 40 40 20 re" backdrop"#))
  }

  @Test func `a paler material is paler as a whole`() throws {
    #expect(try #require(backdrop(.thinMaterial.opacity(0.5))).opacity == 0.5)
    #expect(try #require(backdrop(.thinMaterial.secondary)).opacity == 0.5)
  }

  @Test func `texts and symbols of a material show it through their outlines`() {
    let test = ViewTest(Text(verbatim: "ab").foregroundStyle(.thickMaterial))
    let lines = test.picture.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines[1] == "mask {" && lines[2].hasPrefix("text") && lines.contains { $0.hasPrefix("fill") && $0.contains("backdrop") })
  }

  @Test func `a material is hit where it is, and follows the appearance`() {
    #expect(ViewTest(Rectangle().fill(.ultraThinMaterial)).isHit(50, 50))
    #expect(backdrop(.regularMaterial, .light) != backdrop(.regularMaterial, .dark))
  }

  /// The lines of the picture that begin groups.
  private func groups(_ view: some View) -> [String] {
    ViewTest(view).picture.split(separator: "\n").filter { $0.hasSuffix("{") }.map {
      String($0.dropLast(2)).trimmingCharacters(in: .whitespaces)
    }
  }

  @Test func `styles have shadows, several and of both kinds`() {
    let style = Color.red.shadow(.inner(color: .black, radius: 2, x: 1, y: 2)).shadow(.drop(color: .black, radius: 3))
    #expect(groups(Circle().fill(style)) == ["layer opacity 1 inner 2 1 2 0 0 0 1 drop 3 0 0 0 0 0 1"])
    #expect(
      groups(Text(verbatim: "a").foregroundStyle(.red.shadow(.drop(color: .black, radius: 1))))[0] == "layer opacity 1 drop 1 0 0 0 0 0 1")
    #expect(groups(Image(systemName: "star").foregroundStyle(.red.shadow(.drop(color: .black, radius: 1)))).first?.contains("drop") == true)
    #expect(groups(Circle().foregroundStyle(.shadow(.drop(color: .black, radius: 1)))).first?.contains("drop") == true)
  }

  @Test func `styles blend with what lies beneath`() {
    #expect(groups(Circle().fill(Color.red.blendMode(.multiply))) == ["layer opacity 1 blend multiply"])
    #expect(groups(Circle().fill(Color.red.blendMode(.multiply).opacity(0.5)))[0] == "layer opacity 1 blend multiply")
  }

  @Test func `a shadow goes with the style that has it`() {
    let remote = Remote<Bool>()
    let test = ViewTest(
      Changing(true, remote) { hasShadow in
        Circle().fill(hasShadow ? AnyShapeStyle(.red.shadow(.drop(color: .black, radius: 1))) : AnyShapeStyle(.red))
      })
    #expect(test.picture.contains("drop"))
    test.turn { remote.set(false) }
    #expect(!test.picture.contains("drop"))
  }
}
