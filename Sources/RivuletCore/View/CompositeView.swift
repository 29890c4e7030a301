/// A view of the library that is made of other views, like a view of an app.
@MainActor
package protocol CompositeView: View, CountsNoBody {}
