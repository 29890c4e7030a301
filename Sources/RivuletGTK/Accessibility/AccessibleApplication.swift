#if GTK
import Foundation
package import RivuletHost

/// An app's objects for assistive technology: the app itself and a tree for each window.
@MainActor
package final class AccessibleApplication {
  /// The windows, in the order they were opened.
  package private(set) var windows: [AccessibleTree] = []
  private var lastNumber = 0
  /// The app's name on the bus.
  package var busName = ""
  /// The app's parent object, as given by the registry.
  package var desktop = AccessibleApplication.nothing
  /// The number that the registry has assigned to the app.
  private var id = 0
  /// The app name that screen readers speak.
  private let displayName: String
  /// The identifier of the app's language.
  let locale: String

  package init(name: String, locale: String) {
    (displayName, self.locale) = (name, locale)
  }

  static let nothing = BusValue.tuple([.string(""), .path("/org/a11y/atspi/null")])

  /// Returns the reference that identifies an object in messages.
  func reference(_ path: AccessiblePath) -> BusValue { .tuple([.string(busName), .path(path.text)]) }

  /// Ends the current turn so that replies are up to date.
  func settle() { windows.first?.window.settle() }
}

// MARK: - Windows

extension AccessibleApplication {
  /// Adds a window, which remains until it is removed with `remove(_:)`.
  package func add(_ tree: ViewTree, in window: any AccessibleWindow) -> AccessibleTree {
    lastNumber += 1
    let added = AccessibleTree(tree, in: window, number: lastNumber, of: self)
    windows.append(added)
    return added
  }

  /// Returns the events that announce an added window.
  package func addedSignals(_ window: AccessibleTree) -> [BusSignal] {
    guard let index = windows.firstIndex(where: { $0 === window }) else { return [] }
    return [
      BusSignal(.application, "ChildrenChanged", "add", first: index, value: reference(window.path)),
      BusSignal(window.path, "Create", category: "Window", value: .string(window.window.accessibleTitle)),
    ]
  }

  /// Removes a closing window and returns the events that announce its removal.
  package func remove(_ window: AccessibleTree) -> [BusSignal] {
    guard let index = windows.firstIndex(where: { $0 === window }) else { return [] }
    windows.remove(at: index)
    return [
      BusSignal(window.path, "Destroy", category: "Window", value: .string(window.window.accessibleTitle)),
      BusSignal(.application, "ChildrenChanged", "remove", first: index, value: reference(window.path)),
      BusSignal(window.path, "StateChanged", "defunct", first: 1),
    ]
  }

  /// Starts tracking elements on request.
  ///
  /// - Parameter isComplete: A Boolean value that indicates whether to track every element, so that no change is missed.
  package func open(isComplete: Bool) {
    for window in windows {
      let outline = window.open()
      if isComplete { outline.trackAllElements() }
    }
  }

  /// Discards all elements once the last listener has left.
  package func close() { for window in windows { window.close() } }

  /// Returns events for the changes in a turn.
  package func update() -> [BusSignal] { windows.flatMap { $0.update() } }

  /// True if the screen reader has moved since the last update.
  package var readerHasMoved: Bool { windows.contains(where: \.readerHasMoved) }

  /// Notifies the app of the screen reader's position, and moves keyboard focus to an element to which the app has moved the reader.
  package func notifyApp() { for window in windows { window.notifyApp() } }
}

// MARK: - Calls from other programs

extension AccessibleApplication {
  private func window(_ path: AccessiblePath?) -> AccessibleTree? {
    switch path {
    case .window(let number), .element(_, in: let number): windows.first { $0.number == number }
    case .application, nil: nil
    }
  }

  /// Returns the interfaces of an object, or an empty array if the object doesn't exist.
  package func interfaces(of path: String) -> [AccessibleInterface] {
    if path == AccessiblePath.cache { return [.cache] }
    let target = AccessiblePath(path)
    return target == .application ? [.accessible, .application] : window(target)?.interfaces(of: path) ?? []
  }

  /// Returns the reply to a call, or nil if the method or object doesn't exist.
  package func answer(_ call: BusCall) -> [BusValue]? {
    // Objects are created on request, so no objects are available to list in advance.
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

  /// Returns the value of a property, or nil if the property or object doesn't exist.
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

  /// Sets a property. Returns false if the property can't be set.
  package func setProperty(_ name: String, of interface: String, at path: String, to value: BusValue) -> Bool {
    let target = AccessiblePath(path)
    guard target == .application else { return window(target)?.setProperty(name, of: interface, at: path, to: value) ?? false }
    guard AccessibleInterface(name: interface) == .application, name == "Id" else { return false }
    id = value.integer ?? 0
    return true
  }
}
#endif
