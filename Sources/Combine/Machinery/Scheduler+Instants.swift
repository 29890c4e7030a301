extension Scheduler {
  /// Whether an instant has come, up to what schedulers that count seconds lose by rounding.
  func hasCome(_ instant: SchedulerTimeType, by now: SchedulerTimeType) -> Bool {
    now.distance(to: instant) <= .microseconds(1)
  }
}
