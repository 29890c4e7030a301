/// A property of a class that publishes its coming values: before the property changes, its subscribers get the new value.
@propertyWrapper
public struct Published<Value> {
  /// Where the value lives. The struct holds nothing else: `ObservableProperties` relies on that.
  var storage: PublishedStorage<Value>

  /// A property with a first value, as the declaration with `=` makes it.
  public init(wrappedValue: Value) {
    storage = PublishedStorage(wrappedValue)
  }

  /// A property with a first value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Not for use: the compiler reaches the value through the subscript, which only classes have.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("Published.wrappedValue was used outside of a class. @Published works on properties of classes only.") }
    set { fatalError("Published.wrappedValue was set outside of a class. @Published works on properties of classes only.") }
  }

  /// The publisher of the property, spelled `$property`: sends the current value (B10.02) and then each coming one.
  ///
  /// Setting it to the publisher of another property makes this property follow that one, as `assign(to:)` does; each keeps its own value.
  public var projectedValue: Published<Value>.Publisher {
    get { Publisher(storage: storage) }
    nonmutating set { if newValue.storage !== storage { newValue.subscribe(PublishedSubscriber(storage)) } }
  }

  /// The value of the property, for the compiler.
  public static subscript<EnclosingSelf>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value where EnclosingSelf: AnyObject {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.value = newValue }
  }
}
