import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletScreens

/// Shows the views of its parts from one of them on, or without the first.
struct Dealt: View {
  let number: Int
  let parts: [Recipe]
  let model: Model
  let place: String

  var body: some View {
    Group(subviews: Parts(parts: parts, model: model, place: place)) { subviews in
      Text("v\(subviews.count)")
      if number % 3 == 0, let first = subviews.first {
        subviews.dropFirst()
        first.padding(1)
      } else if number % 3 == 1 {
        ForEach(subviews.reversed()) { $0 }
      } else {
        subviews
      }
    }
  }
}
