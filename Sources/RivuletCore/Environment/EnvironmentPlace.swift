/// Where in the tree the environment is looked up from.
package struct EnvironmentPlace {
  /// The innermost place around that changes it; nil at the root.
  let layer: EnvironmentLayer?
  let root: EnvironmentRoot
}
