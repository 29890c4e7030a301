import Foundation
import RivuletCore
import RivuletDrawing
import RivuletGeometry
import Testing

@testable import RivuletControls
@testable import RivuletElements
@testable import RivuletLooks
@testable import RivuletScreens

/// Controls and lists in looks of no idiom, whose measures are all odd.
@MainActor
struct OddLooksTests {
  private func size(of view: some View) -> String { ViewTest(view, environment: { $0.looks = .odd }).size }

  @Test func `a slider is as high as the looks say`() {
    #expect(size(of: Slider(value: .constant(0.5))) == "100x91")
    #expect(size(of: Slider(value: .constant(0.5)).controlSize(.mini)) == "100x51")
    #expect(size(of: Slider(value: .constant(0.5)).fixedSize()) == "77x91")
  }

  @Test func `a button has the form and the insets of the looks`() {
    let button = Button {
    } label: {
      Color.red.frame(width: 30, height: 20)
    }
    #expect(size(of: button) == "36x24")
    #expect(size(of: button.controlSize(.large)) == "50x40")
    #expect(size(of: button.buttonStyle(.plain)) == "30x20")
  }

  @Test func `a field has the border and the line of the looks`() {
    let field = TextField("", text: .constant(""))
    #expect(size(of: field) == "100x61")
    #expect(size(of: field.textFieldStyle(.plain)) == "100x50")
  }

  @Test func `segments are as high as the looks say, and have their insets`() {
    let picker = Picker("", selection: .constant(1)) { Color.red.frame(width: 10, height: 10).tag(1) }.pickerStyle(.segmented)
    #expect(size(of: picker) == "43x77")
  }

  @Test func `a toggle has the form of the looks`() {
    #expect(size(of: Toggle("", isOn: .constant(true)).labelsHidden()) == "23x23")
    #expect(size(of: Toggle("", isOn: .constant(true)).labelsHidden().toggleStyle(.switch)) == "63x45")
  }

  @Test func `rows and their content are placed by the looks`() {
    let list = List { ForEach(0..<2) { _ in Color.red.frame(height: 10) } }
    let test = ViewTest(list, size: CGSize(width: 100, height: 300), environment: { $0.looks = .odd })
    let rows = test.rows
    #expect(rows.map(test.place) == ["0,0 100x73", "0,73 100x60"])
    #expect(rows.map { test.place($0.children[1]) } == ["10,38 80x10", "10,98 80x10"])
    #expect(test.fills == ["#123456", "#654321", "#FF3B30", "#654321", "#FF3B30"])
  }

  /// Returns the frame of a view's content in the window.
  private func frame(in size: CGSize = CGSize(width: 300, height: 400), _ view: (AnyView) -> some View) -> CGRect? {
    let seen = Seen()
    let content = Color.red.onGeometryChange(for: CGRect.self) {
      $0.frame(in: .global)
    } action: {
      seen.frame = $0
    }
    let test = ViewTest(view(AnyView(content)), size: size, environment: { $0.looks = .odd })
    // The end of all motions.
    test.host.now += 5
    test.turn { test.tree.advanceFrame() }
    test.turn()
    return withExtendedLifetime(test) { seen.frame }
  }

  private final class Seen { var frame: CGRect? }

  @Test func `bars of screens are as high as the looks say`() {
    #expect(frame { content in NavigationStack { content.navigationTitle("A").navigationBarTitleDisplayMode(.inline) } }?.minY == 71)
    #expect(frame { content in NavigationStack { content.toolbar { ToolbarItem(placement: .bottomBar) { Text("a") } } } }?.maxY == 365)
  }

  @Test func `a strip of tabs is as high as the looks say`() {
    #expect(frame { content in TabView { content.tabItem { Text("a") } } }?.maxY == 343)
  }

