public import Foundation

/// The Core Foundation name of a URL.
public typealias CFURL = URL

/// The Core Foundation name of a string.
public typealias CFString = String

/// The Core Foundation name of an array.
public typealias CFArray = [Any]

/// The Core Foundation name of a dictionary.
public typealias CFDictionary = [AnyHashable: Any]

/// The Core Foundation name of bytes.
public typealias CFData = Data

/// The Core Foundation name of mutable bytes.
public typealias CFMutableData = NSMutableData
