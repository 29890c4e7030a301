/// A page of an exam that is handed in.
package struct ExamPage: Identifiable, Hashable {
  /// The number that is printed on it.
  package let id: Int
  package var isCaptured = false
}
