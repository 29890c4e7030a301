/// A view that consists only of its parts, for code that builds each part separately.
@MainActor
package protocol DividedView: View {
  /// The parts, in view order.
  var parts: [any View] { get }
}

extension TupleView: DividedView {
  package var parts: [any View] { TupleParts.of(T.self).map { $0.view(in: value) } }
}

extension Group: DividedView where Content: View {
  package var parts: [any View] { [content] }
}

extension TuplePart {
  /// Returns the view in this element of a tuple.
  fileprivate func view<Tuple>(in tuple: Tuple) -> any View {
    withUnsafePointer(to: tuple) { tuple in
      let place = UnsafeRawPointer(tuple) + offset
      func read<Part: View>(_ type: Part.Type) -> any View { place.assumingMemoryBound(to: type).pointee }
      return _openExistential(type, do: read)
    }
  }
}
