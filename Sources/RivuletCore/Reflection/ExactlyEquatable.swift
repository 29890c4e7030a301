/// A type whose `==` holds only for values that cannot be distinguished, even at the ends of a chain of equal values.
package protocol ExactlyEquatable: Equatable {}

extension String: ExactlyEquatable {}
