#if GTK
/// A method call received over the bus.
package struct BusCall {
  package let path: String
  package let interface: String
  package let method: String
  package let arguments: [BusValue]

  package init(path: String, interface: String, method: String, arguments: [BusValue] = []) {
    self.path = path
    self.interface = interface
    self.method = method
    self.arguments = arguments
  }

  /// Returns the integer argument at an index, or 0 if that argument isn't an integer.
  func integer(_ index: Int) -> Int { arguments.indices.contains(index) ? arguments[index].integer ?? 0 : 0 }

  /// Returns the string argument at an index, or an empty string if that argument isn't a string.
  func text(_ index: Int) -> String { arguments.indices.contains(index) ? arguments[index].text ?? "" : "" }
}

/// An event sent over the bus.
package struct BusSignal: Equatable {
  package var path: String
  /// The last component of the interface name: `Object` or `Window`.
  package var category: String
  package var name: String
  package var detail = ""
  package var first = 0
  package var second = 0
  package var value = BusValue.int(0)

  package init(
    _ path: AccessiblePath, _ name: String, _ detail: String = "", category: String = "Object", first: Int = 0, second: Int = 0,
    value: BusValue = .int(0)
  ) {
    self.path = path.text
    self.category = category
    self.name = name
    self.detail = detail
    self.first = first
    self.second = second
    self.value = value
  }

  /// The arguments of the D-Bus message.
  package var body: [BusValue] {
    [.string(detail), .number(first), .number(second), .variant(value), .array(of: "{sv}", [])]
  }
}
#endif
