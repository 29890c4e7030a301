package import RivuletLayout

/// Working memories for layout algorithms, one for each level of nesting, used again and again.
@MainActor
package final class ScratchPool {
  /// A working memory where it stays.
  private final class Level {
    @exclusivity(unchecked) var scratch = LayoutScratch()
  }

  @exclusivity(unchecked) private var levels: [Level] = []
  /// How many of them are lent.
  @exclusivity(unchecked) private var depth = 0

  /// Lends a working memory that nobody else uses until `body` returns.
  package func withScratch<Result>(_ body: (inout LayoutScratch) -> Result) -> Result {
    if depth == levels.count { levels.append(Level()) }
    depth += 1
    defer { depth -= 1 }
    return body(&levels[depth - 1].scratch)
  }
}
