import RivuletLooks
import Foundation
import RivuletCore
import Testing

@testable import RivuletElements
@testable import RivuletScreens

/// The fields of `Surroundings` at each boundary. A new field needs a line in the table.
@MainActor
struct BoundaryTableTests {
  private typealias Boundary = Surroundings.Boundary

  private final class Bar: CollapsingBar {
    var collapsibleHeight: CGFloat { 52 }

    func collapses(with controller: ScrollController) -> Bool { true }
  }

  private static let presented: Set<Boundary> = [.presentation, .popover, .menu]

  /// The boundaries at which each field ends.
  private static let ends: [String: Set<Boundary>] = [
    "controlPlace": presented.union([.scroll]),
    "isInList": presented.union([.scroll]),
    "listKind": presented,
    "idealListSize": presented.union([.row]),
    "rowIndentation": presented.union([.scroll]),
    "sectionLabel": presented,
    "isInGroupBox": presented,
    "isInLabeledContent": presented,
    "editMode": presented,
    "defaultEditMode": presented.union([.screen]),
    "selectionMenu": presented,
    "menuContext": [],
    "menuBadge": presented,
    "buttonsActOnPress": presented,
    "showsTabsAsSidebarRows": presented,
    "navigationPlace": presented.union([.screen]),
    "splitColumn": presented.union([.column]),
    "rowChoice": presented.union([.column]),
    "toolbarHost": presented,
    "collapsingBar": presented.union([.screen]),
    "presentationLevel": presented,
  ]

  private let bar = Bar()

  /// Surroundings with a value in each field that differs from the default.
  private var all: Surroundings {
    Surroundings(
      controlPlace: .bar, isInList: true, listKind: .sidebar, idealListSize: CGSize(width: 1, height: 2), rowIndentation: 20,
      sectionLabel: SectionLabelPlace(font: .body, outerFont: nil, outerForeground: nil), isInGroupBox: true,
      isInLabeledContent: true, editMode: .constant(.active), defaultEditMode: .constant(.active), selectionMenu: ObjectSlot(bar),
      menuContext: ObjectSlot(bar), menuBadge: Text(verbatim: "3"), buttonsActOnPress: true, showsTabsAsSidebarRows: true,
      navigationPlace: ObjectSlot(bar),
      splitColumn: ObjectSlot(bar), rowChoice: ObjectSlot(bar), toolbarHost: ObjectSlot(bar), collapsingBar: CollapsingBarReference(bar),
      presentationLevel: PresentationLevel())
  }

  @Test func `every field has a line in the table, and a value of its own in the sample`() {
    let (sample, none) = (all.fieldTexts, Surroundings().fieldTexts)
    #expect(Set(sample.keys) == Set(Self.ends.keys))
    for (field, text) in sample { #expect(text != none[field], "\(field)") }
  }

  @Test(arguments: Surroundings.Boundary.allCases)
  func `fields end at the boundaries of the table, and others remain`(_ boundary: Surroundings.Boundary) {
    let (before, inside, none) = (all.fieldTexts, all.entering(boundary).fieldTexts, Surroundings().fieldTexts)
    for (field, text) in before {
      let ends = Self.ends[field]?.contains(boundary) == true
      #expect(inside[field] == (ends ? none[field] : text), "\(field)")
    }
  }

  @Test(arguments: Surroundings.Boundary.allCases)
  func `a boundary adds nothing, except that rows are in a list`(_ boundary: Surroundings.Boundary) {
    var none = Surroundings()
    let inside = none.entering(boundary)
    none.isInList = boundary == .row
    #expect(inside.fieldTexts == none.fieldTexts)
  }
}
