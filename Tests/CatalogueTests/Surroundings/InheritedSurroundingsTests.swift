import Foundation
import RivuletCore
import Testing

@testable import RivuletApps
@testable import RivuletControls
@testable import RivuletElements
@testable import RivuletLooks
@testable import RivuletNames
@testable import RivuletScreens

/// The surroundings of content in presentations, screens, columns and rows.
@MainActor
struct InheritedSurroundingsTests {
  enum Kind: CaseIterable {
    case sheet, popover, menu
  }

  enum Place: CaseIterable {
    case form, list, header, disclosure, box, labelled, screen, sidebar
  }

  private final class Notes {
    var found: [String: Surroundings] = [:]
  }

  private struct Probe: View {
    let name: String
    let notes: Notes
    @Environment(\.surroundings) private var surroundings

    init(_ name: String = "", notes: Notes) {
      self.name = name
      self.notes = notes
    }

    var body: some View {
      let _ = notes.found[name] = surroundings
      Text("inside")
    }
  }

  /// A view with an open menu, which contains a probe and an item.
  private struct OpenMenu: View {
    let notes: Notes
    @State private var anchor = PopoverAnchor()

    init(notes: Notes) { self.notes = notes }

    var body: some View {
      let content = TupleView((Probe(notes: notes), Button("item") {}))
      Text("presenter")
        .modifier(PopoverAnchorModifier(anchor: anchor))
        .modifier(
          PresentationModifier(
            key: AnyHashable(true), style: .menu(anchor.menuPlace), content: { MenuPanel(content: content) {} }, onDismiss: nil, reset: {}))
    }
  }

  private struct Around: View {
    let kind: Kind
    let place: Place?
    let notes: Notes

    @ViewBuilder private var presenter: some View {
      switch kind {
      case .sheet: Text("presenter").sheet(isPresented: .constant(true)) { Probe(notes: notes) }
      case .popover: Text("presenter").popover(isPresented: .constant(true)) { Probe(notes: notes) }
      case .menu: OpenMenu(notes: notes)
      }
    }

    var body: some View {
      switch place {
      case nil: presenter
      case .form: Form { presenter }
      case .list: List { presenter }
      case .header:
        List {
          Section {
            Text("row")
          } header: {
            presenter
          }
        }
      case .disclosure: List { DisclosureGroup("group", isExpanded: .constant(true)) { presenter } }
      case .box: GroupBox { presenter }
      case .labelled: LabeledContent("label") { presenter }
      case .screen: NavigationStack { presenter.environment(\.editMode, .constant(.active)) }
      case .sidebar:
        NavigationSplitView {
          List { presenter }
        } detail: {
          Text("detail")
        }
      }
    }
  }

  private func presented(_ kind: Kind, in place: Place?, _ idiom: Idiom) throws -> Surroundings {
    let notes = Notes()
    let size = CGSize(width: idiom == .phone ? 390 : 900, height: 844)
    let test = ViewTest(Around(kind: kind, place: place, notes: notes), size: size, idiom: idiom)
    return try withExtendedLifetime(test) { try #require(notes.found[""]) }
  }

  @Test(arguments: Kind.allCases, Place.allCases)
  func `presented content has the surroundings of its presentation alone (B19.19)`(_ kind: Kind, _ place: Place) throws {
    for idiom in [Idiom.phone, .desktop] {
      let (inside, alone) = (try presented(kind, in: place, idiom), try presented(kind, in: nil, idiom))
      #expect(inside.fieldTexts == alone.fieldTexts, "\(idiom)")
      #expect(inside.presentationLevel != nil && !inside.isInList && inside.controlPlace == nil)
    }
  }

  @Test func `rows are in a list, whose ideal size is not that of the presentation around it`() throws {
    let notes = Notes()
    let root = Text("root").sheet(isPresented: .constant(true)) {
      Probe("outside", notes: notes)
      List { Probe("row", notes: notes) }
    }
    let test = ViewTest(root, size: CGSize(width: 900, height: 700), idiom: .desktop)
    try withExtendedLifetime(test) {
      let (outside, row) = (try #require(notes.found["outside"]), try #require(notes.found["row"]))
      #expect(!outside.isInList && outside.idealListSize == PresentationLook.desktop.listSize)
      #expect(row.isInList && row.idealListSize == nil && row.presentationLevel === outside.presentationLevel)
    }
  }

  @Test func `each column is a column of its own`() throws {
    let notes = Notes()
    let root = NavigationSplitView {
      Probe("sidebar", notes: notes)
    } detail: {
      Probe("detail", notes: notes)
    }
    let test = ViewTest(root, size: CGSize(width: 900, height: 700), idiom: .desktop)
    try withExtendedLifetime(test) {
      let (sidebar, detail) = (try #require(notes.found["sidebar"]), try #require(notes.found["detail"]))
      #expect(sidebar.splitColumn != ObjectSlot() && sidebar.splitColumn != detail.splitColumn)
      #expect(sidebar.rowChoice != ObjectSlot() && sidebar.rowChoice != detail.rowChoice)
      #expect(sidebar.listKind == .sidebar && detail.listKind == nil)
    }
  }

  @Test func `a screen of a phone has a place, a bar and an edit mode of its own`() throws {
    let notes = Notes()
    let root = NavigationStack { Probe(notes: notes) }
    let test = ViewTest(root, size: CGSize(width: 390, height: 844))
    try withExtendedLifetime(test) {
      let screen = try #require(notes.found[""])
      #expect(screen.navigationPlace != ObjectSlot() && screen.toolbarHost != ObjectSlot())
      #expect(screen.collapsingBar.bar != nil && screen.defaultEditMode != nil && screen.editMode == nil)
    }
  }

  private struct Editing: View {
    let hand: (Binding<EditMode>) -> Void
    @State private var mode = EditMode.inactive

    init(hand: @escaping (Binding<EditMode>) -> Void) { self.hand = hand }

    var body: some View {
      let _ = hand($mode)
      Reader().environment(\.editMode, .constant(mode))
    }
  }

  /// A view that reads one field, and counts the evaluations of its body.
  private struct Reader: View {
    static var count = 0
    @Environment(\.isInList) private var isInList

    var body: some View {
      let _ = Self.count += 1
      Text(isInList ? "in" : "out")
    }
  }

  @Test func `a body that reads one field is not evaluated when another one changes`() {
    Reader.count = 0
    var mode: Binding<EditMode>?
    let test = ViewTest(Editing { mode = $0 })
    #expect(Reader.count == 1)
    test.turn { mode?.wrappedValue = .active }
    #expect(mode?.wrappedValue == .active && Reader.count == 1)
  }
}
