/// A binding has no storage; as a dynamic property, it only reports that the view reads through it.
extension Binding: DynamicProperty {
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int, name: String) {
    buffer.appendReport(Binding<Value>.self, at: fieldOffset, name: name) { $0.location.changedAt }
  }
}
