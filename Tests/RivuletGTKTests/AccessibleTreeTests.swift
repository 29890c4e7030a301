#if GTK
import Foundation
import RivuletControls
import RivuletElements
import RivuletGTK
import RivuletHeadless
import RivuletHost
import RivuletLooks
import RivuletNames
import RivuletScreens
import Testing

/// The objects of a window for assistive technology, without a bus.
@MainActor
struct AccessibleTreeTests {
  /// Controls of most sorts.
  struct Controls: View {
    @State var isOn = false
    @State var volume = 0.25
    @State var count = 0
    @State var fruit = "apple"
    @State var isExpanded = false

    var body: some View {
      VStack {
        Text("Title").accessibilityAddTraits(.isHeader)
        Button("Count \(count)") { count += 1 }.accessibilityHint("Counts on").accessibilityIdentifier("counter")
        Button("Off") { count = 100 }.disabled(true)
        Toggle("Wi-Fi", isOn: $isOn)
        Slider(value: $volume, in: 0...2, step: 0.25) { Text("Volume") }
        Picker("Fruit", selection: $fruit) {
          Text("Apple").tag("apple")
          Text("Pear").tag("pear")
        }
        .pickerStyle(.segmented)
        Stepper("Steps", value: $count)
        DisclosureGroup("More", isExpanded: $isExpanded) { Text("treasure") }
        Text("Tap me").onTapGesture { count = 50 }
        ProgressView(value: 0.5)
      }
    }
  }

