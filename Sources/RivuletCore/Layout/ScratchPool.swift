package import RivuletLayout

/// Working memories for layout algorithms, one for each level of nesting, used again and again.
@MainActor
package final class ScratchPool {
  @exclusivity(unchecked) private var free: [LayoutScratch] = []

  /// Lends a working memory that nobody else uses until `body` returns.
  package func withScratch<Result>(_ body: (inout LayoutScratch) -> Result) -> Result {
    var scratch = free.popLast() ?? LayoutScratch()
    let result = body(&scratch)
    free.append(scratch)
    return result
  }
}
