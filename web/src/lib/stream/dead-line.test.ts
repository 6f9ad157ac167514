// A line that dies without a word, and over which a farewell is not answered either.

import { afterEach, expect, it, vi } from 'vitest'
import { startStream, useStream } from './stream.ts'

/** Whether what is sent arrives; where it does not, nothing ever happens to a socket. */
let isCut = false

class Socket extends EventTarget {
  readonly OPEN = 1
  readyState = 0
  constructor() {
    super()
    sockets.push(this)
    if (isCut) return
    this.readyState = 1
    queueMicrotask(() => this.dispatchEvent(new Event('open')))
  }
  send(text: string) {
    const asked: { type: string; id: number } = JSON.parse(text)
    if (isCut || asked.type !== 'ping') return
    const data = JSON.stringify({ type: 'pong', id: asked.id, server_time: Date.now() })
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })))
  }
  close() {
    this.readyState = isCut ? 2 : 3
    if (!isCut) this.dispatchEvent(new CloseEvent('close', { code: 1000 }))
  }
}
const sockets: Socket[] = []

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('says that it is lost, and comes back by itself', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  startStream()
  await vi.advanceTimersByTimeAsync(30_000)
  expect([useStream.getState().state, sockets.length]).toEqual(['open', 1])

  isCut = true
  await vi.advanceTimersByTimeAsync(20_000)
  expect(useStream.getState()).toMatchObject({ state: 'lost', latencyMs: null })
  // One that does not come about is given up too.
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sockets.length).toBeGreaterThan(2)
  expect(useStream.getState().state).toBe('lost')

  isCut = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect(useStream.getState().state).toBe('open')
  expect(sockets.filter(({ readyState }) => readyState === 1).length).toBe(1)
})
