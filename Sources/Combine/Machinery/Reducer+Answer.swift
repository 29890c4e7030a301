extension Reducer where Downstream.Input == Bool, Failure == Downstream.Failure {
  /// A link with one answer: `unless` at the end, but its contrary at the first value that settles the matter.
  static func answer(_ name: String, _ downstream: Downstream, unless answer: Bool, settles: @escaping (Input) -> Bool) -> Reducer {
    judgement(name, downstream, mapFailure: { $0 }, unless: answer) { settles($0) ? .done : .more }
  }
}

extension Reducer where Downstream.Input == Bool, Downstream.Failure == any Error {
  /// A link with one answer, as above, where looking at a value may throw, which fails the pipeline.
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
  /// A link whose answer changes from `answer` to its contrary with the value that `judge` is done with.
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
