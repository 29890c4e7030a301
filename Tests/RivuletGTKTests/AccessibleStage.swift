#if GTK
import Foundation
import RivuletGTK
import RivuletHeadless
import RivuletHost
import RivuletScreens

/// A view in a window without a screen, with its objects for assistive technology.
@MainActor
final class AccessibleStage: AccessibleWindow {
  private let driver: HeadlessDriver
  var host: HeadlessHost { driver.host }
  let objects = AccessibleApplication(name: "Stages", locale: "en_US")
  var accessibleTitle = "Stage"
  var isActiveWindow = true
  var contentOrigin = CGPoint(x: 0, y: 40)
  var screenOrigin: CGPoint?

  init<Root: View>(_ root: Root, idiom: Idiom = .desktop, size: CGSize = CGSize(width: 390, height: 844)) {
    var configuration = HeadlessConfiguration()
    configuration.idiom = idiom
    configuration.size = size
    driver = HeadlessDriver(root, configuration: configuration)
    _ = objects.add(host.tree, in: self)
    objects.busName = ":1.7"
    host.runTurn()
  }

  /// The events that calls have brought about.
  private var untold: [BusSignal] = []

  /// The path of the window.
  static let window = AccessiblePath.window(1).text

  /// Lets what goes on with time come to its end.
  func rest() async { await driver.advance(by: 1) }

  /// Turns the wheel over the middle of an object, downwards.
  func scroll(_ path: String, by distance: CGFloat) async {
    let extents = extents(path)
    guard !extents.isNull else { return }
    let middle = CGPoint(x: extents.midX.rounded(.down) - contentOrigin.x, y: extents.midY.rounded(.down) - contentOrigin.y)
    await driver.wheel(at: middle, by: CGSize(width: 0, height: distance), isPrecise: true)
    await rest()
  }

  /// Presses a key.
  func press(_ key: KeyInput.Key) async { _ = await driver.pressKey(key) }

  func settle() { for _ in 0..<10 where host.runTurn() {} }

  func perform(_ change: () -> Bool) -> Bool {
    settle()
    defer { settle() }
    return host.inTimeScope(change)
  }

  /// The value of a property.
  func get(_ interface: AccessibleInterface, _ property: String, _ path: String) -> BusValue? {
    objects.property(property, of: interface.name, at: path)
  }

  /// The answer of a method.
  func call(_ interface: AccessibleInterface, _ method: String, _ path: String, _ arguments: BusValue...) -> [BusValue]? {
    let answer = objects.answer(BusCall(path: path, interface: interface.name, method: method, arguments: arguments))
    if objects.readerHasMoved { untold += update() }
    return answer
  }

  func children(_ path: String) -> [String] {
    call(.accessible, "GetChildren", path)?.first?.elements.compactMap { $0.elements.last?.text } ?? []
  }

  /// All objects with a role, in view order.
  func all(_ role: String, in path: String = AccessibleStage.window) -> [String] {
    children(path).flatMap { (self.role($0) == role ? [$0] : []) + all(role, in: $0) }
  }

  /// Where an object is in the window.
  func extents(_ path: String) -> CGRect {
    let numbers = call(.component, "GetExtents", path, .unsigned(1))?.first?.elements.compactMap(\.integer) ?? []
    return numbers.count == 4 ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : .null
  }

  func name(_ path: String) -> String { get(.accessible, "Name", path)?.text ?? "" }
  func role(_ path: String) -> String { call(.accessible, "GetRoleName", path)?.first?.text ?? "" }

  /// The names of what can be done with an object.
  func actions(_ path: String) -> [String] {
    call(.action, "GetActions", path)?.first?.elements.compactMap { $0.elements.first?.text } ?? []
  }

  func states(_ path: String) -> AccessibleStates {
    let halves = call(.accessible, "GetState", path)?.first?.elements.compactMap(\.integer) ?? [0, 0]
    return AccessibleStates(rawValue: UInt64(halves[0]) | UInt64(halves[1]) << 32)
  }

  func attributes(_ path: String) -> [String: String] {
    let entries = call(.accessible, "GetAttributes", path)?.first?.elements ?? []
    return Dictionary(uniqueKeysWithValues: entries.map { ($0.elements[0].text ?? "", $0.elements[1].text ?? "") })
  }

  /// The path of the first object with a role, and a name if one is given.
  func find(_ role: String, _ name: String? = nil, in path: String = AccessibleStage.window) -> String? {
    for child in children(path) {
      if self.role(child) == role, name.map({ self.name(child) == $0 }) ?? true { return child }
      if let found = find(role, name, in: child) { return found }
    }
    return nil
  }

  /// What is different, told to the bus and to the app.
  private func update() -> [BusSignal] {
    let signals = objects.update()
    objects.notifyApp()
    settle()
    return signals + objects.update()
  }

  /// What the last turns have changed, as text.
  func events() -> [String] {
    settle()
    let signals = untold + update()
    untold = []
    return signals.map { signal in
      let text = signal.value.text.map { " \($0)" } ?? signal.value.number.map { $0 == 0 ? "" : " \($0)" } ?? ""
      return "\(signal.name) \(signal.detail) \(signal.first)\(text) of \(role(signal.path)) \(name(signal.path))"
    }
  }
}
#endif
