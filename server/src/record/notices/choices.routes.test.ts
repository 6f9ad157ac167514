// How notices reach a client, chosen by the calls of the API and by the link of a mail: what is
// told by which channel after that.

import { beforeAll, describe, expect, test } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { day, hour, minute } from '#kernel/time.ts'
import { mailDigests } from '#server/identity/clients/mail-digests.ts'
import { tell } from '#server/identity/clients/tell-act.ts'
import { act } from '#server/identity/clients/told-act.ts'
import { type AccountsApp, createAccountsApp, signInAs } from '#test/accounts-app.ts'
import { aClient } from '#test/clients.ts'
import { testClock } from '#test/clock.ts'
import { freshDatabase } from '#test/database.ts'
import { wednesday } from '#test/engine.ts'
import { mailsTo } from '#test/mailbox.ts'

const database = freshDatabase()
let app: AccountsApp
beforeAll(async () => {
  app = await createAccountsApp(database().db, { clock: testClock(wednesday) })
})

const letter = ({ firstname }: { readonly firstname: string }) => ({
  language: 'en' as const,
  subject: 'Told',
  greeting: `Hello ${firstname},`,
  paragraphs: ['It has happened.'],
})
const acts = {
  plan: act<{ readonly plan: string }>({
    event: null,
    notice: { kind: 'plan_approved', details: ({ plan }) => ({ plan }) },
    letter,
  }),
  bot: act<{ readonly plan: string }>({
    event: null,
    notice: { kind: 'trader_ended', details: ({ plan }) => ({ pair: plan }) },
    letter,
  }),
  frozen: act<{ readonly plan: string }>({
    event: null,
    notice: { kind: 'account_frozen', details: () => ({}) },
    letter,
  }),
} as const

let signIns = 0

async function aReader() {
  const client = await aClient(database().db)
  signIns += 1
  const from = `10.8.0.${signIns}`
  const { token } = await signInAs(app.app, client, { from })
  const headers = { authorization: `Bearer ${token}` }
  const send = async (method: 'GET' | 'POST', path: string, payload?: object) => {
    const url = `/api/users/notices${path}`
    const reply = await app.app.inject({ method, url, headers, ...(payload && { payload }) })
    return { http: reply.statusCode, ...reply.json() }
  }
  const choices = async () => (await send('GET', '/choices')).data
  return {
    ...client,
    send,
    choices,
    choose: async (topics: object, more: object = {}) => {
      const known = await choices()
      return send('POST', '/choices', { ...known, topics: { ...known.topics, ...topics }, ...more })
    },
    happen: (what: keyof typeof acts, plan = 'Gold') => happen(client.id, what, plan),
    bell: async () =>
      (await send('GET', '')).data.notices.map(({ kind }: { kind: string }) => kind),
    mails: () => mailsTo(database().db, client.email),
  }
}

function happen(clientId: ClientId, what: keyof typeof acts, plan: string): Promise<void> {
  const { db, clock, random, install } = app.install
  const told = { act: acts[what], clientId, actor: 'system', at: clock.now() } as const
  return db.transaction((tx) => tell(tx, { ...told, facts: { plan } }, { clock, random, install }))
}

const on = { bell: 'on', push: 'on' } as const

describe('what is chosen', () => {
  test('counts from then on, and for nobody else', async () => {
    const one = await aReader()
    const other = await aReader()
    expect((await one.choices()).topics.plan).toEqual({ ...on, mail: 'now' })
    const kept = await one.choose({ plan: { ...on, mail: 'off' } })
    expect(kept.data.topics.plan.mail).toBe('off')
    expect((await one.choices()).topics).toEqual(kept.data.topics)
    await one.happen('plan')
    await other.happen('plan')
    expect([await one.bell(), await one.mails()]).toEqual([['plan_approved'], []])
    expect(await other.mails()).toHaveLength(1)
  })

  test('may keep a topic out of the bell, and all the same in the digest', async () => {
    const one = await aReader()
    await one.choose({ automation: { bell: 'off', mail: 'digest', push: 'off' } })
    await one.happen('bot', 'BTC/USD')
    await one.happen('frozen')
    expect(await one.bell()).toEqual(['account_frozen'])
    expect((await one.send('GET', '')).data.unread).toBe(1)
  })

  test.each([
    ['security', { bell: 'off', mail: 'now', push: 'on' }],
    ['security', { bell: 'on', mail: 'off', push: 'on' }],
    ['payments', { bell: 'on', mail: 'digest', push: 'on' }],
    ['chat', { bell: 'on', mail: 'now', push: 'on' }],
  ])('cannot be %s: %j', async (topic, channels) => {
    const one = await aReader()
    const refused = await one.choose({ [topic]: channels })
    expect(refused).toMatchObject({ http: 422, code: 'notice_fixed' })
    await one.happen('frozen')
    expect(await one.mails()).toHaveLength(1)
  })

  test.each([
    [{ time_zone: 'Mars/Olympus' }],
    [{ time_zone: '+01:00' }],
    [{ quiet: { from: '24:00', to: '07:00' } }],
    [{ quiet: { from: '7:00', to: '08:00' } }],
    [{ digest: 'hourly' }],
    [{ topics: { plan: { ...on, mail: 'now' }, gossip: { ...on, mail: 'now' } } }],
  ])('is refused where it is none: %j', async (part) => {
    const one = await aReader()
    const refused = await one.send('POST', '/choices', { ...(await one.choices()), ...part })
    // A field that there is none of is no call at all.
    expect(refused.http).toBe('topics' in part ? 400 : 422)
  })
})

