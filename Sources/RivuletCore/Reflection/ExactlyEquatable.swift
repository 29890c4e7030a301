/// A type whose `==` holds only for indistinguishable values, including everything reachable from them.
package protocol ExactlyEquatable: Equatable {}

extension String: ExactlyEquatable {}
