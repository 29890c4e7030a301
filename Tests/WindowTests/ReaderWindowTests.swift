#if GTK
import Foundation
import RivuletGTK
import Testing
import VirtualScreens

/// A window under a screen reader, over a real accessibility bus.
@Suite(.serialized)
struct ReaderWindowTests {
  /// A window of the probe on a screen, with a reader beside it.
  private final class Session {
    let screen: VirtualScreen
    let bus: ReaderBus
    let reader: ScreenReader
    let transcript = Transcript()
    let probe: Process

    init(_ arguments: String..., program: String = "ReaderProbe", width: Int = 500) throws {
      screen = try VirtualScreen(width: width, height: 900)
      bus = try ReaderBus()
      reader = try ScreenReader(bus)
      probe = try screen.start(
        program, arguments, variables: bus.variables.merging(["RIVULET_IDIOM": "desktop"]) { $1 }, transcript: transcript)
    }

    deinit {
      kill(probe.processIdentifier, SIGKILL)
      probe.waitUntilExit()
    }

    /// A reader on the accessibility bus that comes after the one that was ended.
    func nextReader() async throws -> ScreenReader {
      for _ in 0..<200 {
        if let next = try? ScreenReader(bus), next.address != reader.address { return next }
        try await Task.sleep(for: .milliseconds(50))
      }
      throw VirtualScreen.Failure("The accessibility bus did not come back.")
    }

    /// Waits until the reader has heard of an event.
    func hears(_ condition: (String) -> Bool) async throws -> Bool {
      for _ in 0..<600 {
        if reader.events.contains(where: condition) { return true }
        try await Task.sleep(for: .milliseconds(25))
      }
      return false
    }

    func says(_ line: String) async throws -> Bool { try await transcript.wait { $0.contains(line) } }
  }

  @Test func `every control of a window is found, read and operated over the bus`() async throws {
    let session = try Session()
    let reader = session.reader
    let app = try await reader.application("ReaderProbe")
    #expect(try reader.role(app) == "application")
    let window = try reader.find("frame", "Reader", in: app)
    #expect(try reader.get(app, "Application", "ToolkitName").text == "Rivulet")

    let button = try reader.find("push button", "Count", in: window)
    #expect(try reader.states(button).contains([.enabled, .focusable, .showing]))
    #expect(try reader.act(button))
    #expect(try await session.says("count 1"))
    #expect(try reader.name(reader.find("label", "count 1", in: window)) == "count 1")
    #expect(try !reader.states(reader.find("push button", "Off", in: window)).contains(.enabled))
    #expect(
      try reader.get(reader.find("push button", "Toggle extra", in: window), "Accessible", "Description").text == "Shows one text more")

    let toggle = try reader.find("check box", "Wi-Fi", in: window)
    #expect(try !reader.states(toggle).contains(.checked))
    #expect(try reader.act(toggle))
    #expect(try await session.says("on true"))
    #expect(try reader.states(toggle).contains(.checked))

    let slider = try reader.find("slider", "Volume", in: window)
    #expect(try reader.get(slider, "Value", "MaximumValue") == .double(2))
    try reader.set(slider, "Value", "CurrentValue", to: .double(1.5))
    #expect(try await session.says("volume 1.5"))
    #expect(try reader.get(slider, "Value", "CurrentValue") == .double(1.5))

    let picker = try reader.find("grouping", "Fruit", in: window)
    #expect(try reader.call(picker, "Selection", "SelectChild", .int(1)).first?.isTrue == true)
    #expect(try await session.says("fruit pear"))

    #expect(try reader.act(reader.find("spin button", "Steps", in: window)))
    #expect(try await session.says("count 2"))
    #expect(try reader.act(reader.find("toggle button", "More", in: window)))
    #expect(try await session.says("expanded true"))
    #expect(try reader.act(reader.find("label", "Tap me", in: window)))
    #expect(try await session.says("tapped"))

