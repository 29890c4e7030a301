extension Optional {
  /// What a mirror's child shows: what is there, without the optional around it, or nil.
  var shown: Any {
    if let self { self } else { self as Any }
  }
}
