// Hears what transactions say on a channel of PostgreSQL when they commit, on a connection of its
// own that comes back by itself. What was said while it was away is not heard.

import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Loop } from './repeat.ts'

const againMs = 1_000

export function listenOn(
  options: pg.ClientConfig,
  channel: string,
  {
    heard,
    log,
  }: {
    readonly heard: (payload: string) => void
    readonly log: (message: string) => void
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
  const lost = new Promise<void>((done) => {
    client.once('end', done)
    client.on('error', () => done())
    stopping.addEventListener('abort', () => done(), { once: true })
  })
  client.on('notification', ({ payload = '' }) => heard(payload))
  try {
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    await lost
  } finally {
    await client.end().catch(() => {})
  }
}
