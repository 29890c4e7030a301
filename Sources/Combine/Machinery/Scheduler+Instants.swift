extension Scheduler {
  /// Returns true if an instant has come, tolerating the rounding errors of schedulers that count seconds.
  func hasCome(_ instant: SchedulerTimeType, by now: SchedulerTimeType) -> Bool {
    now.distance(to: instant) <= .microseconds(1)
  }
}
