/// The name of `ObservedObject` in the summer of 2019 (B10.12).
@available(*, deprecated, message: "Use ObservedObject.")
public typealias ObjectBinding<BindableObjectType: BindableObject> = ObservedObject<BindableObjectType>
