import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Columns that people hide and move (documentation).
  @MainActor
  struct TableCustomizationRules {
    @MainActor @Observable
    final class Model {
      var columns = TableColumnCustomization<TableRules.Person>()
      var order = [KeyPathComparator(\TableRules.Person.name)]
    }

    private struct People: View {
      @Bindable var model: Model

      var body: some View {
        Table(TableRules.people, sortOrder: $model.order, columnCustomization: $model.columns) {
          TableColumn("Name", value: \.name).customizationID("name").disabledCustomizationBehavior(.visibility)
          TableColumn("Age", value: \.age) { Text("\($0.age)") }.customizationID("age")
          TableColumn("Initial") { Text($0.name.prefix(1) + ".") }.customizationID("initial").defaultVisibility(.hidden)
          TableColumn("End") { _ in Text("|") }
        }
      }
    }

    private func open(_ model: Model) async -> ViewHarness {
      let harness = ViewHarness(People(model: model), size: CGSize(width: 600, height: 400), idiom: .desktop)
      await harness.settle()
      return harness
    }

    /// The header and the first row, from left to right.
    private func columns(_ harness: ViewHarness) -> [String] {
      let texts = harness.texts
      let row = texts.firstIndex(of: "Cleo") ?? texts.firstIndex(of: "40") ?? 0
      let count = texts.prefix(while: { !["Cleo", "40", "C.", "|"].contains($0) }).count
      return Array(texts.prefix(count)) + Array(texts[min(row, count)...].prefix(count))
    }

    @Test func `columns are hidden and shown by their ids`() async {
      let model = Model()
      let harness = await open(model)
      #expect(columns(harness) == ["Name", "Age", "End", "Cleo", "40", "|"])
      await harness.turn { model.columns[visibility: "initial"] = .visible }
      #expect(columns(harness) == ["Name", "Age", "Initial", "End", "Cleo", "40", "C.", "|"])
      await harness.turn { model.columns[visibility: "age"] = .hidden }
      #expect(columns(harness) == ["Name", "Initial", "End", "Cleo", "C.", "|"])
      await harness.turn {
        model.columns[visibility: "age"] = .automatic
        model.columns[visibility: "initial"] = .automatic
      }
      #expect(columns(harness) == ["Name", "Age", "End", "Cleo", "40", "|"])
    }

    @Test func `a menu of the header hides and shows columns`() async throws {
      let model = Model()
      let harness = await open(model)
      try await harness.secondaryTap("Age")
      await harness.advance(by: 1)
      #expect(!harness.semanticsDump().contains("toggle \"Name\""))
      try await harness.tap("Initial")
      await harness.advance(by: 1)
      #expect(model.columns[visibility: "initial"] == .visible)
      #expect(columns(harness).prefix(4) == ["Name", "Age", "Initial", "End"])
    }

    @Test func `a column is dragged by its label to the place of another, and put back by the app`() async throws {
      let model = Model()
      let harness = await open(model)
      let width: CGFloat = 600 / 3
      await harness.drag(from: CGPoint(x: width * 1.5, y: 13), to: CGPoint(x: width * 0.4, y: 13), duration: 0.3)
      await harness.advance(by: 1)
      #expect(columns(harness) == ["Age", "Name", "End", "40", "Cleo", "|"])
      await harness.turn { model.columns.resetOrder() }
      #expect(columns(harness).prefix(2) == ["Name", "Age"])
      // A column without an id cannot be moved.
      await harness.drag(from: CGPoint(x: width * 2.5, y: 13), to: CGPoint(x: width * 0.4, y: 13), duration: 0.3)
      await harness.advance(by: 1)
      #expect(columns(harness).prefix(3) == ["Name", "Age", "End"])
    }

    @Test func `a customization is stored and read again`() throws {
      var columns = TableColumnCustomization<TableRules.Person>()
      columns[visibility: "age"] = .hidden
      let data = try JSONEncoder().encode(columns)
      let again = try JSONDecoder().decode(TableColumnCustomization<TableRules.Person>.self, from: data)
      #expect(again == columns && again[visibility: "age"] == .hidden && again[visibility: "name"] == .automatic)
    }

    @Test func `the app keeps a customization in its storage`() async throws {
      struct Root: View {
        @AppStorage("columns") private var columns: TableColumnCustomization<TableRules.Person>
        var body: some View {
          Button(columns[visibility: "age"] == .hidden ? "hidden" : "shown") { columns[visibility: "age"] = .hidden }
        }
      }
      let defaults = MemoryDefaults()
      let harness = await mount(Root().defaultAppStorage(defaults))
      try await harness.tap("shown")
      #expect(harness.texts == ["hidden"])
      #expect(await mount(Root().defaultAppStorage(defaults)).texts == ["hidden"])
    }

    @Test func `behaviours of customizations are a set`() {
      var behavior: TableColumnCustomizationBehavior = [.reorder, .visibility]
      #expect(behavior.contains(.reorder) && !behavior.contains(.resize) && behavior.union(.resize) == .all)
      #expect(behavior.insert(.resize).inserted && behavior.remove(.reorder) == .reorder && behavior.remove(.reorder) == nil)
      #expect(behavior.update(with: .resize) == .resize && behavior.intersection([.resize, .reorder]) == .resize)
    }
  }
}
