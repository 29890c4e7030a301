extension Future where Failure == Never {
  /// The future's value. Reading this property suspends the task until the value is available.
  final public var value: Output {
    get async {
      for await value in values { return value }
      fatalError("Future.value was awaited in a cancelled task, or the future ended without a value. Check for cancellation first.")
    }
  }
}

extension Future {
  /// The future's value. Reading this property suspends the task until the value is available, and throws the failure if there is one.
  final public var value: Output {
    get async throws {
      for try await value in values { return value }
      throw CancellationError()
    }
  }
}
