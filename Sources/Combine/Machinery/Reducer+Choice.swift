extension Reducer where Input == Downstream.Input {
  /// Creates a link that emits the first value for which `match` returns `.done`.
  static func first(
    _ name: String, _ downstream: Downstream, mapFailure: @escaping (Failure) -> Downstream.Failure,
    match: @escaping (Input) -> Progress
  ) -> Reducer {
    var found: Input?
    return Reducer(
      name, downstream, mapFailure: mapFailure,
      take: { value in
        let progress = match(value)
        if case .done = progress { found = value }
        return progress
      },
      conclude: { found })
  }
}

extension Reducer where Input == Downstream.Input {
  /// Creates a link that emits the best value at the end, if there is one. The arguments of `replaces` are a value and the best value so
  /// far, which is nil until a value has been accepted.
  static func best(
    _ name: String, _ downstream: Downstream, mapFailure: @escaping (Failure) -> Downstream.Failure,
    replaces: @escaping (Input, Input?) -> Bool
  ) -> Reducer {
    var best: Input?
    return Reducer(
      name, downstream, mapFailure: mapFailure,
      take: { value in
        if replaces(value, best) { best = value }
        return .more
      },
      conclude: { best })
  }
}

extension Reducer where Input == Downstream.Input, Downstream.Failure == any Error {
  /// Creates a link that emits the best value at the end. If the comparison throws an error, the pipeline fails.
  static func best(
    _ name: String, _ downstream: Downstream, mapFailure: @escaping (Failure) -> any Error,
    tryReplaces: @escaping (Input, Input?) throws -> Bool
  ) -> Reducer {
    var best: Input?
    return Reducer(
      name, downstream, mapFailure: mapFailure,
      take: { value in
        do { if try tryReplaces(value, best) { best = value } } catch { return .fail(error) }
        return .more
      },
      conclude: { best })
  }
}
