#if GTK
import CGTK4
import Dispatch
import Foundation
import RivuletHost

/// The connection between an app's accessible objects and the accessibility bus, where screen readers find them.
///
/// The connection opens with the first window, and reopens when a lost bus becomes available again. Events are sent only to programs
/// that have registered for them or have called this app. Without any such program, the trees hold no elements.
@MainActor
final class AccessibilityBus {
  let objects: AccessibleApplication
  private var session: BusConnection?
  private var bus: BusConnection?
  private var listeners = EventListeners()
  /// The programs that have called this app, each with a watch that reports when the program ends.
  private var readers: [String: guint] = [:]
  private var isConnecting = false
  private var isStopped = false
  private var attempts = 0

  private static let registry = "org.a11y.atspi.Registry"
  /// The number of consecutive failed attempts after which the app only waits for the bus to appear.
  private static let attemptLimit = 5

  init(_ objects: AccessibleApplication) {
    self.objects = objects
  }

  /// Starts looking for the bus. Does nothing if the session has none.
  func start() {
    if Self.knownAddress != nil { return connect() }
    guard SessionBus.exists else { return }
    BusConnection.openSession { [weak self] session in
      guard let self, !isStopped, let session else { return }
      self.session = session
      session.watch("org.a11y.Bus", startsOwner: true) { [weak self] isThere in if isThere { self?.connect() } }
    }
  }

  /// Closes the connection when the app ends.
  func stop() {
    isStopped = true
    bus?.disconnect()
    session?.close()
    lose()
    session = nil
  }

  /// Sends the changes from a turn.
  func update() {
    guard bus != nil, hasListeners else { return }
    // Listeners need every change. Programs that only make calls need changes just to the elements they have requested.
    objects.open(isComplete: !listeners.isEmpty)
    send(objects.update())
    objects.notifyApp()
  }

  private var hasListeners: Bool { !readers.isEmpty || !listeners.isEmpty }

  /// Sends events to the programs that need them.
  func send(_ signals: @autoclosure () -> [BusSignal]) {
    guard let bus, hasListeners else { return }
    for signal in signals() where isWanted(signal) { bus.emit(signal) }
  }

  /// Returns true if any program needs the signal. Programs that have called this app cache its replies and must be notified of changes.
  private func isWanted(_ signal: BusSignal) -> Bool {
    if !readers.isEmpty, signal.category == "Object", ["ChildrenChanged", "PropertyChange", "StateChanged"].contains(signal.name) {
      return true
    }
    return listeners.listen(to: signal)
  }
}

// MARK: - Connection to the bus

extension AccessibilityBus {
  private static var knownAddress: String? {
    let address = ProcessInfo.processInfo.environment["AT_SPI_BUS_ADDRESS"] ?? ""
    return address.isEmpty ? nil : address
  }

  private func connect() {
    guard bus == nil, !isConnecting, !isStopped else { return }
    isConnecting = true
    if let address = Self.knownAddress { return open(address) }
    session?.call("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress") { [weak self] answer in
      guard let address = answer?.first?.text else { self?.retry(); return }
      self?.open(address)
    }
  }

  private func open(_ address: String) {
    guard !isStopped else { return }
    BusConnection.open(address) { [weak self] bus in
      guard let self, !isStopped else { return }
      guard let bus else { return retry() }
      isConnecting = false
      attempts = 0
      self.bus = bus
      serve(on: bus)
    }
  }

  private func serve(on bus: BusConnection) {
    objects.busName = bus.uniqueName
    for path in [AccessiblePath.root, AccessiblePath.cache] { bus.serve(self, at: path) }
    bus.onLoss { [weak self] in
      self?.lose()
      self?.retry()
    }
    bus.subscribe(Self.registry, "/org/a11y/atspi/registry", Self.registry, "EventListenerRegistered") { [weak self] values in
      guard values.count >= 2 else { return }
      self?.listeners.add(values[0].text ?? "", values[1].text ?? "")
      // Changes are reported from this point on, so record the current state first.
      self?.update()
    }
    bus.subscribe(Self.registry, "/org/a11y/atspi/registry", Self.registry, "EventListenerDeregistered") { [weak self] values in
      guard values.count >= 2 else { return }
      self?.listeners.remove(values[0].text ?? "", values[1].text ?? "")
      self?.rest()
    }
    bus.watch(Self.registry, startsOwner: true) { [weak self] isThere in if isThere { self?.embed() } }
  }

  /// Registers the app with the bus and requests the list of registered events.
  private func embed() {
    let reference = objects.reference(.application)
    bus?.call(Self.registry, AccessiblePath.application.text, "org.a11y.atspi.Socket", "Embed", [reference]) { [weak self] answer in
      if let desktop = answer?.first { self?.objects.desktop = desktop }
    }
    bus?.call(Self.registry, "/org/a11y/atspi/registry", Self.registry, "GetRegisteredEvents") { [weak self] answer in
      guard let self else { return }
      listeners.removeAll()
      for entry in answer?.first?.elements ?? [] where entry.elements.count == 2 {
        listeners.add(entry.elements[0].text ?? "", entry.elements[1].text ?? "")
      }
      update()
      for window in objects.windows { send(window.activitySignals()) }
    }
  }

  /// Handles the loss of the bus. The app continues without it.
  private func lose() {
    bus?.close()
    bus = nil
    listeners.removeAll()
    readers = [:]
    objects.close()
  }

  private func retry() {
    isConnecting = false
    guard !isStopped, attempts < Self.attemptLimit else { return }
    attempts += 1
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(250 << attempts)) { [weak self] in
      MainActor.assumeIsolated { self?.connect() }
    }
  }

  /// Discards all elements once the last listener has left.
  private func rest() { if !hasListeners { objects.close() } }
}

// MARK: - Calls from other programs

extension AccessibilityBus: BusServer {
  func interfaces(of path: String) -> [AccessibleInterface] { objects.interfaces(of: path) }

  func answer(_ call: BusCall, from sender: String) -> [BusValue]? {
    note(sender)
    objects.settle()
    let answer = objects.answer(call)
    // The screen reader may move independently of keyboard focus, without a turn.
    if objects.readerHasMoved { update() }
    return answer
  }

  func property(_ name: String, of interface: String, at path: String, for sender: String) -> BusValue? {
    note(sender)
    objects.settle()
    return objects.property(name, of: interface, at: path)
  }

  func setProperty(_ name: String, of interface: String, at path: String, to value: BusValue) -> Bool {
    objects.setProperty(name, of: interface, at: path, to: value)
  }

  /// Tracks a program that has called this app until the program ends.
  private func note(_ reader: String) {
    guard let bus, readers[reader] == nil else { return }
    readers[reader] = bus.watch(reader) { [weak self] isThere in if !isThere { self?.forget(reader) } }
  }

  private func forget(_ reader: String) {
    guard let watch = readers.removeValue(forKey: reader) else { return }
    bus?.endWatch(watch)
    rest()
  }
}
#endif
