/// A library view that's composed of other views, like an app's views.
@MainActor
package protocol CompositeView: View, CountsNoBody {}
