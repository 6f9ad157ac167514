// What stands before servers on this machine: takes TLS at one port, and passes on to whoever
// answers for the name that was asked for.

import { type AddressInfo, connect, type Socket } from 'node:net'
import { createServer, type TLSSocket } from 'node:tls'
import type { Certificate } from './certificate.ts'

export type TlsFront = {
  readonly port: number
  readonly close: () => Promise<void>
}

/** `portOf` says who answers for a name; 0: nobody. */
export async function startTlsFront(
  { key, certificate }: Pick<Certificate, 'key' | 'certificate'>,
  portOf: (name: string) => number,
): Promise<TlsFront> {
  const sockets = new Set<Socket>()
  const front = createServer({ key, cert: certificate }, (socket: TLSSocket) => {
    const inner = connect(portOf(String(socket.servername)), '127.0.0.1')
    for (const [one, other] of [
      [socket, inner],
      [inner, socket],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  front.on('tlsClientError', () => {})
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  return {
    port: (front.address() as AddressInfo).port,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => front.close(resolve))
    },
  }
}
