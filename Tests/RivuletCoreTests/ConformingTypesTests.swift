import RivuletCore
import Testing

protocol ListedByCompiler {
  static var name: String { get }
}

protocol ListedWithAssociatedType {
  associatedtype Value
}

struct ListedStruct: ListedByCompiler, ListedWithAssociatedType {
  typealias Value = Int
  static let name = "struct"
}

enum ListedOuter {
  enum Listed: ListedByCompiler {
    static let name = "nested enum"
  }
}

final class ListedClass: ListedByCompiler {
  static let name = "class"
}

struct ListedGeneric<T>: ListedByCompiler {
  static var name: String { "generic" }
}

extension Int: ListedByCompiler {
  static var name: String { "type of another module" }
}

/// The types of a program by their conformance.
struct ConformingTypesTests {
  @Test func `all types that conform are found, but for generic ones`() {
    let types = ConformingTypes.all(of: (any ListedByCompiler).self).compactMap { $0 as? any ListedByCompiler.Type }
    #expect(types.map { $0.name }.sorted() == ["class", "nested enum", "struct", "type of another module"])
  }

  @Test func `protocols with associated types are looked up alike`() {
    let types = ConformingTypes.all(of: (any ListedWithAssociatedType).self)
    #expect(types.map { ObjectIdentifier($0) } == [ObjectIdentifier(ListedStruct.self)])
  }
}
