import Foundation
import FoundationNetworking

/// The subscription of a data task's subscriber. The first request starts the task, and cancelling the subscription stops it.
final class DataTaskSubscription<Downstream: Subscriber>: Subscription
where Downstream.Input == (data: Data, response: URLResponse), Downstream.Failure == URLError {
  private let lock = NSLock()
  private let request: URLRequest
  private let session: URLSession
  private var downstream: Downstream?
  private var task: URLSessionDataTask?

  /// Creates a subscription without starting its task.
  init(request: URLRequest, session: URLSession, downstream: Downstream) {
    self.request = request
    self.session = session
    self.downstream = downstream
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let finish = UncheckedSendable(self.finish)
    let starting = lock.withLock { () -> URLSessionDataTask? in
      guard downstream != nil, task == nil else { return nil }
      task = session.dataTask(with: request) { finish.value($0, $1, $2) }
      return task
    }
    starting?.resume()
  }

  func cancel() {
    release().task?.cancel()
  }

  /// Forwards the result of the task.
  private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    guard let receiver = release().downstream else { return }
    if let response, error == nil {
      _ = receiver.receive((data ?? Data(), response))
      receiver.receive(completion: .finished)
    } else {
      receiver.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
  }

  /// Ends the subscription. Returns the references that it held, so that the caller can release them outside the lock.
  private func release() -> (downstream: Downstream?, task: URLSessionDataTask?) {
    lock.withLock {
      defer {
        downstream = nil
        task = nil
      }
      return (downstream, task)
    }
  }
}

extension DataTaskSubscription: PipelineLink {
  var description: String { "DataTaskPublisher" }

  var customMirror: Mirror {
    let (task, downstream) = lock.withLock { (self.task, self.downstream) }
    return Mirror(self, children: ["task": task as Any, "downstream": downstream as Any, "request": request])
  }
}
