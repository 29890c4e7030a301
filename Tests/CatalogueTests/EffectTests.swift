import Foundation
import RivuletCore
import RivuletDrawing
import RivuletElements
import RivuletGeometry
import Testing

@MainActor
struct EffectTests {
  private func box(_ width: CGFloat = 20, _ height: CGFloat = 20) -> some View { Color.red.frame(width: width, height: height) }

  /// The lines of the picture that begin groups.
  private func groups(_ test: ViewTest) -> [String] {
    test.picture.split(separator: "\n").filter { $0.hasSuffix("{") }.map { String($0.dropLast(2)).trimmingCharacters(in: .whitespaces) }
  }

  @Test func `effects let layout alone`() {
    let plain = ViewTest(box()).frame
    #expect(ViewTest(box().opacity(0.5)).frame == plain)
    #expect(ViewTest(box().offset(x: 5, y: 7)).frame == plain)
    #expect(ViewTest(box().scaleEffect(2)).frame == plain)
    #expect(ViewTest(box().rotationEffect(.degrees(30))).frame == plain)
    #expect(ViewTest(box().shadow(radius: 5)).frame == plain)
    #expect(ViewTest(box().clipShape(Circle())).frame == plain)
    #expect(ViewTest(box().mask { Color.black.frame(width: 90, height: 90) }).frame == plain)
    #expect(ViewTest(box().hidden()).frame == plain)
  }

  @Test func `opacity makes a group and blocks hits at zero (B4.07)`() {
    #expect(groups(ViewTest(box().opacity(0.25))) == ["layer opacity 0.25"])
    #expect(groups(ViewTest(box().opacity(1.5))) == [])
    #expect(ViewTest(box().opacity(0.01)).isHit(50, 50))
    #expect(!ViewTest(box().opacity(0)).isHit(50, 50))
    #expect(ViewTest(box().opacity(0)).items.isEmpty)
  }

