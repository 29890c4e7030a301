/// A type whose `==` holds for values alone between which nobody can tell a difference, however many such steps one goes.
package protocol ExactlyEquatable: Equatable {}

extension String: ExactlyEquatable {}