  @Test func `columns are as wide as the looks say`() {
    #expect(
      frame { content in
        NavigationSplitView {
          content
        } detail: {
          Color.clear
        }
      }?.width == 113)
    let three = CGSize(width: 600, height: 400)
    #expect(
      frame(in: three) { content in
        NavigationSplitView {
          Color.clear
        } content: {
          content
        } detail: {
          Color.clear
        }
      }?.width == 123)
  }

  @Test func `a large sheet leaves the gap of the looks`() {
    let tall = CGSize(width: 300, height: 700)
    #expect(frame(in: tall) { content in Color.clear.sheet(isPresented: .constant(true)) { content } }?.minY == 33)
  }

  @Test func `an alert and its actions have the measures of the looks`() {
    let alert = Color.clear.alert("A", isPresented: .constant(true)) { Button("B") {} }
    let test = ViewTest(alert, size: CGSize(width: 300, height: 400), environment: { $0.looks = .odd })
    let titles = SemanticsTree(test.tree).items().filter { $0.element.role == .button && $0.element.label == "B" }
    #expect(titles.map { $0.frameInRoot.width } == [233])
    #expect(titles.map { $0.frameInRoot.height } == [37])
  }

  @Test func `a box and a stepper have the measures of the looks`() {
    #expect(size(of: GroupBox { Color.red.frame(width: 20, height: 10) }.fixedSize()) == "34x24")
    #expect(size(of: Stepper("", value: .constant(1)).labelsHidden()) == "61x27")
  }

  @Test func `looks further in replace those around them`() {
    let sliders = VStack(spacing: 0) {
      Slider(value: .constant(0.5))
      Slider(value: .constant(0.5)).environment(\.looks, .phone)
    }
    #expect(size(of: sliders) == "100x122")
  }
}

extension ViewTest {
  /// The colours of the filled shapes, in painting order.
  fileprivate var fills: [String] {
    items.compactMap { if case .fill(_, .color(let color), _) = $0 { color.hex } else { nil } }
  }

  /// The rows of lists, in order.
  fileprivate var rows: [ViewNode] {
    func rows(in node: ViewNode) -> [ViewNode] {
      (node is BehaviorNode<ListRowBehavior> ? [node] : []) + node.children.flatMap(rows)
    }
    return rows(in: tree.root)
  }
}

extension Looks {
  /// Odd looks for what the tests build, and those of phones for all else.
  fileprivate static let odd = Looks(
    accents: .phone,
    alerts: .odd,
    boxes: BoxLook(form: .frame, inset: 7, cornerRadius: 1, labelFont: .system(size: 13), labelSpacing: 3, labelInset: 1),
    buttons: .odd,
    colorWells: .phone,
    dates: .phone,
    disclosures: .phone,
    fields: .odd,
    fonts: .phone,
    forms: .phone,
    gauges: .phone,
    labels: .phone,
    lists: .odd,
    menus: .phone,
    navigation: .odd,
    pickerForms: .phone,
    pickers: .odd,
    popovers: .phone,
    presentations: .phone,
    progress: .phone,
    scenes: .phone,
    search: .odd,
    shades: .phone,
    sheets: SheetLook(gap: 33, dismissingVelocity: 601, indicator: CGSize(width: 31, height: 3), indicatorInset: 1),
    sliders: SliderLook(
      height: BySize(51, 61, 91, 81, 71), trackHeight: 3, thumb: BySize(33), idealWidth: 77, showsLabel: false, endFont: nil),
    splits: .odd,
    steppers: StepperLook(
      form: .signs, size: BySize(CGSize(width: 61, height: 27)), cornerRadius: 1, mark: BySize(CGSize(width: 3, height: 3)), markLine: 1,
      dividerLength: BySize(5), fillsRow: false, fieldWidth: 77),
    systemColors: .phone,
    tables: .phone,
    tabs: .odd,
    toggles: .odd,
    tooltips: .phone,
    unavailable: .phone,
    windowBars: .phone)
}

extension ButtonLook {
  fileprivate static let odd = ButtonLook(
    automaticForm: .bordered,
    insets: BySize(
      EdgeInsets(), EdgeInsets(), EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
      EdgeInsets(top: 9, leading: 9, bottom: 11, trailing: 11), EdgeInsets()),
    font: BySize(nil), setsBorderlessFont: true, cornerRadius: BySize(1), roundedRectangleRadius: BySize(1), glassInsets: EdgeInsets(),
    colorsDestructive: false,
    emphasizesDefault: true, showsSymbolsForClosing: true, canActAtPress: true, pasteIsProminent: false, pasteFollowsClipboard: true)
}

extension FieldLook {
  fileprivate static let odd = FieldLook(
    hasBorder: true, insets: BySize(EdgeInsets(top: 5, leading: 3, bottom: 6, trailing: 3)), lineHeight: 50, cornerRadius: 1,
    hasOwnFont: false, caretWidth: 7, editorInsets: EdgeInsets(), showsLabelInForms: true, showsFocusRing: false,
    returnBreaksLines: true, editorInsertsTabs: true, submissionPressesDefault: false, keepsFocusAfterSubmission: true)
}

