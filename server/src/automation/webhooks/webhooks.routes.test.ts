// A client's webhooks by the calls of the API: what one may be, what it is told, and what its client
// does with it; over a real server that hears.

import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { present } from '#kernel/assert.ts'
import { hour, later, minute, second } from '#kernel/time.ts'
import { testPassword } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'
import { anOrder } from '#test/engine.ts'
import { mailsTo } from '#test/mailbox.ts'
import { openWebhookWorld, type WebhookWorld } from '#test/webhook-world.ts'
import { endWebhooksOf, testWebhook } from './change-webhook.ts'
import { forgetWebhookMessages } from './forget-messages.ts'

const database = freshDatabase()
let world: WebhookWorld

beforeAll(async () => {
  world = await openWebhookWorld(database().db)
})
beforeEach(() => world.reset())
afterAll(() => world.close())

describe('what a client makes', () => {
  test('is shown once with its secret, kept sealed, and told of by letter and record', async () => {
    const one = await world.aClient()
    const made = await one.make()
    expect(made).toMatchObject({
      http: 200,
      done: 'webhook_made',
      data: { webhook: { url: world.url } },
    })
    expect(made.data.secret).toMatch(/^whsec_[\w+/=]{32}$/)
    const bytes = Buffer.from(made.data.secret.slice(6), 'base64')
    const rows = await database().owner.rows<{ text: string }>(
      `select w::text as text from webhooks w union all select e::text from events e
       union all select o::text from outbox o`,
    )
    const written = rows.map(({ text }) => text).join()
    expect(written).not.toContain(made.data.secret.slice(6))
    expect(written).not.toContain(bytes.toString('hex'))
    expect(JSON.stringify(await one.send('GET', ''))).not.toContain('whsec_')
    expect((await mailsTo(database().db, one.email)).at(-1)?.subject).toBe('A webhook was made')
  })

  test.each([
    [{ url: 'http://bots.example/' }, 'webhook_url_wrong'],
    [{ url: 'https://10.0.0.1/' }, 'webhook_url_wrong'],
    [{ url: 'nowhere' }, 'webhook_url_wrong'],
    [{ kinds: [] }, 'invalid_input'],
    [{ kinds: ['everything'] }, 'invalid_input'],
    [{ password: 'wrong-password-1' }, 'wrong_password'],
  ])('%j is refused: %s', async (wish, code) => {
    const one = await world.aClient()
    expect((await one.make(wish)).code).toBe(code)
    expect((await one.send('GET', '')).data).toEqual([])
  })

  test('is five at most, until one is removed', async () => {
    const one = await world.aClient()
    const made = [await one.made(), await one.made(), await one.made(), await one.made()]
    await one.made()
    expect((await one.make()).code).toBe('webhooks_full')
    await one.send('POST', `/${present(made[0], 'the first').id}/removal`)
    expect((await one.make()).http).toBe(200)
  })

  test('is nobody else’s', async () => {
    const one = await world.aClient()
    const other = await world.aClient()
    const { id } = await one.made()
    for (const deed of ['pause', 'resumption', 'removal', 'test', 'replay', 'secret']) {
      const body = deed === 'secret' ? { password: testPassword } : { message: id }
      expect((await other.send('POST', `/${id}/${deed}`, body)).http, deed).toBe(404)
    }
    expect((await other.send('GET', `/${id}/messages`)).http).toBe(404)
    expect((await one.send('GET', '')).data[0]).toMatchObject({ ended_at: null, paused_at: null })
  })
})