  @Test func `an offset moves picture and hits, never mirrored (B9.24, B9.26)`() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let test = ViewTest(box().offset(x: 30), environment: { $0.layoutDirection = direction })
      #expect(test.items[0].bounds == CGRect(x: 70, y: 40, width: 20, height: 20))
      #expect(test.isHit(75, 50) && !test.isHit(45, 50))
    }
  }

  @Test func `a scale grows about its anchor`() {
    let center = ViewTest(box().scaleEffect(2))
    #expect(center.isHit(31, 31) && !center.isHit(29, 50))
    let corner = ViewTest(box().scaleEffect(x: 2, y: 1, anchor: .topLeading))
    #expect(corner.isHit(79, 45) && !corner.isHit(39, 45) && !corner.isHit(50, 61))
    #expect(groups(ViewTest(box().scaleEffect(1))) == [])
  }

  @Test func `a rotation turns clockwise about its anchor`() {
    let test = ViewTest(box(40, 4).rotationEffect(.degrees(90)))
    #expect(test.isHit(50, 35) && !test.isHit(35, 50))
    let anchored = ViewTest(box(40, 4).rotationEffect(.degrees(90), anchor: .leading))
    #expect(anchored.isHit(30, 80) && !anchored.isHit(60, 50))
  }

  @Test func `a map of the plane is about the top left corner`() {
    let test = ViewTest(box().transformEffect(CGAffineTransform(scaleX: 2, y: 2)))
    #expect(test.isHit(79, 79) && !test.isHit(39, 39))
  }

  @Test func `a collapsed view is not seen, not hit, and reported once (B11.17)`() {
    let remote = Remote<CGFloat>()
    let test = ViewTest(Changing(0, remote) { box().scaleEffect($0) })
    #expect(!test.isHit(50, 50))
    #expect(test.host.issueKinds == [.singularTransform])
    test.turn { remote.set(1) }
    test.turn { remote.set(0) }
    #expect(test.host.issueKinds == [.singularTransform])
  }

  @Test func `a clip hides what lies outside, which is hit nevertheless (B14.57)`() {
    let circle = ViewTest(Color.red.clipShape(Circle()))
    #expect(groups(circle).count == 1 && groups(circle)[0].hasPrefix("clip"))
    #expect(circle.isHit(50, 50) && circle.isHit(2, 2))
    let overflowing = ViewTest(Color.red.frame(width: 80, height: 80).frame(width: 20, height: 20).clipped())
    #expect(overflowing.isHit(50, 50) && overflowing.isHit(30, 50))
    #expect(groups(overflowing) == [#"clip aliased "40 40 20 20 re""#])
    #expect(groups(ViewTest(box().cornerRadius(5)))[0].hasPrefix("clip"))
  }

  @Test func `a clip follows its shape and its size`() {
    let remote = Remote<CGFloat>()
    let test = ViewTest(Changing(20, remote) { box($0, $0).clipShape(Rectangle()) })
    test.turn { remote.set(40) }
    #expect(groups(test) == [#"clip "30 30 40 40 re""#])
  }

  @Test func `a mask shows through, is placed over the view, and is neither hit nor heard`() {
    let test = ViewTest(box(40, 40).mask(alignment: .topLeading) { Text(verbatim: "ab").font(.system(size: 10)) })
    let lines = test.picture.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines[1] == "mask {" && lines[2].hasPrefix("text 30 30") && lines.contains("} masked {"))
    #expect(test.isHit(65, 65))
    #expect(SemanticsTree(test.tree).items().isEmpty)
    #expect(groups(ViewTest(box().mask(Circle()))).contains("mask"))
  }

  @Test func `a mask of several views lays them over each other and follows their changes`() {
    let remote = Remote<Bool>()
    let test = ViewTest(
      Changing(false, remote) { wide in
        box(40, 40).mask {
          Circle(); if wide { Rectangle() }
        }
      })
    func maskItems() -> Int {
      let lines = test.picture.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      return (lines.firstIndex(of: "} masked {") ?? 0) - (lines.firstIndex(of: "mask {") ?? 0) - 1
    }
    #expect(maskItems() == 1)
    test.turn { remote.set(true) }
    #expect(maskItems() == 2)
  }

  @Test func `a mask stays a mask when the view is painted in another order, and is never hit itself`() {
    let remote = Remote<Double>()
    let test = ViewTest(Changing(0, remote) { index in box().zIndex(index).mask { Color.black.frame(width: 60, height: 60) } })
    let picture = test.picture
    #expect(test.isHit(50, 50) && !test.isHit(25, 50))
    test.turn { remote.set(1) }
    #expect(test.picture == picture)
  }

  @Test func `a mask is placed from the other side where reading begins there`() {
    let test = ViewTest(
      box(40, 40).mask(alignment: .topLeading) { Color.black.frame(width: 10, height: 10) },
      environment: { $0.layoutDirection = .rightToLeft })
    #expect(test.picture.contains(#"fill 0 0 "60 30 10 10 re""#))
  }

  @Test func `shadows, blurs and blend modes are attributes of the group`() {
    #expect(groups(ViewTest(box().shadow(color: .black, radius: 3, x: 1, y: 2)))[0].hasPrefix("layer opacity 1 shadow 3 1 2"))
    #expect(groups(ViewTest(box().shadow(color: .clear, radius: 3))) == [])
    #expect(groups(ViewTest(box().blur(radius: 4))) == ["layer opacity 1 blur 4"])
    #expect(groups(ViewTest(box().blur(radius: 4, opaque: true))) == ["layer opacity 1 blur 4 opaque"])
    #expect(groups(ViewTest(box().blur(radius: -4, opaque: true))) == [])
    #expect(groups(ViewTest(box().blendMode(.multiply))) == ["layer opacity 1 blend multiply"])
  }

  @Test func `a hidden view keeps its room and is neither seen, hit nor heard`() {
    let test = ViewTest(
      HStack(spacing: 0) {
        Text(verbatim: "ab").font(.system(size: 10)).hidden(); box()
      })
    #expect(test.items.count == 1)
    #expect(test.size == "30x20")
    #expect(!test.isHit(37, 50) && test.isHit(60, 50))
    #expect(SemanticsTree(test.tree).items().isEmpty)
  }

  @Test func `a z-index decides about painting and hits, also after a change`() {
    let remote = Remote<Double>()
    let test = ViewTest(
      Changing(0, remote) { index in
        ZStack {
          VStack { Color.red.frame(width: 10, height: 10) }.opacity(1).zIndex(index)
          Color.blue.frame(width: 20, height: 20)
        }
      })
    func order() -> [CGFloat] { test.items.map(\.bounds.width) }
    #expect(order() == [10, 20])
    test.turn { remote.set(1) }
    #expect(order() == [20, 10])
    test.turn { remote.set(-1) }
    #expect(order() == [10, 20])
  }

  @Test func `a background stays behind and an overlay in front, whatever z-index they and the view have`() {
    let test = ViewTest(
      Color.red.frame(width: 10, height: 10).zIndex(-1)
        .background { Color.blue.frame(width: 20, height: 20).zIndex(2) }
        .overlay { Color.green.frame(width: 30, height: 30).zIndex(-3) })
    #expect(test.items.map(\.bounds.width) == [20, 10, 30])
  }

  @Test func `a border lies inside the edge and over the view`() {
    let test = ViewTest(box().border(.blue, width: 4))
    #expect(test.items.map(\.bounds) == [CGRect(x: 40, y: 40, width: 20, height: 20), CGRect(x: 40, y: 40, width: 20, height: 20)])
    #expect(test.picture.contains("stroke"))
    #expect(test.frame == "40,40 20x20")
  }

  @Test func `a content shape is where a view is hit`() {
    let filled = ViewTest(Color.clear.contentShape(Rectangle()))
    #expect(filled.isHit(50, 50))
    let smaller = ViewTest(Color.red.contentShape(Circle()))
    #expect(smaller.isHit(50, 50) && !smaller.isHit(2, 2))
    #expect(!ViewTest(Color.clear.contentShape(.focusEffectForTests, Rectangle())).isHit(50, 50))
    #expect(ViewTest(Color.clear.contentShape(.interaction, Rectangle())).isHit(50, 50))
  }

  @Test func `hit testing can be switched off and on`() {
    let remote = Remote<Bool>()
    let test = ViewTest(Changing(true, remote) { box().allowsHitTesting($0) })
    #expect(test.isHit(50, 50))
    test.turn { remote.set(false) }
    #expect(!test.isHit(50, 50))
  }

  @Test func `an effect that changes measures and places nothing`() {
    let remote = Remote<Double>()
    let test = ViewTest(
      Changing(0.2, remote) { value in
        HStack {
          box().opacity(value).offset(x: value).scaleEffect(value).blur(radius: value).shadow(radius: value); box()
        }
      })
    let (measures, placements) = (test.tree.counters.measures, test.tree.counters.placements)
    let picture = test.picture
    test.turn { remote.set(0.7) }
    #expect(test.picture != picture)
    #expect(test.tree.counters.measures == measures)
    #expect(test.tree.counters.placements == placements)
  }
}

extension ContentShapeKinds {
  /// A purpose that no host uses for hits.
  fileprivate static let focusEffectForTests = ContentShapeKinds(rawValue: 16)
}
