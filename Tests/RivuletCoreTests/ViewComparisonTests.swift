import RivuletCore
import Testing

@MainActor
struct ViewComparisonTests {
  struct Trivial: Equatable {
    var a = 1
    var b: Int8 = 2
    var c = 3.0
    static func == (lhs: Self, rhs: Self) -> Bool { true }
  }

  @Test func `a trivial value is compared in memory, whatever its == says (B2.02)`() {
    #expect(ViewComparison.areEqual(Trivial(), Trivial()))
    #expect(!ViewComparison.areEqual(Trivial(a: 1), Trivial(a: 2)))
    #expect(!ViewComparison.areEqual(Trivial(b: 1), Trivial(b: 2)))
    #expect(!ViewComparison.areEqual(Trivial(c: 1), Trivial(c: 2)))
  }

  struct Named: Equatable {
    var name: String
    var ignored = 0
    static func == (lhs: Self, rhs: Self) -> Bool { lhs.name == rhs.name }
  }

  @Test func `a value that is not trivial is compared by its own == (B2.02)`() {
    #expect(ViewComparison.areEqual(Named(name: "a", ignored: 1), Named(name: "a", ignored: 2)))
    #expect(!ViewComparison.areEqual(Named(name: "a"), Named(name: "b")))
  }

  struct Outer {
    var named: Named
    var trivial: Trivial
    var text: String?
    var pair: (Int, String)
  }

  @Test func `other values are compared field by field with the same rule (B2.02)`() {
    func make(ignored: Int = 0, a: Int = 1, text: String? = "x", second: String = "s") -> Outer {
      Outer(named: Named(name: "n", ignored: ignored), trivial: Trivial(a: a), text: text, pair: (1, second))
    }
    #expect(ViewComparison.areEqual(make(ignored: 1), make(ignored: 2)))
    #expect(!ViewComparison.areEqual(make(a: 1), make(a: 2)))
    #expect(!ViewComparison.areEqual(make(text: nil), make(text: "x")))
    #expect(ViewComparison.areEqual(make(text: nil), make(text: nil)))
    #expect(!ViewComparison.areEqual(make(second: "s"), make(second: "t")))
  }

  final class Object {}
  final class EqualObject: Equatable {
    static func == (lhs: EqualObject, rhs: EqualObject) -> Bool { true }
  }
  struct Holder<Value> { var value: Value; var text = "" }

  @Test func `references are compared by identity unless their type is equatable (B2.06)`() {
    let object = Object()
    #expect(ViewComparison.areEqual(Holder(value: object), Holder(value: object)))
    #expect(!ViewComparison.areEqual(Holder(value: Object()), Holder(value: Object())))
    #expect(ViewComparison.areEqual(Holder(value: EqualObject()), Holder(value: EqualObject())))
  }

  enum Payload {
    case text(String)
    case object(Object)
    case number(Int)
    case nothing
    case none
  }

  @Test func `enums are compared by case and payload`() {
    let object = Object()
    func same(_ lhs: Payload, _ rhs: Payload) -> Bool { ViewComparison.areEqual(Holder(value: lhs), Holder(value: rhs)) }
    #expect(same(.text("a"), .text("a")))
    #expect(!same(.text("a"), .text("b")))
    #expect(same(.object(object), .object(object)))
    #expect(!same(.object(object), .object(Object())))
    #expect(!same(.number(1), .number(2)))
    #expect(same(.nothing, .nothing))
    #expect(!same(.nothing, .none))
    #expect(!same(.text("a"), .nothing))
    #expect(ViewComparison.areEqual(Optional<Holder<Payload>>.none, nil))
    #expect(!ViewComparison.areEqual(Optional(Holder(value: Payload.nothing)), nil))
  }

  enum OnePayload { case object(Object, Int), first, second }

  @Test func `a payload that lies in its enum as it would by itself is compared there`() {
    let object = Object()
    func same(_ lhs: OnePayload, _ rhs: OnePayload) -> Bool { ViewComparison.areEqual(Holder(value: lhs), Holder(value: rhs)) }
    #expect(same(.object(object, 1), .object(object, 1)))
    #expect(!same(.object(object, 1), .object(object, 2)))
    #expect(!same(.object(object, 1), .object(Object(), 1)))
    #expect(!same(.object(object, 1), .first))
    #expect(same(.second, .second))
    #expect(!same(.first, .second))
    #expect(ViewComparison.areEqual(Optional(Holder(value: Payload.text("a"))), Optional(Holder(value: .text("a")))))
    #expect(!ViewComparison.areEqual(Optional(Holder(value: Payload.text("a"))), Optional(Holder(value: .text("b")))))
  }

  enum Trivially { case a(Int), b(Double), c }

  @Test func `trivial enums are compared by case and payload (B2.04)`() {
    #expect(ViewComparison.areEqual(Trivially.a(1), Trivially.a(1)))
    #expect(!ViewComparison.areEqual(Trivially.a(1), Trivially.a(2)))
    #expect(ViewComparison.areEqual(Trivially.c, Trivially.c))
    #expect(!ViewComparison.areEqual(Trivially.c, Trivially.b(0)))
    #expect(ViewComparison.areEqual(Int?.none, Int?.none))
    #expect(!ViewComparison.areEqual(Int?.none, Int?.some(0)))
  }

  struct Large { var a = 1, b = 2, c = 3, d = 4 }

  @Test func `containers of any type are compared by their content`() {
    func same(_ lhs: Any, _ rhs: Any) -> Bool { ViewComparison.areEqual(Holder(value: lhs), Holder(value: rhs)) }
    #expect(same(1, 1))
    #expect(!same(1, 2))
    #expect(!same(1, "1"))
    #expect(same(Large(), Large()))
    #expect(!same(Large(d: 5), Large()))
    #expect(same("text", "text"))
  }

  @Test func `a closure that captures nothing or one object is the same each time (B2.07)`() {
    let object = Object()
    func plain() -> Holder<() -> Void> { Holder(value: {}) }
    func capturing(_ object: Object) -> Holder<() -> Void> { Holder(value: { _ = object }) }
    #expect(ViewComparison.areEqual(plain(), plain()))
    #expect(ViewComparison.areEqual(capturing(object), capturing(object)))
    #expect(!ViewComparison.areEqual(capturing(object), capturing(Object())))
  }
}
