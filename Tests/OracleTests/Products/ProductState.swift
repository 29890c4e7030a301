import Combine
import Observation
import SwiftUI

/// The data of a product, as an app would have them.
struct ProductState: Equatable {
  struct Item: Identifiable, Equatable {
    let id: Int
    var text: String
    var isOn: Bool
  }

  var items = (0..<6).map { Item(id: $0, text: "a", isOn: $0 % 2 == 0) }
  /// Chooses between the branches of rows that have branches.
  var mode = 0
  /// A number that all rows show.
  var number = 0
  var isOpen = true
  var onlyOn = false
  var columns = 2
  var tab = 0
  var path: [Int] = []
  var isPresented = false

  /// The elements that the rows are made from.
  var shown: [Item] { onlyOn ? items.filter(\.isOn) : items }
}

/// What a product reads its data from.
@MainActor
protocol ProductSource {
  var state: ProductState { get }
  var binding: Binding<ProductState> { get }
}

/// Data that come from the view around.
struct ValueSource: ProductSource {
  @Binding var state: ProductState
  var binding: Binding<ProductState> { $state }
}

final class ObjectModel: ObservableObject {
  @Published var state = ProductState()
}

struct ObjectSource: ProductSource, DynamicProperty {
  @ObservedObject var model: ObjectModel
  var state: ProductState { model.state }
  var binding: Binding<ProductState> { $model.state }
}

@Observable @MainActor
final class ObservableModel {
  var state = ProductState()
}

struct ObservableSource: ProductSource {
  @Bindable var model: ObservableModel
  var state: ProductState { model.state }
  var binding: Binding<ProductState> { $model.state }
}
