extension Future where Failure == Never {
  /// Waits for the value.
  final public var value: Output {
    get async {
      for await value in values { return value }
      fatalError("Future.value was awaited in a cancelled task, or the future ended without a value. Check for cancellation first.")
    }
  }
}

extension Future {
  /// Waits for the value, or throws the failure.
  final public var value: Output {
    get async throws {
      for try await value in values { return value }
      throw CancellationError()
    }
  }
}
