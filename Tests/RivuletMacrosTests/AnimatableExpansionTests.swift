import Testing

@Suite struct AnimatableExpansionTests {
  private func members(_ source: String) -> String {
    MacroUse(macro: "AnimatableMacro", role: "member", source: source).answer
  }

  @Test func `variables are joined in pairs, and others are left out`() {
    #expect(
      members(
        "@Animatable public struct A: Shape { public var a: CGFloat\n  let b = 1; @State var c = 2.0\n static var d = 1.0\n var e = -0.5 }")
          == """
          public nonisolated var animatableData: SwiftUI.AnimatablePair<CGFloat.AnimatableData, Double.AnimatableData> {
            get { SwiftUI.AnimatablePair(a.animatableData, e.animatableData) }
            set {
              a.animatableData = newValue.first
              e.animatableData = newValue.second
            }
          }
          """)
  }

  @Test(arguments: [
    ("@Animatable struct A { var a = CGSize(width: 1, height: 2) }", "CGSize"),
    ("@Animatable struct A { var a = Angle.zero }", "Angle"),
    ("@Animatable struct A { private(set) var a: Double = f { $0 } { didSet { } }\n func b() { var c = 1 } }", "Double"),
    ("@Animatable final class A { var a: Double\n var b: Double { a }\n init() { a = 1 } }", "Double"),
  ])
  func `types are those that are written, or that initial values show`(source: String, type: String) {
    #expect(members(source).contains("animatableData: \(type).AnimatableData {"))
  }

  @Test func `a type without animated variables animates nothing`() {
    #expect(members("@Animatable struct A { let a = 1 }").contains("SwiftUI.EmptyAnimatableData"))
  }

  @Test(arguments: [
    (
      "@Animatable struct A { var a = f() }",
      "23: @Animatable cannot infer the type of 'a'; write it explicitly, or mark the variable with '@AnimatableIgnored'."
    ),
    (
      "@Animatable struct A { var a = 1 }",
      "23: @Animatable cannot infer the type of 'a'; write it explicitly, or mark the variable with '@AnimatableIgnored'."
    ),
    ("@Animatable struct A { var a = 1.0, b = 2.0 }", "23: @Animatable needs a separate declaration for each variable; split this one."),
    ("@Animatable enum A { case a }", "0: @Animatable can only be attached to a struct or a class."),
  ])
  func `bad use gives a sentence at its place`(source: String, sentence: String) {
    #expect(members(source) == sentence)
  }
}
