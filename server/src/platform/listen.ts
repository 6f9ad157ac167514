// Hears what transactions say on a channel of PostgreSQL when they commit, on a connection of its
// own that comes back by itself. What was said while it was away is not heard.

import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Loop } from './repeat.ts'

export function listenOn(
  options: pg.ClientConfig,
  channel: string,
  {
    heard,
    log,
    againMs = 1_000,
  }: {
    readonly heard: (payload: string) => void
    readonly log: (message: string) => void
    readonly againMs?: number
  },
): Loop {
  const stopping = new AbortController()
  const running = (async () => {
    while (!stopping.signal.aborted) {
      const error = await untilLost(options, channel, heard, stopping.signal).catch(String)
      if (stopping.signal.aborted) return
      log(`listening to ${channel} ended${error ? `: ${error}` : ''}; it goes on`)
      await sleep(againMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  })()
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

async function untilLost(
  options: pg.ClientConfig,
  channel: string,
  heard: (payload: string) => void,
  stopping: AbortSignal,
): Promise<void> {
  const client = new pg.Client({ ...options, connectionTimeoutMillis: 5_000 })
  let end = () => {}
  const lost = new Promise<void>((done) => {
    end = done
  })
  client.once('end', end)
  client.on('error', end)
  stopping.addEventListener('abort', end)
  client.on('notification', ({ payload = '' }) => heard(payload))
  try {
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    await lost
  } finally {
    // The next connection has one of its own: an hour of outage has thousands.
    stopping.removeEventListener('abort', end)
    await client.end().catch(() => {})
  }
}
