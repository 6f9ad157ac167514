// A second server on the same database stands by: it passes everything on to the first, and takes
// over when that ends.

import type { Server } from 'node:http'
import { createHttpServer, type ServerOptions, takeSockets } from './http-server.ts'
import type { Leader } from './leadership.ts'
import { passOnTo } from './pass-on.ts'

/** Passes requests and WebSockets on to whoever `leader` names at the time. */
export function createStandby(
  leader: () => Promise<Leader | undefined>,
  options: Omit<ServerOptions, 'standbyPass'>,
): Server {
  const { request, socket, shown } = passOnTo(leader, options.headers)
  const server = createHttpServer(
    (incoming, outgoing) => {
      // Of itself, whoever leads.
      if (incoming.url === '/livez') {
        outgoing
          .writeHead(200, { ...options.headers, 'content-type': 'text/plain; charset=utf-8' })
          .end('ok\n')
      } else request(incoming, outgoing)
    },
    { ...options, standbyPass: shown },
  )
  takeSockets(server, socket)
  return server
}
