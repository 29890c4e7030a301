extension Reducer where Downstream.Input == Bool, Failure == Downstream.Failure {
  /// Creates a link that emits one Boolean value: `unless` at the end, or its opposite as soon as a value settles the result.
  static func answer(_ name: String, _ downstream: Downstream, unless answer: Bool, settles: @escaping (Input) -> Bool) -> Reducer {
    judgement(name, downstream, mapFailure: { $0 }, unless: answer) { settles($0) ? .done : .more }
  }
}

extension Reducer where Downstream.Input == Bool, Downstream.Failure == any Error {
  /// Creates a link that emits one Boolean value. If the closure throws an error for a value, the pipeline fails.
  static func answer(
    _ name: String, _ downstream: Downstream, mapFailure: @escaping (Failure) -> any Error, unless answer: Bool,
    settles: @escaping (Input) throws -> Bool
  ) -> Reducer {
    judgement(name, downstream, mapFailure: mapFailure, unless: answer) { value in
      do { return try settles(value) ? .done : .more } catch { return .fail(error) }
    }
  }
}

extension Reducer where Downstream.Input == Bool {
  /// Creates a link that emits `answer` at the end, or its opposite as soon as `judge` returns `.done` for a value.
  private static func judgement(
    _ name: String, _ downstream: Downstream, mapFailure: @escaping (Failure) -> Downstream.Failure, unless answer: Bool,
    judge: @escaping (Input) -> Progress
  ) -> Reducer {
    var result = answer
    return Reducer(
      name, downstream, mapFailure: mapFailure, initial: answer,
      take: { value in
        let progress = judge(value)
        if case .done = progress { result = !answer }
        return progress
      },
      conclude: { result })
  }
}
