import Foundation
import RivuletAnimation
import RivuletControls
import RivuletCore
import RivuletDrawing
import RivuletElements
import RivuletGeometry
import Testing

@MainActor
struct ProjectionEffectTests {
  private func box(_ width: CGFloat = 40, _ height: CGFloat = 40) -> some View { Color.red.frame(width: width, height: height) }

  private func groups(_ test: ViewTest) -> [String] {
    test.picture.split(separator: "\n").filter { $0.hasSuffix("{") }.map { String($0.dropLast(2)).trimmingCharacters(in: .whitespaces) }
  }

  /// Hands a map on that follows the size.
  private struct Lean: GeometryEffect {
    var amount: CGFloat

    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
      var map = ProjectionTransform()
      map.m13 = amount / size.width
      return map
    }
  }

  @Test func `a turn in space lets layout alone, and is drawn as a projection`() {
    let test = ViewTest(box().rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)))
    #expect(test.frame == ViewTest(box()).frame)
    #expect(groups(test).count == 1 && groups(test)[0].hasPrefix("project "))
    #expect(groups(ViewTest(box().rotation3DEffect(.zero, axis: (x: 0, y: 1, z: 0)))) == [])
  }

  @Test func `a turn about the axis that points at the eye is a rotation`() {
    let turned = ViewTest(box(40, 4).rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 1)))
    #expect(groups(turned)[0].hasPrefix("transform "))
    #expect(turned.isHit(50, 35) && !turned.isHit(35, 50))
  }

  @Test func `hits go by what is seen`() {
    let test = ViewTest(box().rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)))
    // The left side comes nearer, and is higher than the view.
    #expect(test.isHit(50, 50) && test.isHit(38, 29) && !test.isHit(32, 50) && !test.isHit(62, 33) && !test.isHit(68, 50))
    let edge = ViewTest(box().rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0)))
    #expect(!edge.isHit(51, 50) && !edge.isHit(49, 50))
  }

  @Test func `what lies behind the eye is not hit`() {
    var map = ProjectionTransform()
    map.m13 = -1.0 / 20
    let test = ViewTest(box().projectionEffect(map))
    #expect(test.isHit(35, 50))
    // By the formula alone, the right half would be here.
    #expect(!test.isHit(5, 35) && !test.isHit(20, 35))
  }

  @Test func `an effect of an app's own is asked with the size of the view`() {
    let test = ViewTest(box().modifier(Lean(amount: 1)))
    #expect(groups(test) == ["project 1.75 0.75 0.025 0 1 0 0 0 1"] || groups(test)[0].hasPrefix("project "))
    #expect(test.isHit(35, 45) && !test.isHit(55, 65))
    #expect(test.frame == ViewTest(box()).frame)
  }

  @Test func `readers of geometry see an effect unless it is ignored by layout`() {
    var seen: [CGFloat] = []
    func reader() -> some View {
      GeometryReader { proxy in
        let _ = seen.append(proxy.frame(in: .global).width.rounded())
        Color.red
      }
      .frame(width: 40, height: 40)
    }
    _ = ViewTest(reader().modifier(Lean(amount: 1)))
    #expect(seen.last == 20)
    _ = ViewTest(reader().modifier(Lean(amount: 1).ignoredByLayout()))
    #expect(seen.last == 40)
    let ignored = ViewTest(box().modifier(Lean(amount: 1).ignoredByLayout()))
    #expect(ignored.isHit(35, 45) && !ignored.isHit(55, 65))
  }

  @Test func `an effect that squeezes the view to nothing is reported once (B11.17)`() {
    var map = ProjectionTransform()
    map.m11 = 0
    let test = ViewTest(box().projectionEffect(map))
    #expect(!test.isHit(50, 50))
    #expect(test.host.issueKinds == [.singularTransform])
  }

  @Test func `numbers that are none are reported and replaced`() {
    let test = ViewTest(box().modifier(Lean(amount: .nan)))
    #expect(test.host.issueKinds == [.invalidValue])
    #expect(test.isHit(50, 50))
  }

  @Test func `effects by place may turn in space and change colours`() {
    let test = ViewTest(
      box().visualEffect { content, _ in
        content.rotation3DEffect(.degrees(30), axis: (x: 1, y: 0, z: 0)).brightness(0.5).grayscale(1).hueRotation(.degrees(90)).contrast(1)
          .saturation(1)
      })
    #expect(groups(test).count == 2 && groups(test)[0].hasPrefix("project ") && groups(test)[1].hasPrefix("layer opacity 1 colors "))
  }

  @Test func `colour effects are attributes of the group`() {
    #expect(groups(ViewTest(box().brightness(0.5))) == ["layer opacity 1 colors 1 0 0 0.5 0 1 0 0.5 0 0 1 0.5 0 0 0 1"])
    #expect(groups(ViewTest(box().colorInvert())) == ["layer opacity 1 colors -1 0 0 1 0 -1 0 1 0 0 -1 1 0 0 0 1"])
    #expect(groups(ViewTest(box().colorMultiply(.white))) == [])
    #expect(groups(ViewTest(box().luminanceToAlpha()))[0].hasSuffix("0.2125 0.7154 0.0721 0"))
    for neutral in [
      AnyView(box().contrast(1)), AnyView(box().saturation(1)), AnyView(box().grayscale(0)), AnyView(box().hueRotation(.zero)),
    ] {
      #expect(groups(ViewTest(neutral)) == [])
    }
    #expect(groups(ViewTest(box().grayscale(5))) == groups(ViewTest(box().grayscale(1))))
  }

  @Test func `groups that are composed by themselves are isolated, and opaque ones lie on black`() {
    #expect(groups(ViewTest(box().compositingGroup())) == ["layer opacity 1 isolated"])
    #expect(groups(ViewTest(box().compositingGroup().opacity(0.5))) == ["layer opacity 0.5 isolated"])
    #expect(groups(ViewTest(box().drawingGroup())) == ["layer opacity 1 isolated"])
    let opaque = ViewTest(Color.clear.frame(width: 40, height: 40).drawingGroup(opaque: true, colorMode: .linear))
    #expect(opaque.picture.contains(#"fill 0 0 "30 30 40 40 re" color 0 0 0 1"#))
  }
}
