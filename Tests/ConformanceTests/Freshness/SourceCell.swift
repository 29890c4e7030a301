import RivuletTesting
import SwiftUI

/// A value that controls of the table write, with what it is called where it is shown.
protocol SampleValue: Hashable, Sendable {
  /// At least two different ones; a control begins with the first.
  static var samples: [Self] { get }
  var label: String { get }
  /// The value with a label; nil if there is none.
  static func value(_ label: String) -> Self?
}

extension SampleValue {
  var label: String { "\(self)" }
  static func value(_ label: String) -> Self? { samples.first { $0.label == label } }
}

extension Bool: SampleValue {
  static var samples: [Bool] { [false, true] }
}

extension Int: SampleValue {
  static var samples: [Int] { [0, 1] }
}

extension Double: SampleValue {
  static var samples: [Double] { [5, 6] }
}

extension String: SampleValue {
  static var samples: [String] { ["alpha", "beta"] }
  static func value(_ label: String) -> String? { label }
}

extension Date: SampleValue {
  static var samples: [Date] { [Date(timeIntervalSince1970: 1_709_649_000), Date(timeIntervalSince1970: 1_710_945_000)] }
  var label: String { formatted(.iso8601) }
}

extension Optional: SampleValue where Wrapped == Int {
  static var samples: [Int?] { [nil, 1] }
  var label: String { map { "\($0)" } ?? "nil" }
}

extension Set: SampleValue where Element == Int {
  static var samples: [Set<Int>] { [[], [1]] }
  var label: String { "\(sorted())" }
}

extension Array: SampleValue where Element == Int {
  static var samples: [[Int]] { [[], [1]] }
}

/// Where the control of a cell stands.
enum Place: String, CaseIterable, Sendable {
  case stack, branch, lazyStack, list, sheet
}

/// One cell of the table: a control over a source, at a place. The source's view says how the model reads and writes the value.
@MainActor
final class SourceCell<Value: SampleValue> {
  let place: Place
  let control: (Binding<Value>) -> AnyView
  /// The value of the model.
  var read: () -> Value = { Value.samples[0] }
  /// A write of the model.
  var write: (Value) -> Void = { _ in }
  /// The binding that the control has.
  var binding: Binding<Value>?
  /// Whether the source may be written from any thread.
  var isThreadSafe = false

  init(at place: Place, _ control: @escaping (Binding<Value>) -> AnyView) {
    self.place = place
    self.control = control
  }

  /// The control and an echo of the value, which each read through the binding alone.
  func views(_ binding: Binding<Value>) -> some View {
    PlacedControl(cell: self, binding: binding)
  }

  /// Notes how the model is reached once the views are there.
  func use(_ binding: Binding<Value>, threadSafe: Bool = false, read: @escaping () -> Value, write: @escaping (Value) -> Void) {
    (self.binding, self.read, self.write, isThreadSafe) = (binding, read, write, threadSafe)
  }
}

/// The control of a cell at its place, beside an echo.
private struct PlacedControl<Value: SampleValue>: View {
  let cell: SourceCell<Value>
  let binding: Binding<Value>

  var body: some View {
    switch cell.place {
    case .stack:
      VStack {
        cell.control(binding)
        Echo(value: binding)
      }
    case .branch:
      VStack {
        if Value.samples.count > 1 { cell.control(binding) }
        Echo(value: binding)
      }
    case .lazyStack:
      ScrollView {
        LazyVStack {
          cell.control(binding)
          Echo(value: binding)
        }
      }
    case .list:
      List {
        cell.control(binding)
        Echo(value: binding)
      }
    case .sheet:
      Text("below").sheet(isPresented: .constant(true)) {
        VStack {
          cell.control(binding)
          Echo(value: binding)
        }
      }
    }
  }
}

/// The value as it is read through a binding.
private struct Echo<Value: SampleValue>: View {
  @Binding var value: Value

  var body: some View { Text("echo \(value.label)") }
}
