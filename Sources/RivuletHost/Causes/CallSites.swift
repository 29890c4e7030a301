import Foundation
import Synchronization

/// The return addresses of the current calls, and the functions, files, and lines they belong to.
enum CallSites {
  private typealias Collecting = @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32
  private typealias Demangling =
    @convention(c) (
      UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?

  private typealias Locating = @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer) -> Int32

  /// The result of `dladdr`, which no Swift module declares: the name and base address of the file, and those of the nearest symbol.
  private typealias FileInformation = (
    name: UnsafePointer<CChar>?, base: UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?
  )

  private static let locate = dlsym(nil, "dladdr").map { unsafeBitCast($0, to: Locating.self) }
  /// The C library function that walks the stack, or nil if the library lacks it.
  private static let walk = dlsym(nil, "backtrace").map { unsafeBitCast($0, to: Collecting.self) }
  /// The Swift runtime function that demangles names, or nil if the runtime lacks it.
  private static let demangle = dlsym(nil, "swift_demangle").map { unsafeBitCast($0, to: Demangling.self) }
  private static let tables = Mutex<[String: SymbolTable]>([:])
  /// The names of the properties behind the getters of key paths, by the address of the getter.
  private static let properties = Mutex<[UInt: String?]>([:])
  /// The maximum number of calls to collect.
  static let limit = 40

  /// Returns the return addresses of the current calls, innermost first.
  static func collect() -> [UInt] {
    let linked = linkedCalls()
    return linked.count < 4 ? unwoundCalls() : linked
  }

  /// Returns the calls found by the C library, which takes half a microsecond per call.
  static func unwoundCalls() -> [UInt] {
    guard let walk else { return [] }
    return withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: limit) { frames in
      guard let first = frames.baseAddress else { return [] }
      let count = Int(walk(first, Int32(limit)))
      return (0..<count).compactMap { frames[$0].map { UInt(bitPattern: $0) } }
    }
  }

  /// Returns the file that contains an address and the offset in that file, or nil if no file contains the address.
  static func file(of address: UInt) -> (path: String, offset: UInt)? {
    var info: FileInformation = (nil, nil, nil, nil)
    guard let locate, locate(UnsafeRawPointer(bitPattern: address), &info) != 0, let base = info.base, let name = info.name else {
      return nil
    }
    let path = String(cString: name)
    let isProgram = !path.hasPrefix("/") || path == CommandLine.arguments[0]
    return (isProgram ? "/proc/self/exe" : path, address - UInt(bitPattern: base))
  }

  /// Returns the mangled name of the function that contains an address, or nil if the function is unknown.
  static func symbol(at address: UInt) -> String? {
    guard let (path, offset) = file(of: address) else { return nil }
    return tables.withLock { tables in
      let table = tables[path] ?? SymbolTable(file: path)
      tables[path] = table
      return table.name(at: offset)
    }
  }

  /// Returns a demangled name, or the name itself if it is not a mangled Swift name.
  static func readable(_ symbol: String) -> String {
    guard let demangle, let made = demangle(symbol, symbol.utf8.count, nil, nil, 0) else { return symbol }
    defer { free(made) }
    // For example, "App.Row.count.modify : Swift.Int with unmangled suffix ".resume.0"".
    return String(cString: made).components(separatedBy: " with unmangled suffix ")[0]
  }

  /// Returns the property name for the description of a computed key path, which contains the address of the property's getter. Returns
  /// nil if the text has another form or if the function is unknown.
  static func property(inKeyPath text: String) -> String? {
    guard let start = text.range(of: "<computed 0x"), let address = UInt(text[start.upperBound...].prefix { $0.isHexDigit }, radix: 16)
    else { return nil }
    if let known = properties.withLock({ $0[address] }) { return known }
    // For example, "key path getter for Shop.Prices.euros : Swift.Int : Shop.Prices".
    let getter = symbol(at: address).map { readable($0).components(separatedBy: " : ")[0] }
    let name = getter?.split(separator: ".").last.map(String.init)
    properties.withLock { $0[address] = .some(name) }
    return name
  }

  /// Returns the description of a key path with the names of its computed properties in place of the addresses of their getters.
  static func naming(keyPath text: String) -> String {
    text.replacing(/<computed 0x[0-9a-fA-F]+ \((?:[^()]|\([^()]*\))*\)>/) { match in
      let part = String(match.output)
      guard let name = property(inKeyPath: part), name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return part }
      return name
    }
  }
}
