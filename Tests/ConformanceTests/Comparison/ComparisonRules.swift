import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Rules about comparing views that no printed scenario covers.
  @MainActor
  struct ComparisonRules {
    /// A parent that hands a number to a child each time its button is tapped.
    private struct Parent<Child: View>: View {
      @State private var n = 0
      let child: (Int) -> Child
      var body: some View {
        VStack {
          child(n)
          Button("n=\(n)") { n += 1 }
        }
      }
    }

    /// What the child's body notes when only its number changes.
    private func log<Child: View>(_ child: @escaping (Int) -> Child) async throws -> [String] {
      let harness = await mount(Parent(child: child))
      _ = Log.take()
      try await harness.tap("n=0")
      return Log.take()
    }

    private struct Trivial: View, Equatable {
      let n: Int
      nonisolated static func == (lhs: Self, rhs: Self) -> Bool { true }
      var body: some View {
        let _ = Log.add("child \(n)")
        Text("x")
      }
    }

    private struct NonTrivial: View, Equatable {
      let n: Int
      let title = "title"
      nonisolated static func == (lhs: Self, rhs: Self) -> Bool { true }
      var body: some View {
        let _ = Log.add("child \(n)")
        Text(title)
      }
    }

    @Test func `B2.02 the == of a trivial view is ignored`() async throws {
      #expect(try await log { Trivial(n: $0) } == ["child 1"])
    }

    @Test func `B2.02 B2.05 the == of any other view counts from the first comparison`() async throws {
      #expect(try await log { NonTrivial(n: $0) } == [])
    }

    @Test func `B2.03 equatable makes the == of a trivial view count`() async throws {
      #expect(try await log { Trivial(n: $0).equatable() } == [])
    }

    private final class Model {
      nonisolated init() {}
      func act() {}
    }

    private struct Acting: View {
      let action: () -> Void
      var body: some View {
        let _ = Log.add("child")
        Text("x")
      }
    }

    @Test func `B2.07 closures without captures, over one object, and bound methods are equal`() async throws {
      let model = Model()
      #expect(try await log { _ in Acting(action: {}) } == [])
      #expect(try await log { _ in Acting(action: { model.act() }) } == [])
      #expect(try await log { _ in Acting(action: model.act) } == [])
    }

    @Test func `B2.07 closures over two things are different each time`() async throws {
      let model = Model()
      let other = Model()
      #expect(
        try await log { _ in
          Acting {
            model.act()
            other.act()
          }
        } == ["child"])
    }

    private struct Referring: View {
      let model: Model
      var body: some View {
        let _ = Log.add("child")
        Text("x")
      }
    }

    @Test func `B2.06 references are compared by identity`() async throws {
      let model = Model()
      #expect(try await log { _ in Referring(model: model) } == [])
      #expect(try await log { _ in Referring(model: Model()) } == ["child"])
    }

    private struct Parity: View {
      let n: Int
      var body: some View {
        let _ = Log.add("parity")
        Leaf(isEven: n.isMultiple(of: 1))
      }

      struct Leaf: View {
        let isEven: Bool
        var body: some View {
          let _ = Log.add("leaf")
          Text("\(isEven)")
        }
      }
    }

    @Test func `B2.12 a body with the same result stops there`() async throws {
      #expect(try await log { Parity(n: $0) } == ["parity"])
    }

    private struct Random: View {
      let id = UUID()
      var body: some View {
        let _ = Log.add("child")
        Text("x")
      }
    }

    @Test func `B2.11 unstable values make every comparison fail`() async throws {
      #expect(try await log { _ in Random() } == ["child"])
    }

    private struct Holding: View {
      let title: Binding<Int>
      var body: some View {
        let _ = Log.add("child")
        Text("x")
      }
    }

    @Test func `B3.20b bindings over new closures are different, constant ones equal`() async throws {
      #expect(try await log { _ in Holding(title: .constant(1)) } == [])
      #expect(try await log { n in Holding(title: Binding(get: { n }, set: { _ in })) } == ["child"])
    }
  }
}