    let list = try reader.find("list", in: window)
    let row = try reader.find("list item", "row 2", in: list)
    #expect(try reader.attributes(row)["posinset"] == "3" && reader.attributes(row)["setsize"] == "1000")
    #expect(try reader.act(row))
    #expect(try await session.says("chosen 2"))
    #expect(try reader.states(row).contains(.selected))
  }

  @Test func `what opens something is opened and used over the bus, and what shows something is read`() async throws {
    let session = try Session("--more")
    let reader = session.reader
    let window = try reader.find("frame", in: await reader.application("ReaderProbe"))

    let picker = try reader.find("combo box", "Fruit", in: window)
    #expect(try reader.text(picker) == "Apple")
    #expect(try reader.act(picker))
    #expect(try reader.states(reader.find("radio menu item", "Apple", in: window)).contains(.checked))
    #expect(try !reader.states(reader.find("radio menu item", "Pear", in: window)).contains(.checked))
    #expect(try reader.act(reader.find("radio menu item", "Pear", in: window)))
    #expect(try await session.says("fruit pear"))

    let menu = try reader.find("push button", "Actions", in: window)
    #expect(try reader.states(menu).contains(.hasPopup))
    #expect(try reader.act(menu))
    #expect(try reader.act(reader.find("menu item", "Copy", in: window)))
    #expect(try await session.says("copied"))

    let date = try reader.find("date editor", "Date", in: window)
    #expect(try reader.text(date) == "Jan 2, 2001")
    #expect(try reader.act(date))
    #expect(try await session.transcript.wait { $0.contains { $0.hasPrefix("date ") } })

    let editor = try reader.find("text", in: window)
    #expect(try reader.text(editor) == "one\ntwo")
    #expect(try reader.call(editor, "EditableText", "SetTextContents", .string("long\ntext")).first?.isTrue == true)
    #expect(try await session.says("note 9"))

    #expect(try reader.act(reader.find("link", "Page", in: window)))
    #expect(try await session.says("opened https://example.com"))
    #expect(try reader.get(reader.find("progress bar", "Load", in: window), "Value", "CurrentValue") == .double(0.5))
    #expect(try reader.get(reader.find("level bar", "Level", in: window), "Value", "CurrentValue") == .double(0.25))
    #expect(try reader.name(reader.find("image", in: window)) == "Star")

    let tabs = try reader.find("page tab list", in: window)
    #expect(try reader.states(reader.find("page tab", "First", in: tabs)).contains(.selected))
    #expect(try reader.call(tabs, "Selection", "SelectChild", .int(1)).first?.isTrue == true)
    #expect(try await session.says("page 2"))

    #expect(try reader.act(reader.find("push button", "Ask", in: window)))
    let alert = try reader.find("alert", "Really?", in: window)
    #expect(try reader.states(alert).contains(.modal))
    #expect(try reader.act(reader.find("push button", "Yes", in: alert)))
    #expect(try await session.says("yes"))
  }

  @Test func `text is written and the caret moved over the bus, and focus, values and text are heard`() async throws {
    let session = try Session()
    let reader = session.reader
    for event in [
      "object:state-changed", "object:property-change", "object:text-changed", "object:text-caret-moved", "object:children-changed",
    ] {
      try reader.listen(to: event)
    }
    let window = try reader.find("frame", in: await reader.application("ReaderProbe"))
    let field = try reader.find("entry", "Name", in: window)
    #expect(try reader.text(field) == "tide")
    #expect(try reader.call(field, "Component", "GrabFocus").first?.isTrue == true)
    #expect(try await reader.hears("StateChanged focused 1", of: field))
    #expect(try reader.call(field, "EditableText", "InsertText", .int(4), .string("s"), .int(1)).first?.isTrue == true)
    #expect(try await session.says("name tides"))
    #expect(try await reader.hears("TextChanged insert 4", of: field))
    #expect(try reader.call(field, "Text", "SetCaretOffset", .int(1)).first?.isTrue == true)
    #expect(try await reader.hears("TextCaretMoved 1", of: field))
    #expect(try reader.get(field, "Text", "CaretOffset") == .int(1))
    #expect(try reader.call(field, "EditableText", "SetTextContents", .string("new")).first?.isTrue == true)
    #expect(try await session.says("name new"))

    // What people type is heard like what a reader writes.
    try session.screen.hand("key Tab")
    #expect(try await reader.hears("StateChanged focused 0", of: field))
    let secret = try reader.find("password text", "Secret", in: window)
    #expect(try await reader.hears("StateChanged focused 1", of: secret))
    #expect(try reader.text(secret) == "•••")

    let slider = try reader.find("slider", "Volume", in: window)
    try reader.set(slider, "Value", "CurrentValue", to: .double(1))
    #expect(try await reader.hears("PropertyChange accessible-value 0", of: slider))
    let extra = try reader.find("push button", "Toggle extra", in: window)
    #expect(try reader.act(extra))
    let text = try reader.find("label", "extra", in: window)
    #expect(reader.events.contains { $0.hasPrefix("ChildrenChanged add") && $0.hasSuffix(window.path) })
    #expect(try reader.act(extra))
    #expect(throws: VirtualScreen.Failure.self) { try reader.role(text) }
  }

  @Test func `a program that only listens hears of the first change already, and of nothing that it did not ask for`() async throws {
    let session = try Session()
    for event in ["object:state-changed:focused", "window:activate"] { try session.reader.listen(to: event) }
    #expect(try await session.hears { $0.hasPrefix("Activate") })
    try session.screen.hand("key Tab")
    #expect(try await session.hears { $0.hasPrefix("StateChanged focused 1") })
    // Of the desktop the registry tells by itself.
    let others = session.reader.events.filter { !$0.hasSuffix("/accessible/root") }
    #expect(others.filter { !$0.hasPrefix("Activate") && !$0.hasPrefix("StateChanged focused") } == [])
  }

  /// Where the pixels of a color are on the screen.
  private func place(in picture: ScreenPicture, of color: ((red: Int, green: Int, blue: Int)) -> Bool) -> CGRect {
    var place = CGRect.null
    for y in 0..<picture.height {
      for x in 0..<picture.width where color(picture.pixel(x, y)) { place = place.union(CGRect(x: x, y: y, width: 1, height: 1)) }
    }
    return place
  }

  @Test func `extents are where the pixels are, in the bar of the window and below it, wherever the window is`() async throws {
    let session = try Session("--bar", width: 1_200)
    let reader = session.reader
    let window = try reader.find("frame", in: await reader.application("ReaderProbe"))
    let corner = CGPoint(x: 37, y: 23)
    try session.screen.hand("windowmove \(session.screen.window(of: session.probe)) \(Int(corner.x)) \(Int(corner.y))")
    for (name, role, color) in [
      ("red", "panel", { (pixel: (red: Int, green: Int, blue: Int)) in pixel.red == 255 && pixel.green == 0 && pixel.blue == 0 }),
      ("blue", "push button", { pixel in pixel.red == 0 && pixel.green == 0 && pixel.blue == 255 }),
    ] {
      let object = try reader.find(role, name, in: window)
      var (seen, told) = (CGRect.null, CGRect.zero)
      _ = try await session.screen.wait { picture in
        seen = place(in: picture, of: color)
        told = (try? reader.extents(object, 0)) ?? .zero
        return seen == told
      }
      #expect(told == seen, "\(name)")
      #expect(try reader.extents(object, 1) == seen.offsetBy(dx: -corner.x, dy: -corner.y), "\(name)")
      #expect(try reader.states(object).contains(.showing), "\(name)")
      let middle = CGPoint(x: seen.midX, y: seen.midY)
      #expect(try reader.object(at: middle, in: window) == object, "\(name)")
    }
    #expect(try reader.act(reader.find("push button", "blue", in: window)))
    #expect(try await session.says("blue"))
  }

  @Test func `all windows of an app are children of one application`() async throws {
    let session = try Session(program: "WindowsProbe")
    let reader = session.reader
    for event in ["object:children-changed", "window:create", "window:destroy"] { try reader.listen(to: event) }
    let app = try await reader.application("WindowsProbe")
    let red = try reader.find("frame", "Red", in: app)
    #expect(try reader.children(app) == [red])
    #expect(try reader.act(reader.find("push button", "open", in: red)))
    let green = try await reader.appears("frame", "Green", in: app)
    #expect(try reader.children(app) == [red, green])
    #expect(try await reader.applications("WindowsProbe") == [app])
    #expect(try reader.attributes(green)["toolkit"] == "Rivulet" && green.app == red.app)
    #expect(try await session.hears { $0.hasPrefix("ChildrenChanged add") && $0.hasSuffix(app.path) })
    #expect(try reader.act(reader.find("push button", "dismiss", in: green)))
    #expect(try await session.hears { $0.hasPrefix("ChildrenChanged remove") && $0.hasSuffix(app.path) })
    #expect(try reader.children(app) == [red])
    #expect(throws: VirtualScreen.Failure.self) { try reader.role(green) }
    #expect(try !reader.find("push button", "open", in: red).path.isEmpty)
  }

  @Test(arguments: [
    ("PodcastPlayer", "Podcast"), ("NotesExample", "Notes"), ("Cards", "Cards"), ("Library", "Library"), ("ExamCapture", "Capture"),
  ])
  func `in the windows of the examples every control has a name`(_ program: String, _ name: String) async throws {
    let session = try Session(program: program)
    let reader = session.reader
    let app = try await reader.application(name)
    func unnamed(_ object: ScreenReader.Object) throws -> [String] {
      let (role, name) = (try reader.role(object), try reader.name(object))
      let isFault = name.isEmpty && !["grouping", "panel", "page tab list"].contains(role)
      return (isFault ? [role] : []) + (try reader.children(object).flatMap(unnamed))
    }
    #expect(try unnamed(app) == [])
    #expect(try reader.children(app).count == 1 && !reader.children(reader.find("frame", in: app)).isEmpty)
  }

  @Test func `a bus that dies takes nothing with it, and the app is there again on the next one`() async throws {
    let session = try Session()
    let window = try session.reader.find("frame", in: await session.reader.application("ReaderProbe"))
    #expect(try session.reader.act(session.reader.find("push button", "Count", in: window)))
    #expect(try await session.says("count 1"))
    kill(try session.reader.busProcess(), SIGKILL)
    let next = try await session.nextReader()
    let again = try next.find("frame", in: await next.application("ReaderProbe"))
    #expect(session.probe.isRunning)
    #expect(try next.act(next.find("push button", "Count", in: again)))
    #expect(try await session.says("count 2"))
  }
}
#endif
