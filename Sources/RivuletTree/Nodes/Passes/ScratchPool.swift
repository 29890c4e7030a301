package import RivuletLayout

/// A pool of reusable scratch memory for layout algorithms, with one block for each level of nesting.
@MainActor
package final class ScratchPool {
  /// The scratch memory of one level, at a stable address.
  private final class Level {
    var scratch = LayoutScratch()
  }

  private var levels: [Level] = []
  /// The number of levels in use.
  private var depth = 0

  /// Calls `body` with scratch memory for its exclusive use.
  package func withScratch<Result>(_ body: (inout LayoutScratch) -> Result) -> Result {
    if depth == levels.count { levels.append(Level()) }
    depth += 1
    defer { depth -= 1 }
    return body(&levels[depth - 1].scratch)
  }
}
