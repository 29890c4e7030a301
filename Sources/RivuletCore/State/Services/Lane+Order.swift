package import RivuletGraph

extension Lane {
  /// The lane for bodies, dynamic containers, and node parameters.
  package static var structure: Lane { Lane(0) }
  /// The lane for preference readers, which run after layout.
  package static var preferences: Lane { Lane(1) }
  /// The lane for appear and change actions, in the order specified by B5.03.
  package static var lifecycle: Lane { Lane(2) }
}
