/// An object that lets go of something when the turn ends, because nobody waits for that.
@MainActor
class LateRelease {
  func release() {}
}
