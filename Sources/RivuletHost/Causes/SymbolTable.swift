import Foundation

/// A lookup table for function names by address, read from the symbol tables of the program and its libraries.
///
/// A file's symbol table is read when it is first needed, which takes milliseconds for a large program.
struct SymbolTable {
  /// A function in a file: its offset and size in memory, and the offset of its name in the string table.
  private struct Function {
    let start: UInt
    let size: UInt
    let name: Int
  }

  private var functions: [Function] = []
  private var names = Data()

  /// Reads the symbol table of a 64-bit ELF file. For any other file, the table is empty.
  init(file path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else { return }
    guard data.count > 64, data.prefix(5) == Data([0x7f, 0x45, 0x4c, 0x46, 2]) else { return }
    let sections = Int(Self.number(data, at: 40, 8))
    let (size, count) = (Int(Self.number(data, at: 58, 2)), Int(Self.number(data, at: 60, 2)))
    for index in 0..<count {
      let header = sections + index * size
      guard Self.number(data, at: header + 4, 4) == 2 else { continue }
      readSymbols(data, header, strings: sections + Int(Self.number(data, at: header + 40, 4)) * size)
    }
    functions.sort { $0.start < $1.start }
  }

  private mutating func readSymbols(_ data: Data, _ header: Int, strings: Int) {
    let (start, length) = (Int(Self.number(data, at: header + 24, 8)), Int(Self.number(data, at: header + 32, 8)))
    let (namesStart, namesLength) = (Int(Self.number(data, at: strings + 24, 8)), Int(Self.number(data, at: strings + 32, 8)))
    guard start >= 0, length >= 0, start + length <= data.count, namesStart >= 0, namesStart + namesLength <= data.count else { return }
    names = data.subdata(in: namesStart..<namesStart + namesLength)
    for symbol in stride(from: start, to: start + length - 23, by: 24) where data[symbol + 4] & 15 == 2 {
      functions.append(
        Function(
          start: UInt(Self.number(data, at: symbol + 8, 8)), size: UInt(Self.number(data, at: symbol + 16, 8)),
          name: Int(Self.number(data, at: symbol, 4))))
    }
  }

  /// Returns a little-endian number, or zero if it lies outside the data.
  private static func number(_ data: Data, at offset: Int, _ bytes: Int) -> UInt64 {
    guard offset >= 0, offset + bytes <= data.count else { return 0 }
    return data[offset..<offset + bytes].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Returns the name of the function that contains an offset from the start of the file in memory, or nil if no function does.
  func name(at offset: UInt) -> String? {
    var (low, high) = (0, functions.count)
    while low < high {
      let middle = (low + high) / 2
      if functions[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0, offset < functions[low - 1].start + max(functions[low - 1].size, 1) else { return nil }
    let start = functions[low - 1].name
    guard start < names.count, let end = names[start...].firstIndex(of: 0) else { return nil }
    return String(decoding: names[start..<end], as: UTF8.self)
  }
}
