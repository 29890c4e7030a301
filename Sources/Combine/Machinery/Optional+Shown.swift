extension Optional {
  /// The value to show in a mirror: the wrapped value, or nil.
  var shown: Any {
    if let self { self } else { self as Any }
  }
}
