// Listens for HTTP. "localhost" is two addresses, and browsers try either first: what comes in on
// the others is handed to the one server, with all that it refuses.

import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import type { FastifyInstance } from 'fastify'

type ListenAt = {
  readonly host: string
  readonly port: number
  /** Of the office alone; null: it has none. */
  readonly officePort?: number | null
}

/** To be called before the app is ready. */
export function listenWith(app: FastifyInstance) {
  const others: Server[] = []
  app.addHook('preClose', async () => {
    for (const other of others) other.close()
  })
  const alsoOn = async (port: number, host: string): Promise<void> => {
    const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      app.server.emit('connection', socket),
    )
    await once(server.listen(port, host), 'listening')
    others.push(server)
  }
  const tryAll = async (port: number, hosts: readonly string[]): Promise<void> => {
    // An address that cannot be listened on is done without.
    for (const host of hosts) await alsoOn(port, host).catch(() => {})
  }
  return async ({ host, port, officePort = null }: ListenAt): Promise<void> => {
    await app.listen({ host, port })
    const address = app.server.address()
    if (typeof address !== 'object' || address === null) return
    const all = host === 'localhost' ? await lookup(host, { all: true }).catch(() => []) : []
    const others = all.map((one) => one.address).filter((one) => one !== address.address)
    await tryAll(address.port, others)
    if (officePort === null) return
    await alsoOn(officePort, address.address)
    await tryAll(officePort, others)
  }
}
