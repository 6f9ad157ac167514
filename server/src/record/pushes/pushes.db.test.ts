// Push messages by the calls of the API, over a push service that opens them as a browser does: what
// they say, when they are sent, and to whom no more.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { noticeTopics } from '#contract/shared/notice-topics.ts'
import type { ClientId } from '#kernel/ids.ts'
import { hour, minute } from '#kernel/time.ts'
import { tell } from '#server/identity/clients/tell-act.ts'
import { act } from '#server/identity/clients/told-act.ts'
import { type AccountsApp, createAccountsApp, signInAs } from '#test/accounts-app.ts'
import { aClient, type TestClient } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'
import { openPushService } from '#test/push-service.ts'
import { deliverPushes, type PushingDeps } from './deliver-pushes.ts'

const database = freshDatabase()
let service: Awaited<ReturnType<typeof openPushService>>
let app: AccountsApp
const logged: string[] = []
/** Each from a network of its own. */
let signIns = 0

beforeAll(async () => {
  service = await openPushService()
  app = await createAccountsApp(database().db, { pushTrialService: service.origin })
})
beforeEach(async () => {
  service.heard.length = 0
  service.service.status = 201
  logged.length = 0
  await database().db.rows('delete from push_devices')
})
afterAll(() => service.close())

const words = {
  en: { news: 'There is news.', test: 'It works.' },
  nl: { news: 'Er is nieuws.', test: 'Het werkt.' },
} as const

function deps(): PushingDeps {
  const { db, clock, seal } = app.install
  return {
    db,
    clock,
    seal,
    words: async (language) => ({
      basePath: language === 'nl' ? '/nl' : '',
      words: {
        ...(language === 'nl' ? words.nl : words.en),
        several: (count) => `${count} things.`,
        sandbox: 'demonstration',
        textOf: (kind, details) => `${kind} ${details.amount}`,
      },
    }),
    install: () => ({ brand: 'Fair', isSandbox: true, subject: 'mailto:help@example.com' }),
    log: (message) => logged.push(message),
  }
}

const deliver = () => deliverPushes(deps())

const deposited = act<{ readonly amount: string }>({
  event: null,
  notice: { kind: 'deposit_approved', details: ({ amount }) => ({ amount }) },
})
const enteredBy = act<{ readonly amount: string }>({
  event: null,
  notice: { kind: 'destination_added', details: ({ amount }) => ({ amount }) },
})

function happen(clientId: ClientId, amount = '12.50', what = deposited): Promise<void> {
  const { db, clock, random, install } = app.install
  return db.transaction((tx) =>
    tell(
      tx,
      { act: what, clientId, actor: 'system', at: clock.now(), facts: { amount } },
      { clock, random, install },
    ),
  )
}

async function aSignedIn(known?: TestClient) {
  const client = known ?? (await aClient(database().db))
  signIns += 1
  const { token } = await signInAs(app.app, client, { from: `10.7.0.${signIns}` })
  const headers = { authorization: `Bearer ${token}`, 'user-agent': 'Mozilla/5.0 Firefox/140.0' }
  const send = async (method: 'GET' | 'POST', path: string, payload?: object) => {
    const url = `/api/users/${path}`
    const reply = await app.app.inject({ method, url, headers, ...(payload && { payload }) })
    return { http: reply.statusCode, ...reply.json() }
  }
  const choose = async (part: object) => {
    const known = (await send('GET', 'notices/choices')).data
    return send('POST', 'notices/choices', { ...known, ...part })
  }
  return {
    ...client,
    token,
    send,
    choose,
    add: (device: object) => send('POST', 'push/devices', device),
  }
}

describe('a push message', () => {
  test('says no more than that there is news, until the client wishes it', async () => {
    const one = await aSignedIn()
    const added = await one.add(service.browser())
    expect(added.data.devices).toMatchObject([{ is_this: true, last_sent_at: null }])
    await happen(one.id)
    expect(await deliver()).toBe(1)
    const [first] = service.heard
    expect(first).toMatchObject({
      message: { title: 'Fair (demonstration)', body: 'There is news.', url: '/user/home' },
      signer: added.data.public_key,
      audience: service.origin,
      urgency: 'normal',
    })
    await one.choose({ shows_details: true })
    await happen(one.id, '99.00')
    await deliver()
    expect(service.heard.at(-1)?.message.body).toBe('deposit_approved 99.00')
    expect((await one.send('GET', 'push')).data.devices[0].last_sent_at).not.toBeNull()
  })

  test('goes to every device in its own language, and to nobody else', async () => {
    const one = await aSignedIn()
    const other = await aSignedIn()
    await one.add(service.browser('en'))
    await one.add(service.browser('nl'))
    await other.add(service.browser())
    await happen(one.id)
    await deliver()
    const said = service.heard.map(({ message: { body, url } }) => `${url} ${body}`).sort()
    expect(said).toEqual(['/nl/user/home Er is nieuws.', '/user/home There is news.'])
    expect(await deliver()).toBe(0)
  })

  test('is one where several waited, and waits in quiet hours unless it is about security', async () => {
    const one = await aSignedIn()
    await one.add(service.browser())
    const { clock } = app.install
    const time = (at: number) => new Date(at).toISOString().slice(11, 16)
    const quiet = { from: time(clock.now() - hour), to: time(clock.now() + 2 * hour) }
    expect((await one.choose({ quiet, time_zone: 'UTC' })).http).toBe(200)
    await happen(one.id, '1.00')
    await happen(one.id, '2.00')
    expect(await deliver()).toBe(0)
    await happen(one.id, '3.00', enteredBy)
    await deliver()
    expect(service.heard).toMatchObject([{ message: { tag: 'security' }, urgency: 'high' }])
    clock.advance(2 * hour)
    await deliver()
    expect(service.heard[1]?.message).toMatchObject({ body: '2 things.', tag: 'several' })
    expect(service.heard).toHaveLength(2)
  })

  test('is not sent of a topic whose channel is off', async () => {
    const one = await aSignedIn()
    await one.add(service.browser())
    const { topics } = (await one.send('GET', 'notices/choices')).data
    const off = Object.fromEntries(
      noticeTopics.map((topic) => [topic, { ...topics[topic], push: 'off' }]),
    )
    expect((await one.choose({ topics: off })).http).toBe(200)
    await happen(one.id)
    expect(await deliver()).toBe(0)
  })

  test('can be tried, at once', async () => {
    const one = await aSignedIn()
    const [device] = (await one.add(service.browser('nl'))).data.devices
    expect((await one.send('POST', `push/devices/${device.id}/test`)).http).toBe(200)
    await deliver()
    expect(service.heard).toMatchObject([
      { message: { body: 'Het werkt.', url: '/nl/user/notices' } },
    ])
    const other = await aSignedIn()
    expect((await other.send('POST', `push/devices/${device.id}/test`)).http).toBe(404)
  })
})