  @Test func `an app has a window, and that has the elements with roles, names and hints`() {
    let stage = AccessibleStage(Controls())
    let (application, window) = (AccessiblePath.application.text, AccessibleStage.window)
    #expect(stage.role(application) == "application" && stage.name(application) == "Stages")
    #expect(stage.children(application) == [window])
    #expect(stage.role(window) == "frame" && stage.name(window) == "Stage")
    let roles = stage.children(window).map(stage.role)
    #expect(
      roles == [
        "heading", "push button", "push button", "check box", "slider", "grouping", "spin button", "toggle button", "label", "progress bar",
      ])
    let button = stage.find("push button", "Count 0")!
    #expect(stage.get(.accessible, "Description", button)?.text == "Counts on")
    #expect(stage.get(.accessible, "AccessibleId", button)?.text == "counter")
    #expect(stage.get(.accessible, "Parent", button) == .tuple([.string(":1.7"), .path(window)]))
    #expect(stage.call(.accessible, "GetIndexInParent", button) == [.int(1)])
  }

  @Test func `states follow from what controls are and where they stand`() {
    let stage = AccessibleStage(Controls())
    #expect(stage.states(AccessibleStage.window).contains([.active, .showing, .visible]))
    let on: AccessibleStates = [.enabled, .sensitive, .showing, .visible, .focusable]
    #expect(stage.states(stage.find("push button", "Count 0")!) == on)
    #expect(stage.states(stage.find("push button", "Off")!) == [.showing, .visible])
    #expect(stage.states(stage.find("check box")!) == on.union(.checkable))
    #expect(stage.states(stage.find("radio button", "Apple")!).contains([.checkable, .checked]))
    #expect(stage.states(stage.find("toggle button", "More")!).contains([.expandable, .collapsed]))
    #expect(stage.states(stage.find("progress bar")!).contains(.readOnly))
  }

  @Test func `a click does what a tap does, and is not there for what is disabled`() {
    let stage = AccessibleStage(Controls())
    let button = stage.find("push button", "Count 0")!
    #expect(stage.call(.action, "GetName", button, .int(0)) == [.string("click")])
    #expect(stage.call(.action, "DoAction", button, .int(0)) == [.bool(true)])
    #expect(stage.events().contains("PropertyChange accessible-name 0 Count 1 of push button Count 1"))
    #expect(stage.name(button) == "Count 1")
    #expect(!stage.objects.interfaces(of: stage.find("push button", "Off")!).contains(.action))
    #expect(stage.call(.action, "DoAction", stage.find("label", "Tap me")!, .int(0)) == [.bool(true)])
    _ = stage.events()
    #expect(stage.name(button) == "Count 50")
    #expect(stage.call(.action, "DoAction", button, .int(7)) == [.bool(false)])
  }

  /// Views that do something when they are clicked, and views that do not.
  private struct Clickable: View {
    @State var log = ""

    var body: some View {
      List {
        VStack {
          Text("plain")
          Image(systemName: "star").accessibilityLabel("picture")
          Text("held").onLongPressGesture { log += "held " }
          Text("dragged").gesture(DragGesture())
          Text("hovered").onHover { _ in }
          Text("with a menu").contextMenu { Button("X") {} }
          Text("off").onTapGesture { log += "off " }.disabled(true)
          HStack {
            Text("one"); Text("two")
          }.accessibilityElement(children: .combine)
          Text("tapped").onTapGesture { log += "tapped " }
          Image(systemName: "star").accessibilityLabel("tapped picture").onTapGesture { log += "picture " }
          HStack {
            Text("left"); Text("right")
          }.accessibilityElement(children: .combine).onTapGesture { log += "group " }
          HStack {
            Text("in"); Button("button") { log += "button " }
          }.accessibilityElement(children: .combine)
          HStack { Text("outer") }.onTapGesture { log += "outer " }
          Text("told").accessibilityAction { log += "told " }
          Text("named").accessibilityAction(named: "Rename") { log += "rename " }
        }
        Text(log).accessibilityIdentifier("log")
      }
    }
  }

  @Test func `only what does something when it is clicked offers a click`() throws {
    let stage = AccessibleStage(Clickable().frame(width: 390, height: 800))
    let inert = [
      ("label", "plain"), ("image", "picture"), ("label", "held"), ("label", "dragged"), ("label", "hovered"), ("label", "with a menu"),
      ("label", "off"), ("grouping", "one, two"), ("list", nil), ("list item", nil),
    ]
    for (role, name) in inert {
      let path = try #require(stage.find(role, name), "\(role) \(name ?? "")")
      #expect(!stage.actions(path).contains("click"), "\(role) \(name ?? "")")
    }
    let active = [
      ("label", "tapped", "tapped"), ("image", "tapped picture", "picture"), ("grouping", "left, right", "group"),
      ("grouping", "in, button", "button"), ("label", "outer", "outer"), ("label", "told", "told"), ("label", "named", "rename"),
    ]
    var log = ""
    for (role, name, word) in active {
      let path = try #require(stage.find(role, name), "\(role) \(name)")
      #expect(stage.objects.interfaces(of: path).contains(.action), "\(role) \(name)")
      #expect(stage.call(.action, "DoAction", path, .int(0)) == [.bool(true)], "\(role) \(name)")
      log += word + " "
    }
    #expect(stage.actions(try #require(stage.find("label", "named"))) == ["Rename"])
    _ = stage.events()
    #expect(stage.find("label", log) != nil)
  }

  @Test func `a context menu is opened and used`() async throws {
    let stage = AccessibleStage(Clickable().frame(width: 390, height: 800))
    let text = try #require(stage.find("label", "with a menu"))
    #expect(stage.actions(text) == ["menu"])
    #expect(stage.call(.action, "DoAction", text, .int(0)) == [.bool(true)])
    await stage.rest()
    _ = stage.events()
    #expect(stage.find("menu", "with a menu").flatMap { stage.find("menu item", "X", in: $0) } != nil)
  }

  @Test func `a toggle is checked, and tells it`() {
    let stage = AccessibleStage(Controls())
    let toggle = stage.find("check box")!
    #expect(stage.call(.action, "DoAction", toggle, .int(0)) == [.bool(true)])
    #expect(stage.events().contains("StateChanged checked 1 of check box Wi-Fi"))
    #expect(stage.states(toggle).contains(.checked))
  }

  @Test func `B12.06 a slider has a number, which is set within its range and on its steps`() {
    let stage = AccessibleStage(Controls())
    let slider = stage.find("slider")!
    let properties = ["MinimumValue", "MaximumValue", "MinimumIncrement", "CurrentValue"].map { stage.get(.value, $0, slider)?.number }
    #expect(properties == [0, 2, 0.25, 0.25])
    let set = { stage.objects.setProperty("CurrentValue", of: AccessibleInterface.value.name, at: slider, to: .double($0)) }
    #expect(set(1.1))
    #expect(stage.events().contains("PropertyChange accessible-value 0 1.0 of slider Volume"))
    #expect(set(900) && stage.get(.value, "CurrentValue", slider)?.number == nil || stage.events().count > 0)
    #expect(stage.get(.value, "CurrentValue", slider)?.number == 2)
    #expect(stage.get(.value, "Text", slider)?.text == "100%")
    #expect(!set(.nan))
    #expect(!stage.objects.setProperty("CurrentValue", of: AccessibleInterface.value.name, at: slider, to: .string("x")))
  }

  @Test func `a stepper steps, a picker chooses, and a group expands`() {
    let stage = AccessibleStage(Controls())
    let stepper = stage.find("spin button")!
    #expect(stage.call(.action, "GetName", stepper, .int(0)) == [.string("increment")])
    #expect(stage.call(.action, "DoAction", stepper, .int(0)) == [.bool(true)])
    _ = stage.events()
    #expect(stage.find("push button", "Count 1") != nil)
    let group = stage.find("grouping", "Fruit")!
    #expect(stage.call(.selection, "IsChildSelected", group, .int(0)) == [.bool(true)])
    #expect(stage.call(.selection, "SelectChild", group, .int(1)) == [.bool(true)])
    #expect(stage.events().contains("SelectionChanged  0 of grouping Fruit"))
    #expect(stage.attributes(stage.find("radio button", "Pear")!)["posinset"] == "2")
    #expect(stage.call(.action, "DoAction", stage.find("toggle button")!, .int(0)) == [.bool(true)])
    let events = stage.events()
    #expect(events.contains("StateChanged expanded 1 of toggle button More"))
    #expect(events.contains { $0.hasPrefix("ChildrenChanged add") })
    #expect(stage.find("label", "treasure") != nil)
  }

  @Test func `places count from the window, from its content on, or from the element around`() throws {
    let stage = AccessibleStage(Color.red.frame(width: 50, height: 20).accessibilityLabel("box"), idiom: .phone)
    let box = try #require(stage.children(AccessibleStage.window).first)
    #expect(stage.call(.component, "GetExtents", box, .unsigned(1)) == [.tuple([.int(170), .int(452), .int(50), .int(20)])])
    #expect(stage.call(.component, "GetPosition", box, .unsigned(2)) == [.int(170), .int(452)])
    #expect(stage.call(.component, "GetSize", box) == [.int(50), .int(20)])
    let point: (Int32, Int32) -> [BusValue]? = {
      stage.call(.component, "GetAccessibleAtPoint", AccessibleStage.window, .int($0), .int($1), .unsigned(1))
    }
    #expect(point(171, 453)?.first?.elements.last?.text == box)
    #expect(point(10, 100)?.first?.elements.last?.text == AccessibleStage.window)
  }

  @Test func `what there is not any more is not answered`() {
    let stage = AccessibleStage(Controls())
    #expect(stage.call(.accessible, "GetRole", AccessiblePath.element(999, in: 1).text) == nil)
    #expect(stage.call(.accessible, "GetRole", "/somewhere") == nil)
    #expect(stage.call(.accessible, "Dance", AccessibleStage.window) == nil)
    #expect(stage.get(.value, "CurrentValue", stage.find("label")!) == nil)
    #expect(stage.objects.interfaces(of: AccessiblePath.element(999, in: 1).text).isEmpty)
  }

  @Test func `every method and property answers in the types that it is described with, whatever it is asked`() throws {
    let stage = AccessibleStage(Everything())
    var random = UInt64(7)
    func next() -> Int32 {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let odd: [Int32] = [0, 1, 2, -1, 3, 17, .max, .min, 900, -40]
      return odd[Int(random >> 33) % odd.count]
    }
    func argument(_ type: String) -> BusValue {
      switch type {
      case "i": .int(next())
      case "u": .unsigned(UInt32(bitPattern: next()))
      case "b": .bool(next() > 0)
      default: .string("é\(next())")
      }
    }
    func type(_ values: [BusValue]) -> String { BusValue.type(of: values) }
    var answers = 0
    for round in 0..<4 {
      var paths = [AccessiblePath.application.text, AccessibleStage.window, AccessiblePath.cache]
      var place = 1
      while place < paths.count, paths.count < 60 {
        paths += stage.children(paths[place])
        place += 1
      }
      for path in paths {
        for interface in stage.objects.interfaces(of: path) {
          for method in interface.methods where round > 0 || !["DoAction", "SelectChild"].contains(method.name) {
            let call = BusCall(
              path: path, interface: interface.name, method: method.name, arguments: method.arguments.map(argument))
            guard let answer = stage.objects.answer(call) else { continue }
            #expect(type(answer) == "(\(method.answers.joined()))", "\(method.name) of \(path)")
            answers += 1
          }
          for property in interface.properties {
            guard let value = stage.objects.property(property.name, of: interface.name, at: path) else { continue }
            #expect(type([value]) == "(\(property.type))", "\(property.name) of \(path)")
            answers += 1
          }
        }
      }
      _ = stage.events()
    }
    #expect(answers > 1_000)
  }

  /// Controls, fields and rows.
  private struct Everything: View {
    var body: some View {
      VStack {
        Controls()
        AccessibleTextTests.Fields()
        AccessibleTextTests.Rows()
      }
    }
  }

  struct Alerting: View {
    @State var isShown = false
    @State var seconds = 0

    var body: some View {
      VStack {
        Button("Ask") { isShown = true }
        Button("Tick") { seconds += 1 }
        Text("\(seconds) seconds").accessibilityAddTraits(.updatesFrequently)
      }
      .alert("Really?", isPresented: $isShown) { Button("Yes") {} }
    }
  }

  @Test func `an alert is told with its title, and what it covers comes back as it was`() async throws {
    let stage = AccessibleStage(Alerting())
    let (ask, tick) = try (#require(stage.find("push button", "Ask")), #require(stage.find("push button", "Tick")))
    stage.objects.open(isComplete: true)
    _ = stage.call(.action, "DoAction", ask, .int(0))
    let events = stage.events()
    await stage.rest()
    #expect(events.contains("StateChanged showing 1 of alert Really?"))
    #expect(stage.find("push button", "Ask") == nil)
    #expect(stage.states(try #require(stage.find("alert"))).contains(.modal))
    _ = stage.call(.action, "DoAction", try #require(stage.find("push button", "Yes")), .int(0))
    await stage.rest()
    _ = stage.events()
    #expect(stage.find("push button", "Ask") == ask && stage.find("push button", "Tick") == tick)
  }

  @Test func `a live region is announced`() throws {
    let stage = AccessibleStage(Alerting())
    let text = try #require(stage.find("label", "0 seconds"))
    #expect(stage.attributes(text)["live"] == "polite")
    _ = stage.call(.action, "DoAction", try #require(stage.find("push button", "Tick")), .int(0))
    #expect(stage.events().contains("Announcement  1 1 seconds of label 1 seconds"))
  }

  struct Choices: View {
    @State var fruit = "apple"
    @State var note = "one\ntwo"

    var body: some View {
      VStack {
        Picker("Fruit", selection: $fruit) {
          Text("Apple").tag("apple")
          Text("Pear").tag("pear")
        }
        .pickerStyle(.menu)
        TextEditor(text: $note).frame(height: 100)
        Text("see [the page](https://example.com/page)")
      }
    }
  }

  @Test func `a button with options opens them, and one is chosen`() async throws {
    let stage = AccessibleStage(Choices())
    let button = try #require(stage.find("combo box", "Fruit"))
    #expect(stage.states(button).contains(.hasPopup))
    #expect(stage.call(.text, "GetText", button, .int(0), .int(-1)) == [.string("Apple")])
    #expect(stage.call(.action, "DoAction", button, .int(0)) == [.bool(true)])
    _ = stage.events()
    let item = try #require(stage.find("radio menu item", "Pear"))
    #expect(stage.call(.action, "DoAction", item, .int(0)) == [.bool(true)])
    await stage.rest()
    _ = stage.events()
    #expect(stage.call(.text, "GetText", button, .int(0), .int(-1)) == [.string("Pear")])
  }

  @Test func `an editor has lines, and a link in a text is an object of its own`() throws {
    let stage = AccessibleStage(Choices())
    let editor = try #require(stage.find("text"))
    #expect(stage.states(editor).contains([.multiLine, .editable]))
    #expect(stage.call(.text, "GetStringAtOffset", editor, .int(5), .unsigned(3)) == [.string("two"), .int(4), .int(7)])
    let link = try #require(stage.find("link", "the page"))
    #expect(stage.call(.action, "DoAction", link, .int(0)) == [.bool(true)])
    #expect(stage.host.openedURLs.map(\.absoluteString) == ["https://example.com/page"])
    #expect(stage.call(.component, "GrabFocus", link) == [.bool(true)])
    #expect(stage.events().contains("StateChanged focused 1 of link the page"))
  }

  @Test func `while nobody listens nothing is held, and ids are not given again`() {
    let stage = AccessibleStage(Controls())
    #expect(stage.objects.update().isEmpty)
    let button = stage.find("push button")!
    stage.objects.close()
    #expect(stage.objects.update().isEmpty)
    #expect(stage.call(.accessible, "GetRole", button) == nil)
    #expect(stage.find("push button") != button)
  }
}
#endif
