import RivuletCore

extension ViewHarness {
  /// Returns the violations of the library's own invariants between two turns, as sentences. For tests of the library.
  package func checkInvariants() -> [String] { tree.checkInvariants() }
}
