// Clients with webhooks on every call there is, and a server of their own that hears what is sent.

import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { dollars } from '#kernel/money.ts'
import { second } from '#kernel/time.ts'
import { endWebhooksOf } from '#server/automation/webhooks/change-webhook.ts'
import {
  type DeliveringDeps,
  deliverMessages,
} from '#server/automation/webhooks/deliver-messages.ts'
import { listMessages } from '#server/automation/webhooks/messages.store.ts'
import { queueMessages } from '#server/automation/webhooks/queue-messages.ts'
import { openPoster } from '#server/automation/webhooks/webhook.poster.ts'
import { listWebhooks } from '#server/automation/webhooks/webhooks.store.ts'
import { payIn } from '#server/ledger/ledger.ts'
import { accountsOf, postTransfers } from '#server/ledger/post-transfers.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import type { Database } from '#server/platform/db.ts'
import { openSeal } from '#server/platform/seal.ts'
import { testPassword } from './clients.ts'
import { openWholeApp } from './whole-app.ts'

type Heard = { readonly headers: IncomingMessage['headers']; readonly body: string }

export type WebhookWorld = Awaited<ReturnType<typeof openWebhookWorld>>

export async function openWebhookWorld(db: Database) {
  const whole = await openWholeApp(db)
  const { clock } = whole.engine
  const receiver = createServer(async (request, reply) => {
    let body = ''
    for await (const part of request) body += part
    world.heard.push({ headers: request.headers, body })
    world.answer(reply)
  })
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done))
  const { port } = receiver.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/hook`
  const logged: string[] = []
  const patient = openPoster({ isSandbox: true, timeoutMs: 120_000 })
  // Long enough for a busy machine to get there.
  const hasty = openPoster({ isSandbox: true, timeoutMs: 2_000 })
  const deps: DeliveringDeps = {
    db,
    clock,
    random: systemRandom,
    seal: openSeal(Buffer.alloc(32, 7), systemRandom),
    install: { mode: 'sandbox', publicUrl: () => 'http://here', officeUrl: () => 'http://here' },
    post: (message) => (world.isHasty ? hasty : patient)(message),
    log: (message) => logged.push(message),
  }
  /** Whose webhooks may stand. */
  const makers = new Set<ClientId>()

  const aClient = async () => {
    const client = await whole.aSignedIn()
    makers.add(client.id)
    const send = async (method: 'GET' | 'POST', path: string, payload?: object) => {
      const reply = await whole.app.inject({
        method,
        url: `/api/users/webhooks${path}`,
        headers: { authorization: `Bearer ${client.token}` },
        ...(payload && { payload }),
      })
      return { http: reply.statusCode, ...reply.json() }
    }
    const kinds = ['trade.settled', 'money.moved']
    const make = (wish: object = {}) =>
      send('POST', '', { url, kinds, password: testPassword, ...wish })
    const made = async (wish: object = {}) => {
      const { data } = await make(wish)
      return { id: data.webhook.id as string, secret: data.secret as string }
    }
    const messages = async (id: string) => (await send('GET', `/${id}/messages`)).data
    return { ...client, send, make, made, messages }
  }

  const deliver = () => deliverMessages(deps)

  const aPrice = async () => {
    await whole.engine.pass(second)
    await whole.engine.tick({ BTCUSD: 60_000 })
  }

  const world = {
    whole,
    deps,
    url,
    logged,
    heard: [] as Heard[],
    /** Whether an answer is not waited for as long as it takes. */
    isHasty: false,
    answer: (reply: ServerResponse): unknown => reply.writeHead(204).end(),
    aClient,
    deliver,
    aPrice,
    queue: async () => {
      while ((await queueMessages(deps)) === 'more');
    },
    told: () => world.heard.map(({ body }) => JSON.parse(body)),
    idsOf: () => world.heard.map(({ headers }) => String(headers['webhook-id'])),
    /** Play money on the live account of a sandbox. */
    give: (clientId: ClientId) =>
      db.transaction(async (tx) => {
        const accounts = await accountsOf(tx, [clientId])
        const real = accounts.find(({ book }) => book === 'real')
        const cause = { kind: 'sandbox_grant', ref: randomUUID(), at: clock.now() } as const
        const account = present(real, 'it was opened')
        await postTransfers(tx, [payIn(account, 'grants', dollars(25), cause).transfer])
      }),
    settleAll: async () => {
      await aPrice()
      await whole.engine.pass(61 * second)
      await whole.engine.tick({ BTCUSD: 60_090 })
    },
    /** A test message of a new webhook, taken note of and sent once by now. */
    tried: async (wish: object = {}) => {
      const one = await aClient()
      const { id, secret } = await one.made(wish)
      await one.send('POST', `/${id}/test`)
      await deliver()
      // Sessions end while time passes: these look themselves.
      const last = async () => {
        const [message] = await listMessages(db, id, { after: null, limit: 1 })
        return present(message, 'it was to be sent')
      }
      const own = async () => present((await listWebhooks(db, one.id, 1))[0], 'it was made')
      return { one, id, secret, last, own }
    },
    untilTaken: async (id: string) => {
      for (;;) {
        const [message] = await listMessages(db, id, { after: null, limit: 1 })
        if (message && message.attempts > 0) return
        await new Promise(setImmediate)
      }
    },
    /** Time alone: nothing is traded meanwhile. */
    moveOn: (ms: number) => clock.advance(ms),
    /** Nobody has a webhook any more. */
    reset: async () => {
      await db.transaction(async (tx) => {
        for (const id of makers) await endWebhooksOf(tx, id, clock.now(), deps)
      })
      makers.clear()
      world.heard = []
      world.isHasty = false
      world.answer = (reply) => reply.writeHead(204).end()
    },
    close: async () => {
      receiver.closeAllConnections()
      receiver.close()
      await whole.close()
    },
  }
  return world
}
