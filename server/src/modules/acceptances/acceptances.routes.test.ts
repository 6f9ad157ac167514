// Accepting legal texts over HTTP, and what it means for orders.

import Fastify, { type FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import type { WaitingText } from '#contract/acceptances.ts'
import { legalTexts, newestVersion } from '#contract/legal-versions.ts'
import type { ClientId } from '#kernel/ids.ts'
import { day, millis } from '#kernel/time.ts'
import { answerErrors, createRouter, readJson } from '#server/platform/http.ts'
import { createAccountsApp } from '#test/accounts-app.ts'
import { aClient } from '#test/clients.ts'
import { type TestClock, testClock } from '#test/clock.ts'
import { freshDatabase } from '#test/database.ts'
import { listEventsOf } from '../events/events.store.ts'
import type { Texts } from './acceptance.ts'
import { registerAcceptanceRoutes } from './acceptances.routes.ts'
import { listAcceptances, loadAccepted } from './acceptances.store.ts'

const database = freshDatabase()
const next = { version: '2026-12-01', effectiveFrom: '2026-12-31', changes: 'Fees are named.' }
const { terms } = legalTexts
const texts: Texts = { ...legalTexts, terms: { ...terms, versions: [...terms.versions, next] } }
/** Those who sign up accept the version that is to come as well. */
const newest = newestVersion('terms').version

let app: FastifyInstance
let clock: TestClock
let ada: ClientId

beforeEach(async () => {
  const { db } = database()
  clock = testClock(millis(Date.UTC(2026, 10, 21, 12)))
  ada = (await aClient(db, { clock })).id
  app = Fastify()
  readJson(app)
  answerErrors(app)
  const router = createRouter(app, () => ada)
  registerAcceptanceRoutes(router, { db, clock, texts })
})

const get = async () => (await app.inject({ url: '/api/users/acceptances' })).json().data
const waitingNow = async () =>
  (await get()).waiting.map((one: WaitingText) => `${one.text} ${one.version} ${one.is_in_force}`)
const accept = (texts: object) =>
  app.inject({ method: 'POST', url: '/api/users/acceptances', payload: { texts } })
const events = async () => {
  const all = await listEventsOf(database().db, ada, { before: null, limit: 10 })
  return all.filter(({ kind }) => kind === 'texts_accepted').map(({ details }) => details)
}

describe('a client', () => {
  it('who signed up has accepted what is in force', async () => {
    expect(await loadAccepted(database().db, ada)).toEqual({
      terms: newest,
      privacy: '2026-11-21',
      'risk-disclosure': '2026-11-21',
    })
    expect((await get()).accepted).toHaveLength(4)
  })

  it('is told of a coming version, and asked for it from its day on', async () => {
    expect((await get()).waiting).toEqual([
      {
        ...{ text: 'terms', path: '/legal', version: '2026-12-01' },
        ...{ effective_from: '2026-12-31', changes: 'Fees are named.', is_in_force: false },
      },
    ])
    const early = await accept([{ text: 'terms', version: '2026-12-01' }])
    expect([early.statusCode, early.json().code]).toEqual([422, 'version_not_in_force'])

    clock.advance(40 * day)
    expect(await waitingNow()).toEqual(['terms 2026-12-01 true'])
    const old = await accept([{ text: 'terms', version: '2026-11-21' }])
    expect([old.statusCode, old.json().code]).toEqual([422, 'version_not_in_force'])
    const reply = await accept([{ text: 'terms', version: '2026-12-01' }])
    expect(reply.statusCode).toBe(200)
    expect(reply.json().data.waiting).toEqual([])
    expect(await events()).toEqual(['{"terms":"2026-12-01"}'])
    expect(await loadAccepted(database().db, ada)).toMatchObject({ terms: '2026-12-01' })
  })

  it('accepts all of what is named or none, and the same once', async () => {
    clock.advance(40 * day)
    const fresh = { text: 'terms', version: '2026-12-01' }
    const mixed = await accept([fresh, { text: 'privacy', version: '2030-01-01' }])
    expect(mixed.statusCode).toBe(422)
    expect(await waitingNow()).toEqual(['terms 2026-12-01 true'])
    const replies = await Promise.all([1, 2, 3, 4].map(() => accept([fresh, fresh])))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(await events()).toHaveLength(1)
    expect(await listAcceptances(database().db, ada)).toHaveLength(5)
  })

  it.each([
    [{ texts: [] }, 'Texts must not be empty'],
    [{}, 'Texts is required'],
    [{ texts: 'terms' }, 'Texts must be a list'],
    [{ texts: [{ text: 'cookies', version: '2026-11-21' }] }, 'Texts.0.text is unknown'],
    [{ texts: [{ text: 'terms' }] }, 'Texts.0.version is required'],
  ])('is told what is wrong with %j', async (payload, message) => {
    const reply = await app.inject({ method: 'POST', url: '/api/users/acceptances', payload })
    expect(reply.statusCode).toBe(422)
    expect(reply.json().errors[0].message).toBe(message)
  })
})

it('what was accepted stays', async () => {
  const { db } = database()
  await expect(db.rows('delete from acceptances')).rejects.toThrow('append-only')
  await expect(db.rows(`update acceptances set version = '2020-01-01'`)).rejects.toThrow(
    'append-only',
  )
})

describe('signing up', () => {
  const registration = {
    ...{ email: 'new@example.org', firstname: 'Ada', lastname: 'Lovelace' },
    ...{ password: 'otter-meadow-41', confirmPassword: 'otter-meadow-41' },
  }

  it('accepts the texts with the account; an unticked box is refused', async () => {
    const { db } = database()
    const accounts = await createAccountsApp(db)
    const register = (payload: object) =>
      accounts.app.inject({ method: 'POST', url: '/api/auth/register', payload })
    const refused = await register({ ...registration, terms: false })
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      [{ field: 'terms', message: 'Terms must be accepted' }],
    ])
    expect((await register({ ...registration, terms: true })).statusCode).toBe(200)
    const [client] = await db.rows<{ id: ClientId }>(
      `select id from clients where email = 'new@example.org'`,
    )
    const stored = await listAcceptances(db, client?.id as ClientId)
    expect(stored.map(({ text, version }) => `${text} ${version}`).sort()).toEqual([
      'privacy 2026-11-21',
      'risk-disclosure 2026-11-21',
      'terms 2026-11-21',
      `terms ${newest}`,
    ])
    expect(stored[0]?.acceptedAt).toBe(accounts.clock.now())
    const [signedUp] = await listEventsOf(db, client?.id as ClientId, { before: null, limit: 1 })
    expect(JSON.parse(signedUp?.details ?? '')).toEqual({
      referred: false,
      ...{ terms: newest, privacy: '2026-11-21', 'risk-disclosure': '2026-11-21' },
    })
  })
})
