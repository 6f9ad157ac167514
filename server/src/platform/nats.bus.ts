// The bus over core NATS, which an operator runs beside several processes of one install. It starts
// and goes on without: then nobody is reached, and nothing is kept for later.
// https://docs.nats.io/nats-concepts/core-nats

import { setTimeout as wait } from 'node:timers/promises'
import type { NatsConnection } from '@nats-io/transport-node'
import { type Bus, type BusDeps, openBus, type Wire } from './bus.ts'
import { homeCell } from './cell.ts'

export type NatsPlace = {
  /** Of one server, or of several with commas between. */
  readonly natsUrl: string
  /** Among whose processes it is. */
  readonly cell: number
}

export function openNatsBus({ natsUrl, cell }: NatsPlace, deps: BusDeps): Bus {
  return openBus(natsWire(natsUrl, prefixOf(cell), deps.log), { ...deps, cell })
}

/** Of an install among whatever else is on the same NATS, and of a cell of it. */
function prefixOf(cell: number): string {
  return cell === homeCell ? 'truestrike' : `truestrike.cell${cell}`
}

const againAfterMs = 500

type Ear = {
  readonly subject: string
  readonly hear: (envelope: Uint8Array) => void
  deafen: (() => void) | undefined
}

function natsWire(natsUrl: string, prefix: string, log: (message: string) => void): Wire {
  const ears = new Set<Ear>()
  let connection: NatsConnection | undefined
  let isUp = false
  const listen = (ear: Ear) => {
    const callback = (error: Error | null, { data }: { readonly data: Uint8Array }) => {
      if (!error) ear.hear(data)
    }
    const subscription = connection?.subscribe(`${prefix}.${ear.subject}`, { callback })
    ear.deafen = () => subscription?.unsubscribe()
  }
  const giveUp = new AbortController()
  const follow = async () => {
    connection = await connectTo(natsUrl)
    if (giveUp.signal.aborted) return connection.close()
    isUp = true
    for (const ear of ears) listen(ear)
    for await (const { type } of connection.status()) {
      if (type !== 'disconnect' && type !== 'reconnect') continue
      isUp = type === 'reconnect'
      log(isUp ? 'NATS is there again.' : 'NATS is gone: other processes are not reached.')
    }
  }
  /** Whoever runs it may start it later, or mend how we are let in. Each reason is told once. */
  const start = async () => {
    let told = ''
    while (!giveUp.signal.aborted) {
      await follow().catch((error) => {
        if (told !== String(error)) log(`NATS does not let us in: ${String(error)}`)
        told = String(error)
      })
      isUp = false
      connection = undefined
      await wait(againAfterMs, undefined, { signal: giveUp.signal }).catch(() => {})
    }
  }
  const started = start()
  return {
    publish: (subject, envelope) => {
      if (isUp) connection?.publish(`${prefix}.${subject}`, envelope)
    },
    subscribe: (subject, hear) => {
      const ear: Ear = { subject, hear, deafen: undefined }
      ears.add(ear)
      if (connection) listen(ear)
      return () => {
        ears.delete(ear)
        ear.deafen?.()
      }
    },
    close: async () => {
      giveUp.abort()
      if (isUp) await connection?.flush().catch(() => {})
      await connection?.close()
      if (connection) await started
    },
  }
}

/** Comes back to it for ever, once it was there. */
async function connectTo(natsUrl: string): Promise<NatsConnection> {
  const { connect } = await import('@nats-io/transport-node')
  const urls = natsUrl.split(',').map((url) => new URL(url.trim()))
  const [first] = urls
  return connect({
    servers: urls.map(({ host }) => host),
    ...(first?.username && {
      user: decodeURIComponent(first.username),
      pass: decodeURIComponent(first.password),
    }),
    ...(first?.protocol === 'tls:' && { tls: {} }),
    noEcho: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    pingInterval: 2_000,
    maxPingOut: 2,
  })
}
