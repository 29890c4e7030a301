/// A variable that closures share; the graph knows nothing of it.
final class Box<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
