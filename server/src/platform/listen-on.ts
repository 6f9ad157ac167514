// Listens for HTTP. "localhost" is two addresses, and browsers try either first: what comes in on
// the others is handed to the one server, with all that it refuses.

import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** To be called before the app is ready. */
export function listenWith(app: FastifyInstance) {
  const others: Server[] = []
  app.addHook('preClose', async () => {
    for (const other of others) other.close()
  })
  return async ({ host, port }: { host: string; port: number }): Promise<void> => {
    await app.listen({ host, port })
    if (host !== 'localhost') return
    const address = app.server.address()
    if (typeof address !== 'object' || address === null) return
    for (const { address: other } of await lookup(host, { all: true }).catch(() => [])) {
      if (other === address.address) continue
      const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
        app.server.emit('connection', socket),
      )
      // An address that cannot be listened on is done without.
      const isOpen = await once(server.listen(address.port, other), 'listening').catch(() => false)
      if (isOpen) others.push(server)
    }
  }
}
