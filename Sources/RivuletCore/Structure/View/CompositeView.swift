/// A view of the library that consists of other views, like a view of an app.
@MainActor
package protocol CompositeView: View, CountsNoBody {}
