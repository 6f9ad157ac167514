// The stream’s socket at the network’s edge: it says what a test says.

import { vi } from 'vitest'
import type { StreamMessage } from '#contract/client/stream.ts'

let newest: TestSocket | undefined

class TestSocket extends EventTarget {
  readonly OPEN = 1
  readyState = 0
  constructor() {
    super()
    newest = this
  }
  send(): void {}
  close(): void {
    this.readyState = 3
    this.dispatchEvent(new CloseEvent('close', { code: 1000 }))
  }
}

export function stubSocket(): void {
  vi.stubGlobal('WebSocket', TestSocket)
}

/** What the server tells the screens that are open. */
export function hear(message: StreamMessage): void {
  newest?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
}
