// The private channel of the stream is asked for until it is there.

import { afterEach, expect, it, vi } from 'vitest'
import { ok, refused, until } from '../../../../browser/test/served.tsx'
import { signedIn, signedOut } from '../session/session.ts'
import { listen, startStream } from './stream.ts'

/** What of a socket the stream uses; opens at once. */
class Socket extends EventTarget {
  readonly OPEN = 1
  readyState = 1
  sent: { type: string; ticket?: string }[] = []
  constructor() {
    super()
    sockets.push(this)
    queueMicrotask(() => this.dispatchEvent(new Event('open')))
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.readyState = 3
    this.dispatchEvent(new CloseEvent('close', { code: 1000 }))
  }
}
const sockets: Socket[] = []
const expires = '2026-11-29T10:00:00.000Z'

afterEach(() => {
  signedOut()
  vi.unstubAllGlobals()
})

it('asks for a ticket again where there was none to be had, and fetches what it missed', async () => {
  let asked = 0
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('fetch', async () => {
    asked += 1
    if (asked < 3) return refused(503, 'Please try again.', 'unavailable')
    return ok({ ticket: 'of-a-test', expires })
  })
  const missed = vi.fn()
  listen({ event: () => {}, missed })
  signedIn({ access: { token: 'access', expires } })
  startStream()
  const authenticated = () => sockets.flatMap(({ sent }) => sent).filter(({ ticket }) => ticket)
  await until(() =>
    expect(authenticated()).toEqual([{ type: 'authenticate', ticket: 'of-a-test' }]),
  )
  expect([asked, sockets.length, missed.mock.calls.length]).toEqual([3, 1, 1])
})
