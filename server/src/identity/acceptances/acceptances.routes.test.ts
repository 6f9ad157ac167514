// Accepting legal texts over HTTP, and what it means for orders.

import Fastify, { type FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import type { WaitingText } from '#contract/client/acceptances.ts'
import { newestVersion } from '#contract/public/legal-outlines.ts'
import { legalTexts } from '#contract/public/legal-versions.ts'
import type { LegalTextsView } from '#contract/public/published-texts.ts'
import type { ClientId } from '#kernel/ids.ts'
import { day, millis } from '#kernel/time.ts'
import { createRouter } from '#server/platform/http.ts'
import { answerErrors, readJson } from '#server/platform/http-errors.ts'
import { listEventsOf } from '#server/record/events/events.store.ts'
import { createAccountsApp } from '#test/accounts-app.ts'
import { aClient } from '#test/clients.ts'
import { type TestClock, testClock } from '#test/clock.ts'
import { freshDatabase } from '#test/database.ts'
import { registerAcceptanceRoutes } from './acceptances.routes.ts'
import { listAcceptances, loadAccepted } from './acceptances.store.ts'
import type { Texts } from './publication.ts'
import { publishTexts } from './publish-texts.ts'

const database = freshDatabase()
const next = { version: '2026-12-01', changes: { en: 'Fees are named.', nl: 'Kosten genoemd.' } }
const { terms } = legalTexts
const texts: Texts = { ...legalTexts, terms: { ...terms, versions: [...terms.versions, next] } }
/** What the install published when it began. */
const terms0 = newestVersion('terms')
const privacy0 = newestVersion('privacy')
const risk0 = newestVersion('risk-disclosure')

let app: FastifyInstance
let clock: TestClock
let ada: ClientId

beforeEach(async () => {
  const { db } = database()
  clock = testClock(millis(Date.UTC(2026, 11, 1, 12)))
  ada = (await aClient(db, { clock })).id
  await db.transaction((tx) => publishTexts(tx, clock.now(), { texts }))
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
      terms: terms0,
      privacy: privacy0,
      'risk-disclosure': risk0,
    })
    expect((await get()).accepted).toEqual(
      [
        { text: 'privacy', path: `/privacy/${privacy0}`, version: privacy0 },
        { text: 'risk-disclosure', path: `/risk-disclosure/${risk0}`, version: risk0 },
        { text: 'terms', path: `/legal/${terms0}`, version: terms0 },
      ].map((one) => ({ ...one, accepted_at: '2026-12-01T12:00:00.000Z' })),
    )
  })

  it('is told of a coming version, and asked for it from its day on', async () => {
    expect((await get()).waiting).toEqual([
      {
        text: 'terms',
        path: '/legal/2026-12-01',
        version: '2026-12-01',
        effective_from: '2026-12-31',
        changes: 'Fees are named.',
        is_in_force: false,
      },
    ])
    const dutch = await app.inject({ url: '/api/users/acceptances?lang=nl' })
    expect(dutch.json().data.waiting[0].changes).toBe('Kosten genoemd.')
    const early = await accept([{ text: 'terms', version: '2026-12-01' }])
    expect([early.statusCode, early.json().code]).toEqual([422, 'version_not_in_force'])

    clock.advance(40 * day)
    expect(await waitingNow()).toEqual(['terms 2026-12-01 true'])
    const old = await accept([{ text: 'terms', version: terms0 }])
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
    expect(await listAcceptances(database().db, ada)).toHaveLength(4)
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
    email: 'new@example.org',
    firstname: 'Ada',
    lastname: 'Lovelace',
    password: 'otter-meadow-41',
    confirmPassword: 'otter-meadow-41',
  }

  it('accepts the texts with the account; an unticked box is refused', async () => {
    const { db } = database()
    const accounts = await createAccountsApp(db)
    const register = (payload: object) =>
      accounts.app.inject({ method: 'POST', url: '/api/auth/register', payload })
    const refused = await register({ ...registration, terms: false })
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      [{ field: 'terms', code: 'not_accepted', message: 'Terms must be accepted' }],
    ])
    expect((await register({ ...registration, terms: true })).statusCode).toBe(200)
    const [client] = await db.rows<{ id: ClientId }>(
      `select id from clients where email = 'new@example.org'`,
    )
    const stored = await listAcceptances(db, client?.id as ClientId)
    const shown = await app.inject({ url: '/api/public/legal-texts' })
    const inForce = (shown.json().data as LegalTextsView).flatMap(({ text, versions }) =>
      legalTexts[text].isAccepted
        ? versions
            .filter(({ state }) => state === 'in_force')
            .map((one) => `${text} ${one.version}`)
        : [],
    )
    expect(stored.map(({ text, version }) => `${text} ${version}`)).toEqual(
      expect.arrayContaining(inForce),
    )
    expect(stored[0]?.acceptedAt).toBe(accounts.clock.now())
    const [signedUp] = await listEventsOf(db, client?.id as ClientId, { before: null, limit: 1 })
    expect(JSON.parse(signedUp?.details ?? '')).toEqual({
      referred: false,
      terms: terms0,
      privacy: privacy0,
      'risk-disclosure': risk0,
    })
  })
})
