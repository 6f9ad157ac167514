// A port that nobody listens on.

import { once } from 'node:events'
import { createServer } from 'node:net'

/** Free when it was asked for, which is as good as it gets. */
export async function freePort(): Promise<number> {
  const [port] = await freePorts(1)
  if (port === undefined) throw new Error('no port is free')
  return port
}

/** That many, of which none is another. */
export async function freePorts(count: number): Promise<number[]> {
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(probes.map((probe) => once(probe, 'listening')))
  return Promise.all(
    probes.map(async (probe) => {
      const address = probe.address()
      probe.close()
      await once(probe, 'close')
      if (typeof address !== 'object' || address === null) throw new Error('no port is free')
      return address.port
    }),
  )
}
