extension AppProject {
  /// Returns the Swift libraries that a target links directly: those among its dependencies, and those in other projects, found by product
  /// name.
  public func libraries(linkedBy target: AppTarget) -> [AppTarget] {
    let libraries = targets.filter { $0.kind.isLibrary && !$0.sources.isEmpty && $0.name != target.name }
    let dependencies = target.dependencies.compactMap { name in libraries.first { $0.name == name } }
    let products = target.linkedProducts.compactMap { product in
      let makers = libraries.filter { $0.productName == product }
      return makers.first { !$0.platforms.isDisjoint(with: target.platforms) } ?? makers.first
    }
    return dependencies + products.filter { product in !dependencies.contains { $0.name == product.name } }
  }
}
