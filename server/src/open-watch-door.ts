// The door of those who watch over an install: a port of its own with the metrics, and how each
// part is. It asks nobody who they are, so it listens on this machine alone unless that is set.

import { createServer, type ServerResponse } from 'node:http'
import { second } from '#kernel/time.ts'
import { type Health, type PartFacts, readHealth } from './health-parts.ts'
import type { Database } from './platform/db.ts'
import { expose, exposition, inForm, type Measured, measured } from './platform/measure.ts'
import { WrongSetting } from './platform/wrong-setting.ts'
import { connectionsOf, openGauges } from './read-gauges.ts'
import type { Figures } from './trading/read-figures.ts'

export type WatchDoor = {
  /** Where it listens; null where nobody watches. */
  readonly url: string | null
  /** The install that this process leads from now on. */
  readonly show: (facts: PartFacts) => void
  readonly close: () => Promise<void>
}

type DoorDeps = {
  readonly config: { readonly metricsPort: number | null; readonly metricsHost: string }
  readonly db: Database
}

/** Told by a process that leads nothing yet. */
const standsBy: Health = {
  isReady: false,
  parts: { lead: { state: 'down', says: 'Another server leads, or it starts.' } },
}

export async function openWatchDoor({ config, db }: DoorDeps): Promise<WatchDoor> {
  const { metricsPort, metricsHost } = config
  let shown: PartFacts | undefined
  const show = (facts: PartFacts) => {
    shown = facts
  }
  if (metricsPort === null) return { url: null, show, close: async () => {} }
  const gauges = openGauges()
  const health = async () => (shown ? readHealth(shown) : standsBy)
  const text = async () => {
    const all: Measured[] = [
      await measured('web'),
      await inForm(connectionsOf('web', db.connections())),
    ]
    if (!shown) return expose([...all, await inForm([{ name: 'lead', value: 0 }])])
    const figures = await answered(shown.trading.trading()?.figures())
    const { parts } = await readHealth(shown)
    all.push(await inForm(await gauges({ ...shown, parts, figures })))
    return expose(figures?.thread ? [...all, figures.thread.measured] : all)
  }
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? ''
    const asked = request.method === 'GET' || request.method === 'HEAD' ? answers[path] : undefined
    if (!asked) return say(response, 404, 'text/plain', 'not found\n')
    asked(response, { health, text }).catch(() => say(response, 500, 'text/plain', 'failed\n'))
  })
  server.headersTimeout = 5 * second
  server.requestTimeout = 5 * second
  await new Promise<void>((done, failed) => {
    server.once('error', (error) =>
      failed(new WrongSetting(`METRICS_PORT cannot be listened on: ${error.message}`)),
    )
    server.listen(metricsPort, metricsHost, done)
  })
  const at = server.address()
  const host = metricsHost.includes(':') ? `[${metricsHost}]` : metricsHost
  const port = typeof at === 'object' && at ? at.port : metricsPort
  return {
    url: `http://${host}:${port}`,
    show,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

type Asked = { readonly health: () => Promise<Health>; readonly text: () => Promise<string> }

const answers: Readonly<Record<string, (response: ServerResponse, asked: Asked) => Promise<void>>> =
  {
    '/metrics': async (response, { text }) => say(response, 200, exposition.type, await text()),
    '/livez': async (response) => say(response, 200, 'text/plain', 'ok\n'),
    '/readyz': async (response, { health }) => {
      const { isReady } = await health()
      say(response, isReady ? 200 : 503, 'text/plain', isReady ? 'ready\n' : 'not ready\n')
    },
    '/health': async (response, { health }) => {
      const { isReady, parts } = await health()
      const told = JSON.stringify({ ready: isReady, parts }, null, 2)
      say(response, isReady ? 200 : 503, 'application/json', `${told}\n`)
    },
  }

function say(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text)
}

/** Undefined where trading does not answer: what else is known is told all the same. */
async function answered(asked: Promise<Figures> | undefined): Promise<Figures | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((done) => {
    timer = setTimeout(() => done(undefined), 2 * second)
  })
  return Promise.race([asked?.catch(() => undefined), late]).finally(() => clearTimeout(timer))
}
