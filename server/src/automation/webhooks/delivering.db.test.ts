// What becomes of messages to webhooks over a real server that refuses, is slow, has moved or is gone,
// and where this server dies in the middle: sent again until it arrives, each with its id.

import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { present } from '#kernel/assert.ts'
import { day, minute, second } from '#kernel/time.ts'
import { freshDatabase } from '#test/database.ts'
import { mailsTo } from '#test/mailbox.ts'
import { openWebhookWorld, type WebhookWorld } from '#test/webhook-world.ts'
import { replayWebhook, testWebhook } from './change-webhook.ts'
import { deliverMessages } from './deliver-messages.ts'
import { queueMessages } from './queue-messages.ts'
import { openPoster } from './webhook.poster.ts'

const database = freshDatabase()
let world: WebhookWorld

beforeAll(async () => {
  world = await openWebhookWorld(database().db)
})
beforeEach(() => world.reset())
afterAll(() => world.close())

describe('what does not arrive', () => {
  test.each([
    ['a status of 500', (reply: ServerResponse) => reply.writeHead(500).end('no'), 500, 'status'],
    [
      'another place',
      (reply: ServerResponse) => reply.writeHead(302, { location: world.url }).end(),
      302,
      'moved',
    ],
    ['no answer', () => {}, null, 'timed_out'],
    ['a cut', (reply: ServerResponse) => reply.destroy(), null, 'not_reached'],
  ] as const)('because of %s is sent again, with the same id', async (_, how, status, problem) => {
    world.answer = how
    world.isHasty = problem === 'timed_out'
    const { one, id } = await world.tried()
    const last = async () => (await one.messages(id))[0]
    expect(await last()).toMatchObject({ state: 'waiting', attempts: 1, status, problem })
    expect((await one.send('GET', '')).data[0].failing_since).not.toBeNull()
    await world.deliver()
    expect(world.heard).toHaveLength(1)
    world.answer = (reply) => reply.writeHead(200).end()
    world.isHasty = false
    await world.whole.engine.pass(6 * second)
    await world.deliver()
    expect(new Set(world.idsOf()).size).toBe(1)
    expect(world.heard).toHaveLength(2)
    expect(await last()).toMatchObject({ state: 'delivered', attempts: 2, status: 200 })
    expect((await one.send('GET', '')).data[0]).toMatchObject({ id, failing_since: null })
  })

  test('ten times is given up, and sent once more where it is asked for', async () => {
    world.answer = (reply) => reply.writeHead(503).end()
    const { one, id, last } = await world.tried()
    for (let attempt = 2; attempt <= 10; attempt += 1) {
      const { nextAt } = await last()
      world.moveOn(present(nextAt, 'it waits') - world.deps.clock.now())
      await world.deliver()
    }
    expect(await last()).toMatchObject({ attempts: 10, nextAt: null, deliveredAt: null })
    world.answer = (reply) => reply.writeHead(200).end()
    const { id: message } = await last()
    expect(await replayWebhook(world.deps, { clientId: one.id, id }, { message })).toBe(1)
    await world.deliver()
    expect((await last()).deliveredAt).not.toBeNull()
    expect(new Set(world.idsOf()).size).toBe(1)
  })

  test.each([
    ['what is gone for good', 'gone', 0],
    ['what fails for five days', 'failing', 5 * day],
  ] as const)('at %s ends the webhook, and the client is told', async (_, why, after) => {
    world.answer = (reply) => reply.writeHead(why === 'gone' ? 410 : 500).end()
    const { one, id, own } = await world.tried()
    if (after > 0) {
      world.moveOn(after)
      await world.deliver()
    }
    expect(await own()).toMatchObject({ id, endedWhy: why })
    expect((await mailsTo(database().db, one.email)).at(-1)?.subject).toBe('A webhook has ended')
    expect(await testWebhook(world.deps, { clientId: one.id, id })).toMatchObject({
      refused: 'webhook_ended',
    })
    const [row] = await database().owner.rows('select secret from webhooks where id = $1', [id])
    expect(row).toEqual({ secret: null })
  })

  test.each([
    [['10.1.2.3'], 'address_private'],
    [['93.184.215.14', '169.254.169.254'], 'address_private'],
    [['::ffff:127.0.0.1'], 'address_private'],
    [[], 'name_unknown'],
  ])('because its name leads to %j is not even asked', async (addresses, problem) => {
    const resolve = async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    const post = openPoster({ isSandbox: true, resolve })
    const port = new URL(world.url).port
    const rebound = { url: `https://bots.example:${port}/hook`, headers: {}, payload: '{}' }
    expect(await post(rebound)).toEqual({ problem })
    expect(world.heard).toEqual([])
  })

  test('a certificate that nobody vouches for is no way to send anything', async () => {
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }]
    const post = openPoster({ isSandbox: true, resolve })
    const near = {
      url: `https://localhost:${new URL(world.url).port}/`,
      headers: {},
      payload: '{}',
    }
    expect(await post(near)).toHaveProperty('problem')
    expect(world.heard).toEqual([])
  })
})

describe('whatever crashes', () => {
  test('what was taken and not noted is sent again when its time is over', async () => {
    const one = await world.aClient()
    const { id } = await one.made()
    await one.send('POST', `/${id}/test`)
    const crashed = deliverMessages({ ...world.deps, post: () => new Promise(() => {}) })
    void crashed
    await world.untilTaken(id)
    await world.deliver()
    expect(world.heard).toEqual([])
    await world.whole.engine.pass(3 * minute)
    await world.deliver()
    expect(world.heard).toHaveLength(1)
    expect(await one.messages(id)).toMatchObject([{ state: 'delivered', attempts: 2 }])
  })

  test('an attempt is made by one of many', async () => {
    const one = await world.aClient()
    const { id } = await one.made()
    for (let i = 0; i < 4; i += 1) await one.send('POST', `/${id}/test`)
    await Promise.all(Array.from({ length: 8 }, world.deliver))
    expect(world.idsOf()).toHaveLength(4)
    expect(new Set(world.idsOf()).size).toBe(4)
  })

  test('what happened is written down once, by however many it is looked for', async () => {
    const one = await world.aClient()
    const { id } = await one.made()
    await world.give(one.id)
    await Promise.all(Array.from({ length: 8 }, () => queueMessages(world.deps)))
    await world.queue()
    expect(await one.messages(id)).toHaveLength(1)
  })
})
