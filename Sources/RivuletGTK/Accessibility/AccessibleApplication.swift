#if GTK
import Foundation
package import RivuletHost

/// The objects of an app as assistive technology sees them: the app itself, and the trees of its windows.
@MainActor
package final class AccessibleApplication {
  /// In the order in which they were opened.
  package private(set) var windows: [AccessibleTree] = []
  private var lastNumber = 0
  /// By what name the app is known on the bus.
  package var busName = ""
  /// The object around the app, as the registry has told.
  package var desktop = AccessibleApplication.nothing
  /// The number that the registry has given to the app.
  private var id = 0
  /// The name of the app that readers say.
  private let displayName: String
  /// The identifier of the app's language.
  let locale: String

  package init(name: String, locale: String) {
    (displayName, self.locale) = (name, locale)
  }

  static let nothing = BusValue.tuple([.string(""), .path("/org/a11y/atspi/null")])

  /// The name of an object in messages.
  func reference(_ path: AccessiblePath) -> BusValue { .tuple([.string(busName), .path(path.text)]) }

  /// Ends the turn that is under way, so that what is asked for is up to date.
  func settle() { windows.first?.window.settle() }
}

// MARK: - Windows

extension AccessibleApplication {
  /// Adds a window. It stays until `remove`.
  package func add(_ tree: ViewTree, in window: any AccessibleWindow) -> AccessibleTree {
    lastNumber += 1
    let added = AccessibleTree(tree, in: window, number: lastNumber, of: self)
    windows.append(added)
    return added
  }

  /// The events of a window that was added.
  package func addedSignals(_ window: AccessibleTree) -> [BusSignal] {
    guard let index = windows.firstIndex(where: { $0 === window }) else { return [] }
    return [
      BusSignal(.application, "ChildrenChanged", "add", first: index, value: reference(window.path)),
      BusSignal(window.path, "Create", category: "Window", value: .string(window.window.accessibleTitle)),
    ]
  }

  /// Takes a window out that closes; gives the events of that.
  package func remove(_ window: AccessibleTree) -> [BusSignal] {
    guard let index = windows.firstIndex(where: { $0 === window }) else { return [] }
    windows.remove(at: index)
    return [
      BusSignal(window.path, "Destroy", category: "Window", value: .string(window.window.accessibleTitle)),
      BusSignal(.application, "ChildrenChanged", "remove", first: index, value: reference(window.path)),
      BusSignal(window.path, "StateChanged", "defunct", first: 1),
    ]
  }

  /// Begins to hold what is asked for.
  ///
  /// - Parameter isComplete: Whether all elements are held, so that no change is missed.
  package func open(isComplete: Bool) {
    for window in windows {
      let outline = window.open()
      if isComplete { outline.holdEverything() }
    }
  }

  /// Drops all elements once the last listener has left.
  package func close() { for window in windows { window.close() } }

  /// The differences of a turn, as events.
  package func update() -> [BusSignal] { windows.flatMap { $0.update() } }

  /// Whether a reader has gone somewhere since the last update.
  package var readerHasMoved: Bool { windows.contains(where: \.readerHasMoved) }

  /// Tells the app where the reader is, and has the keyboard follow where the app wants the reader.
  package func tellApp() { for window in windows { window.tellApp() } }
}

// MARK: - What others ask

extension AccessibleApplication {
  private func window(_ path: AccessiblePath?) -> AccessibleTree? {
    switch path {
    case .window(let number), .element(_, in: let number): windows.first { $0.number == number }
    case .application, nil: nil
    }
  }

  /// The interfaces of an object; empty where there is none.
  package func interfaces(of path: String) -> [AccessibleInterface] {
    if path == AccessiblePath.cache { return [.cache] }
    let target = AccessiblePath(path)
    return target == .application ? [.accessible, .application] : window(target)?.interfaces(of: path) ?? []
  }

  /// Answers a call; nil if the object has no such method or there is no such object.
  package func answer(_ call: BusCall) -> [BusValue]? {
    // Objects are made when they are asked for, so that there is nothing to hand out beforehand.
    if call.path == AccessiblePath.cache { return [.array(of: AccessibleInterface.cacheItem, [])] }
    let target = AccessiblePath(call.path)
    guard target == .application else { return window(target)?.answer(call) }
    switch AccessibleInterface(name: call.interface) {
    case .accessible: return answerAccessible(call)
    case .application: return call.method == "GetLocale" ? [.string(locale)] : nil
    default: return nil
    }
  }

  private func answerAccessible(_ call: BusCall) -> [BusValue]? {
    let children = windows.map { reference($0.path) }
    switch call.method {
    case "GetChildAtIndex": return [children.indices.contains(call.integer(0)) ? children[call.integer(0)] : Self.nothing]
    case "GetChildren": return [.array(of: "(so)", children)]
    case "GetIndexInParent": return [.int(-1)]
    case "GetRelationSet": return [.array(of: "(ua(so))", [])]
    case "GetRole": return [.unsigned(AccessibleRole.application.number)]
    case "GetRoleName", "GetLocalizedRoleName": return [.string(AccessibleRole.application.name)]
    case "GetState": return [([.enabled, .sensitive, .visible, .showing] as AccessibleStates).halves]
    case "GetAttributes": return [.dictionary(["toolkit": "Rivulet"])]
    case "GetApplication": return [reference(.application)]
    case "GetInterfaces": return [.strings(interfaces(of: call.path).map(\.name))]
    default: return nil
    }
  }

  /// The value of a property; nil if the object has no such property or there is no such object.
  package func property(_ name: String, of interface: String, at path: String) -> BusValue? {
    let target = AccessiblePath(path)
    guard target == .application else { return window(target)?.property(name, of: interface, at: path) }
    switch (AccessibleInterface(name: interface), name) {
    case (.accessible, "Name"): return .string(displayName)
    case (.accessible, "Description"), (.accessible, "AccessibleId"): return .string("")
    case (.accessible, "Parent"): return desktop
    case (.accessible, "ChildCount"): return .number(windows.count)
    case (.accessible, "Locale"): return .string(locale)
    case (.application, "ToolkitName"): return .string("Rivulet")
    case (.application, "Version"): return .string("1")
    case (.application, "AtspiVersion"): return .string("2.1")
    case (.application, "Id"): return .number(id)
    default: return nil
    }
  }

  /// Sets a property; false if it cannot be set so.
  package func setProperty(_ name: String, of interface: String, at path: String, to value: BusValue) -> Bool {
    let target = AccessiblePath(path)
    guard target == .application else { return window(target)?.setProperty(name, of: interface, at: path, to: value) ?? false }
    guard AccessibleInterface(name: interface) == .application, name == "Id" else { return false }
    id = value.integer ?? 0
    return true
  }
}
#endif
