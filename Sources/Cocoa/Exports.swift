@_exported public import AppKit
@_exported public import Foundation
