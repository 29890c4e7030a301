import Foundation
import RivuletCore
import RivuletDrawing
public import RivuletFoundation

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Color: Transferable {
  /// The components in a light appearance, in the desktop exchange format: red, green, blue and opacity from 0 to 65,535.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: UTType("com.apple.cocoa.pasteboard.color") ?? .data) {
      $0.exchanged
    } importing: {
      try Color(exchanged: $0)
    }
  }

  private var exchanged: Data {
    let color = resolve(in: EnvironmentValues())
    return [color.red, color.green, color.blue, color.opacity].reduce(into: Data()) { data, share in
      let number = UInt16(min(max(share.isFinite ? share : 0, 0), 1) * 65_535)
      data.append(contentsOf: [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)])
    }
  }

  private init(exchanged data: Data) throws {
    let bytes = [UInt8](data)
    guard bytes.count == 8 else { throw CocoaError(.fileReadCorruptFile) }
    let shares = (0..<4).map { Double(UInt16(bytes[$0 * 2]) | UInt16(bytes[$0 * 2 + 1]) << 8) / 65_535 }
    self.init(red: shares[0], green: shares[1], blue: shares[2], opacity: shares[3])
  }
}
