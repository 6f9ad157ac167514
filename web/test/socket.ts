// The stream's socket at the network's edge: it never opens.

import { vi } from 'vitest'

class TestSocket extends EventTarget {
  static readonly OPEN = 1
  readyState = 0
  send(): void {}
  close(): void {}
}

export function stubSocket(): void {
  vi.stubGlobal('WebSocket', TestSocket)
}
