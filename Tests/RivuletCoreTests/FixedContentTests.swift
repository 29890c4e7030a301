import RivuletCore
import Testing

/// A container whose elements never change has them from the beginning; one of them that may change makes it collect.
@MainActor
struct FixedContentTests {
  struct Fixed: View {
    var body: some View {
      Column {
        Box(name: "a")
        Group {
          Box(name: "b")
          Column { Box(name: "c") }
        }
      }
    }
  }

  struct Changing: View {
    @State var shows = false
    let set: (@escaping () -> Void) -> Void

    var body: some View {
      let _ = set { shows.toggle() }
      Column {
        Box(name: "a")
        Group {
          if shows { Box(name: "b") }
          Box(name: "c")
        }
      }
    }
  }

  @Test func `fixed elements are laid out in the first turn`() {
    let test = TestTree(Fixed())
    #expect(test.names == "a b c")
  }

  @Test func `elements inside of a group come and go among fixed ones`() {
    var toggle: () -> Void = {}
    let test = TestTree(Changing { toggle = $0 })
    #expect(test.names == "a c")
    test.turn { toggle() }
    #expect(test.names == "a b c")
    test.turn { toggle() }
    #expect(test.names == "a c")
  }
}
