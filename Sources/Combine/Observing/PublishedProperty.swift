/// Tells fields that are `@Published` properties from others, whatever their value type.
protocol PublishedProperty {}

extension Published: PublishedProperty {}
