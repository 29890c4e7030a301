import Foundation

/// A buffer for the output of an encoder.
final class ByteOutput {
  var data = Data()
}
