@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import RivuletFoundation
@_exported public import class RivuletNames.NSAlert
@_exported public import var RivuletNames.NSApp
@_exported public import class RivuletNames.NSAppearance
@_exported public import class RivuletNames.NSApplication
@_exported public import protocol RivuletNames.NSApplicationDelegate
@_exported public import class RivuletNames.NSBezierPath
@_exported public import class RivuletNames.NSBitmapImageRep
@_exported public import class RivuletNames.NSColor
@_exported public import class RivuletNames.NSColorSpace
@_exported public import enum RivuletNames.NSCompositingOperation
@_exported public import class RivuletNames.NSCursor
@_exported public import class RivuletNames.NSDataAsset
@_exported public import typealias RivuletNames.NSDataAssetName
@_exported public import struct RivuletNames.NSDirectionalEdgeInsets
@_exported public import typealias RivuletNames.NSEdgeInsets
@_exported public import class RivuletNames.NSEvent
@_exported public import typealias RivuletNames.NSFont
@_exported public import class RivuletNames.NSGraphicsContext
@_exported public import class RivuletNames.NSImage
@_exported public import enum RivuletNames.NSLineBreakMode
@_exported public import class RivuletNames.NSMutableParagraphStyle
@_exported public import class RivuletNames.NSOpenPanel
@_exported public import class RivuletNames.NSParagraphStyle
@_exported public import class RivuletNames.NSPasteboard
@_exported public import class RivuletNames.NSResponder
@_exported public import class RivuletNames.NSSavePanel
@_exported public import class RivuletNames.NSScreen
@_exported public import class RivuletNames.NSSound
@_exported public import class RivuletNames.NSStringDrawingContext
@_exported public import struct RivuletNames.NSStringDrawingOptions
@_exported public import enum RivuletNames.NSTextAlignment
@_exported public import struct RivuletNames.NSUnderlineStyle
@_exported public import class RivuletNames.NSWindow
@_exported public import class RivuletNames.NSWorkspace
