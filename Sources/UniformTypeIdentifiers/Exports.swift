@_exported public import RivuletFoundation
