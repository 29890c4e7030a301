/// Reports that the view reads through the binding. A binding has no storage of its own.
extension Binding: DynamicProperty {
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int, name: String) {
    buffer.appendReport(Binding<Value>.self, at: fieldOffset, name: name) { $0.location.changedAt }
  }
}
