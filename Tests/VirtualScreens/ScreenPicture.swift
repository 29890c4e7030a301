#if GTK
package import Foundation

/// The pixels of a screen, as the dump format of X has them.
package struct ScreenPicture {
  package let width: Int
  package let height: Int
  private let bytes: Data
  private let start: Int
  private let rowLength: Int

  /// Reads a dump: a header of big-endian words, a table of colours, then the rows.
  package init(dump: Data) throws {
    func word(_ index: Int) -> Int {
      guard dump.count >= index * 4 + 4 else { return 0 }
      return dump[dump.startIndex + index * 4..<dump.startIndex + index * 4 + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    width = word(4)
    height = word(5)
    rowLength = word(12)
    start = word(0) + word(19) * 12
    bytes = dump
    guard word(11) == 32, dump.count >= start + rowLength * height, width > 0 else {
      throw VirtualScreen.Failure("The screen's dump is not one of 32 bits a pixel.")
    }
  }

  /// Red, green and blue from 0 to 255.
  package func pixel(_ x: Int, _ y: Int) -> (red: Int, green: Int, blue: Int) {
    let index = bytes.startIndex + start + y * rowLength + x * 4
    return (Int(bytes[index + 2]), Int(bytes[index + 1]), Int(bytes[index]))
  }

  /// How many pixels of a rectangle are as a condition wants.
  package func count(in rect: CGRect, where condition: ((red: Int, green: Int, blue: Int)) -> Bool) -> Int {
    var count = 0
    for y in max(Int(rect.minY), 0)..<min(Int(rect.maxY), height) {
      for x in max(Int(rect.minX), 0)..<min(Int(rect.maxX), width) where condition(pixel(x, y)) { count += 1 }
    }
    return count
  }

  /// Almost black: what is drawn in the primary colour on a light window.
  package func blackPixels(in rect: CGRect) -> Int { count(in: rect) { $0.red < 40 && $0.green < 40 && $0.blue < 40 } }

  /// The blue of the accent colour, dark enough not to be mixed with much white.
  package func accentPixels(in rect: CGRect) -> Int { count(in: rect) { $0.blue > 220 && $0.red < 60 && $0.green < 160 } }

  /// The pixels of a rectangle as they are.
  package func part(_ rect: CGRect) -> [Int] {
    var values: [Int] = []
    for y in Int(rect.minY)..<Int(rect.maxY) {
      for x in Int(rect.minX)..<Int(rect.maxX) {
        let pixel = pixel(x, y)
        values.append(pixel.red << 16 | pixel.green << 8 | pixel.blue)
      }
    }
    return values
  }
}
#endif
