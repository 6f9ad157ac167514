// Looks ten times a second for what clients are to be told. Nobody calls it: what PostgreSQL would
// call out at a commit (`notify`) makes commits wait for each other.

import type { Db } from '#server/platform/db.ts'
import { type Loop, repeat } from '#server/platform/repeat.ts'
import type { StreamHub } from '#server/platform/stream.ts'
import { deliverTellings, type Transport } from './tellings/deliver-tellings.ts'

const pauseMs = 100

export function startTelling(db: Db, transport: Transport, log: (message: string) => void): Loop {
  return repeat({ name: 'telling clients', pauseMs, log }, async () =>
    (await deliverTellings(db, transport)) > 0 ? 'more' : 'done',
  )
}

/** To the sockets of this process. */
export function tellOn(hub: StreamHub): Transport {
  return ({ clientId, messages }) => {
    if (!hub.hears(clientId)) return
    for (const message of messages) hub.sendTo(clientId, message)
  }
}