describe('nothing is sent any more', () => {
  test('to a device that was removed, or whose session was ended', async () => {
    const one = await aSignedIn()
    const again = await aSignedIn(one)
    const [device] = (await one.add(service.browser())).data.devices
    await again.add(service.browser())
    const other = await aSignedIn()
    await other.send('POST', `push/devices/${device.id}/removal`)
    await happen(one.id)
    await deliver()
    expect(service.heard).toHaveLength(2)
    await one.send('POST', `push/devices/${device.id}/removal`)
    expect((await one.send('POST', 'sessions/end-others')).http).toBe(200)
    await happen(one.id)
    expect(await deliver()).toBe(0)
    expect((await one.send('GET', 'push')).data.devices).toEqual([])
  })

  test('to who was signed in on a browser before: the next one has its messages', async () => {
    const one = await aSignedIn()
    const other = await aSignedIn()
    const browser = service.browser()
    await one.add(browser)
    await other.add(browser)
    await happen(one.id)
    expect(await deliver()).toBe(0)
    await happen(other.id)
    expect(await deliver()).toBe(1)
  })

  test.each([404, 410])('once the service says %i', async (status) => {
    const one = await aSignedIn()
    await one.add(service.browser())
    service.service.status = status
    await happen(one.id)
    await deliver()
    expect((await one.send('GET', 'push')).data.devices).toEqual([])
  })

  test('of a message that the service did not take five times; before, it is tried again', async () => {
    const one = await aSignedIn()
    await one.add(service.browser())
    service.service.status = 503
    await happen(one.id)
    for (let tries = 1; tries <= 8; tries += 1) {
      await deliver()
      app.install.clock.advance(6 * hour)
    }
    expect(service.heard).toHaveLength(6)
    const kept = await database().db.rows('select from push_devices where client_id = $1', [one.id])
    expect(kept).toHaveLength(1)
  })
})

describe('where to', () => {
  test.each([
    'http://127.0.0.1:1/push/0',
    'https://169.254.169.254/latest',
    'https://fcm.googleapis.com.evil.example/x',
    'https://user@fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'http://fcm.googleapis.com/x',
    'not an address',
  ])('is a push service of a browser: not %s', async (endpoint) => {
    const one = await aSignedIn()
    const refused = await one.add({ ...service.browser(), endpoint })
    expect(refused).toMatchObject({ http: 422, code: 'push_service_unknown' })
  })

  test('is kept sealed, and ten devices are the most', async () => {
    const one = await aSignedIn()
    const browsers = Array.from({ length: 11 }, () => service.browser())
    const added = await Promise.all(browsers.map((browser) => one.add(browser)))
    expect(added.filter(({ http }) => http === 200)).toHaveLength(10)
    expect(added.find(({ http }) => http !== 200)).toMatchObject({ code: 'push_devices_most' })
    const rows = await database().owner.rows<{ text: string }>(
      'select d::text as text from push_devices d union all select k::text from push_key k',
    )
    const written = rows.map(({ text }) => text).join()
    for (const { endpoint, auth } of browsers) {
      expect(written).not.toContain(endpoint)
      expect(written).not.toContain(auth)
    }
  })

  test('a process that dies while it sends sends again', async () => {
    const one = await aSignedIn()
    await one.add(service.browser())
    await happen(one.id)
    const dead = { ...deps(), words: async () => new Promise<never>(() => {}) }
    void deliverPushes(dead)
    const tried = async () =>
      (await database().db.rows('select from pushes where tries = 1')).length
    await expect.poll(tried, { timeout: 120_000 }).toBe(1)
    expect(await deliver()).toBe(0)
    app.install.clock.advance(2 * minute)
    expect(await deliver()).toBe(1)
    expect(service.heard).toHaveLength(1)
  })
})
