/// A library view that consists of other views, as an app's views do.
@MainActor
package protocol CompositeView: View, CountsNoBody {}
