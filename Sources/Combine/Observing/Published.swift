/// A property of a class that publishes its new values. Subscribers receive a new value before the property changes.
@propertyWrapper
public struct Published<Value> {
  /// The storage of the value. It must be the only stored property, as `ObservableProperties` requires.
  var storage: PublishedStorage<Value>

  /// Creates a property with an initial value, as a declaration with `=` does.
  public init(wrappedValue: Value) {
    storage = PublishedStorage(wrappedValue)
  }

  /// Creates a property with an initial value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The value of the property. The compiler uses the static subscript instead, which is available only in classes.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("Published.wrappedValue was used outside of a class. @Published works on properties of classes only.") }
    set { fatalError("Published.wrappedValue was set outside of a class. @Published works on properties of classes only.") }
  }

  /// The publisher of the property, written `$property`. It emits the current value (B10.02), followed by each new value.
  ///
  /// If it is set to the publisher of another property, this property follows that one, as with `assign(to:)`. Each property keeps its
  /// own value.
  public var projectedValue: Published<Value>.Publisher {
    get { Publisher(storage: storage) }
    nonmutating set { if newValue.storage !== storage { newValue.subscribe(PublishedSubscriber(storage)) } }
  }

  /// The value of the property, as accessed by the compiler.
  public static subscript<EnclosingSelf>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value where EnclosingSelf: AnyObject {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.value = newValue }
  }
}
