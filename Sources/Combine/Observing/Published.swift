/// A property of a class that publishes its new values. Before the property changes, its subscribers receive the new value.
@propertyWrapper
public struct Published<Value> {
  /// The storage of the value. It must be the only stored property, because `ObservableProperties` relies on that.
  var storage: PublishedStorage<Value>

  /// Creates a property with an initial value, as a declaration with `=` does.
  public init(wrappedValue: Value) {
    storage = PublishedStorage(wrappedValue)
  }

  /// Creates a property with an initial value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Not for direct use: the compiler accesses the value through the static subscript, which works only in classes.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("Published.wrappedValue was used outside of a class. @Published works on properties of classes only.") }
    set { fatalError("Published.wrappedValue was set outside of a class. @Published works on properties of classes only.") }
  }

  /// The publisher of the property, written `$property`. It sends the current value (B10.02) and then each new one.
  ///
  /// Setting it to the publisher of another property makes this property follow the other one, as `assign(to:)` does. Each keeps its own
  /// value.
  public var projectedValue: Published<Value>.Publisher {
    get { Publisher(storage: storage) }
    nonmutating set { if newValue.storage !== storage { newValue.subscribe(PublishedSubscriber(storage)) } }
  }

  /// The value of the property, accessed by the compiler.
  public static subscript<EnclosingSelf>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value where EnclosingSelf: AnyObject {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.value = newValue }
  }
}
