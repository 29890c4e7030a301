import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// The sizes that shapes choose, and those of frames with ideal lengths.
  @MainActor
  struct ShapeSizeRules {
    private let room = CGSize(width: 200, height: 100)

    private func size<V: View>(_ view: V) async throws -> CGSize {
      let harness = ViewHarness(view.accessibilityIdentifier("view"), size: room)
      await harness.settle()
      return try #require(harness.frame(of: "view")).size
    }

    @Test func `a circle is a square, other shapes take what they are proposed`() async throws {
      let square = CGSize(width: 100, height: 100)
      #expect(try await size(Circle()) == square)
      #expect(try await size(Circle().fill(.red)) == square)
      #expect(try await size(Circle().fixedSize()) == CGSize(width: 10, height: 10))
      #expect(try await size(Circle().frame(height: 30).fixedSize()) == CGSize(width: 30, height: 30))
      #expect(try await size(Ellipse()) == room)
      #expect(try await size(Capsule()) == room)
      #expect(try await size(Rectangle()) == room)
      #expect(try await size(RoundedRectangle(cornerRadius: 4)) == room)
    }

    @Test func `trimming, stroking and erasing keep the size of a shape`() async throws {
      let square = CGSize(width: 100, height: 100)
      #expect(try await size(Circle().trim(from: 0, to: 0.5)) == square)
      #expect(try await size(Circle().stroke(lineWidth: 2)) == square)
      #expect(try await size(Circle().stroke(.red, lineWidth: 2)) == square)
      #expect(try await size(AnyShape(Circle())) == square)
      #expect(try await size(AnyShape(Circle().trim(from: 0, to: 0.5)).stroke(.red)) == square)
    }

    @Test func `other changes of a shape take what they are proposed`() async throws {
      #expect(try await size(Circle().offset(x: 5)) == room)
      #expect(try await size(Circle().scale(0.5)) == room)
      #expect(try await size(Circle().rotation(.degrees(30))) == room)
      #expect(try await size(Circle().transform(.identity)) == room)
      #expect(try await size(Circle().size(width: 20, height: 20)) == room)
      #expect(try await size(Circle().inset(by: 5)) == room)
      #expect(try await size(Circle().strokeBorder(.red, lineWidth: 2)) == room)
    }

    @Test func `a circle shares a row as the square that it is`() async throws {
      let harness = ViewHarness(
        HStack(spacing: 0) {
          Circle().accessibilityIdentifier("circle")
          Rectangle().accessibilityIdentifier("rectangle")
        }
        .frame(height: 20), size: room)
      await harness.settle()
      #expect(harness.frame(of: "circle") == CGRect(x: 0, y: 40, width: 20, height: 20))
      #expect(harness.frame(of: "rectangle") == CGRect(x: 20, y: 40, width: 180, height: 20))
    }

    @Test func `behind and before a view a circle lies in the middle`() async throws {
      let harness = ViewHarness(
        Color.clear.background { Circle().accessibilityIdentifier("behind") }.overlay(alignment: .trailing) {
          Circle().accessibilityIdentifier("before")
        }, size: room)
      await harness.settle()
      #expect(harness.frame(of: "behind") == CGRect(x: 50, y: 0, width: 100, height: 100))
      #expect(harness.frame(of: "before") == CGRect(x: 100, y: 0, width: 100, height: 100))
    }

    @Test func `B9.12 a frame with an ideal length has it where nothing is proposed`() async throws {
      let small = Color.red.frame(width: 20, height: 10)
      #expect(try await size(small.frame(idealWidth: 150).fixedSize()) == CGSize(width: 150, height: 10))
      #expect(try await size(small.frame(minWidth: 50, idealWidth: 150).fixedSize()) == CGSize(width: 150, height: 10))
      #expect(try await size(small.frame(idealWidth: 150, maxWidth: 300).fixedSize()) == CGSize(width: 150, height: 10))
      #expect(try await size(small.frame(minWidth: 50, idealWidth: 150, maxWidth: 300).fixedSize()) == CGSize(width: 150, height: 10))
      #expect(try await size(small.frame(idealHeight: 60).fixedSize()) == CGSize(width: 20, height: 60))
      #expect(try await size(small.frame(minHeight: 20, idealHeight: 60).fixedSize()) == CGSize(width: 20, height: 60))
      #expect(try await size(small.frame(idealWidth: 150, idealHeight: 60).fixedSize()) == CGSize(width: 150, height: 60))
      // Where there is a proposal, it counts.
      #expect(try await size(small.frame(idealWidth: 150)) == CGSize(width: 20, height: 10))
      #expect(try await size(Color.red.frame(idealWidth: 150, idealHeight: 60)) == room)
    }
  }
}
