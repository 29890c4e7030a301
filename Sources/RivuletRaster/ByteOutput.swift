import Foundation

/// A buffer for an encoder's output.
final class ByteOutput {
  var data = Data()
}
