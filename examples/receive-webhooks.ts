// Hears what happens instead of asking: a small server that takes messages of a webhook, believes
// only those that are signed, and hands on each once.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { verifyWebhook, type WebhookEvent } from '#client/verify-webhook.ts'

export type Receiving = { readonly url: string; readonly close: () => void }

type Options = {
  /** Asked for at each message: it comes after the address that it is made for. */
  readonly secret: () => string
  readonly onEvent: (event: WebhookEvent) => void
  readonly now?: () => number
}

export async function receiveWebhooks({
  secret,
  onEvent,
  now = Date.now,
}: Options): Promise<Receiving> {
  const seen = new Set<string>()
  const server = createServer(async (request, reply) => {
    let body = ''
    for await (const part of request) body += part
    const { headers } = request
    const event = verifyWebhook({ headers, body }, { secret: secret(), nowMs: now() })
    if ('refused' in event) return reply.writeHead(400).end(event.refused)
    // The answer first: what takes long is done afterwards.
    reply.writeHead(204).end()
    if (seen.has(event.id)) return
    seen.add(event.id)
    onEvent(event)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}