describe('a mail that may be stopped', () => {
  const headersOf = async (email: string) =>
    (await mailsTo(database().db, email)).map(({ unsubscribe }) => unsubscribe)
  const press = (url: string | null | undefined, type = 'application/x-www-form-urlencoded') =>
    app.app.inject({
      method: 'POST',
      url: String(url).replace('http://localhost:3000', ''),
      headers: { 'content-type': type },
      payload: 'List-Unsubscribe=One-Click',
    })

  test('is, by one press and nobody signed in; and only those of its topic', async () => {
    const one = await aReader()
    await one.happen('plan')
    const [url] = await headersOf(one.email)
    expect(url).toMatch(/^http:\/\/localhost:3000\/api\/notices\/unsubscribe\?hash=\w{24}-plan$/)
    const [mail] = await one.mails()
    const page = String(url).replace('/api/notices/unsubscribe', '/auth/unsubscribe')
    expect(mail?.text).toContain(`No more mails like this one:\n${page}`)
    expect(mail?.html).toContain(`<a href="${page}">`)
    expect((await press(url)).json()).toMatchObject({ status: true, data: { topic: 'plan' } })
    expect((await press(url, 'multipart/form-data; boundary=x')).statusCode).toBe(200)
    await one.happen('plan')
    await one.happen('bot')
    expect(await one.mails()).toHaveLength(2)
    expect(await one.bell()).toEqual(['trader_ended', 'plan_approved', 'plan_approved'])
    expect((await one.choices()).topics.plan.mail).toBe('off')
  })

  test('names nothing where it may not be, and its key stops nothing else', async () => {
    const one = await aReader()
    await one.happen('plan')
    await one.happen('frozen')
    const [url, none] = await headersOf(one.email)
    expect(none).toBeNull()
    const forged = String(url).replace('-plan', '-security')
    expect((await press(forged)).json()).toMatchObject({ code: 'notice_fixed' })
    for (const hash of ['x', `${'a'.repeat(24)}-plan`, 'a-b-plan', '']) {
      const answer = await press(`/api/notices/unsubscribe?hash=${hash}`)
      expect([404, 422]).toContain(answer.statusCode)
    }
    await one.happen('frozen')
    expect(await one.mails()).toHaveLength(3)
  })
})

describe('a digest', () => {
  const deps = () => ({
    ...app.install,
    words: async () => ({
      basePath: '',
      words: {
        news: '',
        several: String,
        test: '',
        sandbox: '',
        textOf: (kind: string, details: object) => `${kind} ${Object.values(details).join()}`,
      },
    }),
  })
  const toMorning = () => {
    const { clock } = app.install
    const since = (clock.now() - 8 * hour) % day
    clock.advance(day - since)
  }

  test('has what was not read by the morning, once', async () => {
    const one = await aReader()
    await one.choose({
      plan: { ...on, mail: 'digest' },
      automation: { bell: 'off', mail: 'digest', push: 'off' },
    })
    await one.happen('plan', 'Gold')
    await one.happen('bot', 'BTC/USD')
    await one.happen('frozen')
    const sent = await one.mails()
    expect(sent).toHaveLength(1)
    app.install.clock.advance(minute)
    await mailDigests(deps())
    expect(await one.mails()).toHaveLength(1)
    toMorning()
    await mailDigests(deps())
    const mail = (await one.mails()).at(-1)
    expect(mail?.subject).toBe('Notices you have not read: 2')
    expect(mail?.text).toContain('plan_approved Gold')
    expect(mail?.text).toContain('trader_ended BTC/USD')
    expect(mail?.text).not.toContain('account_frozen')
    expect(mail?.text).toMatch(/hash=\w{24}-digest$/m)
    toMorning()
    await mailDigests(deps())
    expect(await one.mails()).toHaveLength(2)
  })

  test('has nothing that was read, nor what was before it was chosen', async () => {
    const one = await aReader()
    await one.happen('plan', 'Before')
    await one.choose({ plan: { ...on, mail: 'digest' } })
    await one.happen('plan', 'Read')
    const { notices } = (await one.send('GET', '')).data
    await one.send('POST', '/read', { up_to: notices[0].id })
    toMorning()
    await mailDigests(deps())
    expect((await one.mails()).map(({ subject }) => subject)).toEqual(['Told'])
  })

  test('is mailed once, by however many processes', async () => {
    const one = await aReader()
    await one.choose({ plan: { ...on, mail: 'digest' } })
    await one.happen('plan')
    toMorning()
    await Promise.all(Array.from({ length: 5 }, () => mailDigests(deps())))
    expect(await one.mails()).toHaveLength(1)
  })
})
