#if GTK
import Foundation
import RivuletGTK
import RivuletHeadless
import RivuletHost
import RivuletViews

/// A view in a window without a screen, with its objects for assistive technology.
@MainActor
final class AccessibleStage: AccessibleWindow {
  private let driver: HeadlessDriver
  var host: HeadlessHost { driver.host }
  private(set) var objects: AccessibleTree!
  var accessibleTitle = "Stage"
  var isActiveWindow = true
  var contentOrigin = CGPoint(x: 0, y: 40)

  init<Root: View>(_ root: Root, idiom: Idiom = .desktop) {
    var configuration = HeadlessConfiguration()
    configuration.idiom = idiom
    driver = HeadlessDriver(root, configuration: configuration)
    objects = AccessibleTree(host.tree, in: self)
    objects.busName = ":1.7"
    host.runTurn()
  }

  /// Lets what goes on with time come to its end.
  func rest() async { await driver.advance(by: 1) }

  /// Turns the wheel over the middle of an object, downwards.
  func scroll(_ path: String, by distance: CGFloat) async {
    let extents = call(.component, "GetExtents", path, .unsigned(1))?.first?.elements.compactMap(\.integer) ?? []
    guard extents.count == 4 else { return }
    let middle = CGPoint(
      x: CGFloat(extents[0] + extents[2] / 2) - contentOrigin.x, y: CGFloat(extents[1] + extents[3] / 2) - contentOrigin.y)
    await driver.wheel(at: middle, by: CGSize(width: 0, height: distance), isPrecise: true)
    await rest()
  }

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
    objects.answer(BusCall(path: path, interface: interface.name, method: method, arguments: arguments))
  }

  func children(_ path: String) -> [String] {
    call(.accessible, "GetChildren", path)?.first?.elements.compactMap { $0.elements.last?.text } ?? []
  }

  func name(_ path: String) -> String { get(.accessible, "Name", path)?.text ?? "" }
  func role(_ path: String) -> String { call(.accessible, "GetRoleName", path)?.first?.text ?? "" }

  func states(_ path: String) -> AccessibleStates {
    let halves = call(.accessible, "GetState", path)?.first?.elements.compactMap(\.integer) ?? [0, 0]
    return AccessibleStates(rawValue: UInt64(halves[0]) | UInt64(halves[1]) << 32)
  }

  func attributes(_ path: String) -> [String: String] {
    let entries = call(.accessible, "GetAttributes", path)?.first?.elements ?? []
    return Dictionary(uniqueKeysWithValues: entries.map { ($0.elements[0].text ?? "", $0.elements[1].text ?? "") })
  }

  /// The path of the first object with a role, and a name if one is given.
  func find(_ role: String, _ name: String? = nil, in path: String = AccessiblePath.window.text) -> String? {
    for child in children(path) {
      if self.role(child) == role, name.map({ self.name(child) == $0 }) ?? true { return child }
      if let found = find(role, name, in: child) { return found }
    }
    return nil
  }

  /// What the last turns have changed, as text.
  func events() -> [String] {
    settle()
    return objects.update().map { signal in
      let text = signal.value.text.map { " \($0)" } ?? signal.value.number.map { $0 == 0 ? "" : " \($0)" } ?? ""
      return "\(signal.name) \(signal.detail) \(signal.first)\(text) of \(role(signal.path)) \(name(signal.path))"
    }
  }
}
#endif