describe('what happens', () => {
  test('is told once: a trade with its end, money as the statement has it', async () => {
    const one = await world.aClient()
    const { id, secret } = await one.made()
    await world.aPrice()
    const opened = await world.whole.engine.lanes.open({
      clientId: one.id,
      order: anOrder(),
      orderKey: null,
    })
    if ('refused' in opened) throw new Error(opened.refused)
    const tradeId = opened.trade.id
    await world.queue()
    await world.deliver()
    expect(world.heard).toEqual([])
    await world.whole.engine.tick({ BTCUSD: 60_000 })
    await world.whole.engine.pass(61 * second)
    await world.whole.engine.tick({ BTCUSD: 60_090 })
    await world.queue()
    await world.queue()
    await world.deliver()
    expect(world.told()).toMatchObject([
      { type: 'trade.settled', data: { trade: { trade_id: tradeId, mode: 'demo', amount: 10 } } },
    ])
    expect(world.told()[0].data.trade.status).not.toBe('Pending')
    const { headers, body } = present(world.heard[0], 'it was told')
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
    const key = Buffer.from(secret.slice(6), 'base64')
    expect(headers['webhook-signature']).toBe(
      `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
    )
    expect(await one.messages(id)).toMatchObject([
      { kind: 'trade.settled', state: 'delivered', attempts: 1, status: 204, payload: body },
    ])
  })

  test('is told of money too, and of neither to whoever did not ask for it', async () => {
    const one = await world.aClient()
    const trades = await one.made({ kinds: ['trade.settled'] })
    const money = await one.made({ kinds: ['money.moved'] })
    await world.give(one.id)
    await world.queue()
    expect(await one.messages(trades.id)).toEqual([])
    const [message] = await one.messages(money.id)
    expect(JSON.parse(message.payload)).toMatchObject({
      type: 'money.moved',
      data: { account: 'real', kind: 'sandbox_grant', amount: '25.00', nr: 2, balance: '10025.00' },
    })
    await world.give(one.id)
    await world.queue()
    await world.queue()
    expect(await one.messages(money.id)).toHaveLength(2)
  })

  test('before it was made is not told; a trade that was open then is', async () => {
    const one = await world.aClient()
    await world.give(one.id)
    await world.aPrice()
    const opened = await world.whole.engine.lanes.open({
      clientId: one.id,
      order: anOrder(),
      orderKey: null,
    })
    expect(opened).not.toHaveProperty('refused')
    const { id } = await one.made()
    await world.queue()
    expect(await one.messages(id)).toEqual([])
    await world.settleAll()
    await world.queue()
    expect(await one.messages(id)).toMatchObject([{ kind: 'trade.settled' }])
  })
})

describe('what a client does with one', () => {
  test('pausing holds back what happens, going on sends it', async () => {
    const one = await world.aClient()
    const { id } = await one.made()
    expect((await one.send('POST', `/${id}/pause`)).data.paused_at).not.toBeNull()
    await world.give(one.id)
    await world.queue()
    await world.deliver()
    expect(world.heard).toEqual([])
    await one.send('POST', `/${id}/resumption`)
    await world.deliver()
    expect(world.told()).toMatchObject([{ type: 'money.moved' }])
  })

  test('a new secret signs first, the former one too for a day', async () => {
    const { one, id, secret } = await world.tried()
    const renewed = await one.send('POST', `/${id}/secret`, { password: testPassword })
    expect(renewed.data.secret).not.toBe(secret)
    const signatures = async () => {
      world.heard = []
      await testWebhook(world.deps, { clientId: one.id, id })
      await world.deliver()
      return String(world.heard[0]?.headers['webhook-signature']).split(' ')
    }
    const signedBy = ({ headers, body }: WebhookWorld['heard'][number], shown: string) => {
      const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
      const key = Buffer.from(shown.slice(6), 'base64')
      return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
    }
    const both = await signatures()
    const first = present(world.heard[0], 'it was told')
    expect(both).toEqual([signedBy(first, renewed.data.secret), signedBy(first, secret)])
    world.moveOn(25 * hour)
    expect(await signatures()).toHaveLength(1)
  })

  test('all since an instant is sent again, each with its id', async () => {
    const { one, id } = await world.tried()
    const at = new Date(world.whole.engine.clock.now()).toISOString()
    await world.whole.engine.pass(minute)
    await one.send('POST', `/${id}/test`)
    await world.deliver()
    const before = world.idsOf()
    world.heard = []
    const again = await one.send('POST', `/${id}/replay`, { since: at })
    expect(again.data.count).toBe(2)
    await world.deliver()
    expect(world.idsOf().toSorted()).toEqual(before.toSorted())
  })

  test('what was sent long ago is forgotten, and not told again', async () => {
    const one = await world.aClient()
    const { id } = await one.made()
    await world.give(one.id)
    await world.queue()
    await world.deliver()
    await forgetWebhookMessages(world.deps.db, later(world.deps.clock.now(), minute))
    await world.queue()
    expect(await one.messages(id)).toEqual([])
  })

  test('a closed account tells nobody anything', async () => {
    const one = await world.aClient()
    const { id } = await one.made()
    await database().db.transaction((tx) =>
      endWebhooksOf(tx, one.id, world.deps.clock.now(), world.deps),
    )
    await world.give(one.id)
    await world.queue()
    await world.deliver()
    expect(world.heard).toEqual([])
    expect((await one.send('GET', '')).data[0]).toMatchObject({ id, ended_why: 'account_closed' })
  })
})

test('nothing of a secret was logged', () => {
  expect(world.logged.join()).not.toMatch(/whsec|secret/)
})
