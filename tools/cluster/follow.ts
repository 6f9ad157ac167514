// Sockets of the stream that come back as those of a page do, and for how long they were without a
// word.

import { WebSocket } from 'ws'
import { retryDelay } from '#browser/page/retry-delay.ts'
import { streamPath } from '#contract/shared/stream-path.ts'

export type Followers = {
  /** The longest that one of them heard nothing since then, in milliseconds. */
  readonly longestOut: (since: number) => number
  readonly close: () => void
}

type Silence = { readonly from: number; readonly to: number }

/** They ask so often that an answer tells whether the socket lives. */
const pingEveryMs = 200
/** As pages have it: nothing for so long means a connection that died without a word. */
const silenceMs = 12_000

export function followStream(site: string, count: number): Followers {
  const all = Array.from({ length: count }, () => follow(site))
  return {
    longestOut: (since) => Math.max(0, ...all.map(({ longestOut }) => longestOut(since))),
    close: () => {
      for (const one of all) one.close()
    },
  }
}

function follow(site: string): Followers {
  const silences: Silence[] = []
  let heardAt = performance.now()
  let openedAt = heardAt
  let isClosed = false
  let tries = 0
  let socket: WebSocket | undefined
  const connect = () => {
    if (isClosed) return
    openedAt = performance.now()
    const opening = new WebSocket(new URL(streamPath, site.replace(/^http/, 'ws')))
    socket = opening
    opening.on('message', () => {
      tries = 0
      const now = performance.now()
      if (now - heardAt > pingEveryMs) silences.push({ from: heardAt, to: now })
      heardAt = now
    })
    opening.on('error', () => {})
    opening.once('close', () => {
      tries += 1
      setTimeout(connect, retryDelay(tries, Math.random()))
    })
  }
  connect()
  const asking = setInterval(() => {
    if (socket?.readyState === WebSocket.OPEN) socket.send('{"type":"ping","id":1}')
    const quiet = performance.now() - Math.max(heardAt, openedAt)
    if (quiet > silenceMs) socket?.terminate()
  }, pingEveryMs)
  return {
    longestOut: (since) => {
      const ended = silences.filter(({ to }) => to > since)
      return Math.max(0, ...[...ended, { from: heardAt, to: performance.now() }].map(lengthOf))
    },
    close: () => {
      isClosed = true
      clearInterval(asking)
      socket?.terminate()
    },
  }
}

const lengthOf = ({ from, to }: Silence) => to - from
