/// The name of `ObservedObject` in the summer 2019 betas (B10.12).
@available(*, deprecated, message: "Use ObservedObject.")
public typealias ObjectBinding<BindableObjectType: BindableObject> = ObservedObject<BindableObjectType>