extension PickerLook {
  fileprivate static let odd = PickerLook(
    segmentHeight: BySize(77), segmentFont: BySize(.system(size: 31, weight: 600)), segmentsFill: false, segmentsShowLabel: false,
    segmentInsets: 33, segmentRadius: 1, segmentPillRadius: 1, segmentPillInset: 5, segmentLineHeight: 3, radioHeight: BySize(9),
    radioSpacing: 4, radioDistance: 11, menuHeight: BySize(13), menuMark: BySize(3), wheelHeight: 99, wheelItemHeight: 17, widestWheel: 51,
    wheelFont: .boldStyle(.caption))
}

extension ToggleLook {
  fileprivate static let odd = ToggleLook(
    automaticForm: .checkboxes, switchSize: BySize(CGSize(width: 63, height: 45)), switchInset: 3, knobWidth: BySize(45),
    switchFillsRow: false,
    checkboxSide: BySize(23), checkboxCornerRadius: 1, checkboxSpacing: BySize(13), buttonHasBorder: true)
}

extension NavigationLook {
  fileprivate static let odd = NavigationLook(
    hasBars: true, barHeight: 71, largeTitleHeight: 53, subtitleHeight: 21, itemSpacing: 11, minimumTitleWidth: 61, menuWidth: 23,
    bottomBarHeight: 35, keyboardBarHeight: 37, slideDuration: 0, swipeEdge: nil, linkForm: .plain, linksHaveChevron: false,
    keepsRootSize: true)
}

extension TabBarLook {
  fileprivate static let odd = TabBarLook(
    form: .strip(height: 57, maximumTabCount: 3), stacksTitles: true, fillsIcons: false, tintsSelection: true, showsBadges: true,
    prefersSidebar: false, tabInsets: .zero, stackedFont: .system(size: 9, weight: 500), stackedSpacing: 1, rowSpacing: 3,
    sidebarWidth: 101)
}

extension SplitLook {
  fileprivate static let odd = SplitLook(
    collapses: false, firstWidth: SplitColumnWidth(min: 111, ideal: 113, max: 115),
    otherWidth: SplitColumnWidth(min: 121, ideal: 123, max: 125), minimumDetailWidth: 51, hidesFirstColumnWhenNarrow: false,
    minimumThreeColumnWidth: nil,
    movesDividers: false, hasSidebar: false)
}

extension AlertLook {
  fileprivate static let odd = AlertLook(
    rows: nil, actions: .cells(height: 37), width: 233, cornerRadius: 1, ground: .background, shadowOpacity: 0, textSpacing: 3,
    textInsets: CGSize(width: 11, height: 13), iconFont: nil, hasSuppression: false, cancelWeight: nil, tintsActions: false,
    marksDefaultAction: false)
}

extension SearchLook {
  fileprivate static let odd = SearchLook(
    isAtBottom: false, height: 45, cornerRadius: 1, widths: nil, hasCancelButton: false, showsScopesInitially: true)
}

extension ListLooks {
  fileprivate static let odd = ListLooks(
    automaticKind: .bordered, plain: phone.plain, grouped: phone.grouped, insetGrouped: phone.insetGrouped, inset: phone.inset,
    sidebar: phone.sidebar,
    bordered: ListLook(
      rowHeight: 60, headerHeight: 31, cardInset: ListLook.WidthInset(3, wide: 5, from: 500), rowSideInset: ListLook.WidthInset(7),
      rowInset: 5, addsCustomInsets: true, headerInsets: ListLook.VerticalInsets(1, 3), footerInsets: ListLook.VerticalInsets(3, 1),
      spacingInsideHeader: 3, cornerRadius: 9, sectionGap: 21, firstDistance: 13, firstHeaderSpacing: 11, largeTitleSpacing: 1,
      hasCards: true, hasSeparators: false, pinsHeaders: false, headerFont: .boldStyle(.caption2), headersAreSecondary: false,
      footerFont: .style(.body), footersAreTrailing: false, collapsesSections: true, tintsIcons: false,
      ground: SchemeColor(0x123456, 0x123456), row: SchemeColor(0x654321, 0x654321)),
    selectsOnPress: true, takesFocus: false, rowsRunButtons: false, canBeEdited: true, hasIndex: false, formsFitContent: false,
    selection: .clear, pressed: .clear, lifted: .clear, alternating: .clear, prominentHeaderFont: nil, swipeFont: .style(.body),
    badgeHasGround: true, badgeInsets: EdgeInsets())
}
