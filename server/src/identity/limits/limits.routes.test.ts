// The calls about own limits and breaks, over HTTP.

import Fastify, { type FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import type { LimitKind, LimitPeriod, OwnLimitView } from '#contract/client/limits.ts'
import { day, hour } from '#kernel/time.ts'
import { depositUse } from '#server/money/deposits/deposit-use.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import { createRouter } from '#server/platform/http.ts'
import { answerErrors, readJson } from '#server/platform/http-errors.ts'
import { listEventsOf } from '#server/record/events/events.store.ts'
import { ownUse } from '#server/trading/trades/own-use.ts'
import { aClient, type TestClient, testPassword, testPasswords } from '#test/clients.ts'
import { type TestClock, testClock } from '#test/clock.ts'
import { freshDatabase } from '#test/database.ts'
import { mailsTo } from '#test/mailbox.ts'
import { countPasswordTries } from '../clients/verify-password.ts'
import { registerLimitRoutes } from './limits.routes.ts'

const database = freshDatabase()
let app: FastifyInstance
let clock: TestClock
let ada: TestClient

beforeEach(async () => {
  const { db } = database()
  clock = testClock()
  ada = await aClient(db, { clock })
  app = Fastify()
  readJson(app)
  answerErrors(app)
  registerLimitRoutes(
    createRouter(app, () => ada.id),
    {
      db,
      clock,
      random: systemRandom,
      passwords: await testPasswords(),
      passwordAttempts: countPasswordTries(),
      ownUseOf: ownUse,
      depositUseOf: depositUse,
      install: { mode: 'sandbox', publicUrl: () => 'http://localhost' },
    },
  )
})

const get = async () => (await app.inject({ url: '/api/users/limits' })).json().data

const post = async (path: string, payload: object) => {
  const reply = await app.inject({ method: 'POST', url: `/api/users/${path}`, payload })
  return { ...reply.json(), status: reply.statusCode }
}

async function limitOf(kind: LimitKind, period: LimitPeriod): Promise<OwnLimitView> {
  const { limits } = await get()
  return limits.find((one: OwnLimitView) => one.kind === kind && one.period === period)
}

const weeklyStake = { kind: 'stake', period: 'week' } as const

describe('limits', () => {
  it('are nine, and none at first', async () => {
    const data = await get()
    expect(data).toMatchObject({
      cool_off_until: null,
      self_excluded_until: null,
      reminder_minutes: null,
    })
    expect(data.limits.length).toBe(9)
    expect(await limitOf('loss', 'week')).toEqual({
      kind: 'loss',
      period: 'week',
      amount: null,
      used: 0,
      raise: null,
      resets_at: '2026-11-23T00:00:00.000Z',
    })
  })

  it('are lowered at once, and raised or removed a day later', async () => {
    expect(await post('limits', { ...weeklyStake, amount: 500 })).toMatchObject({ status: 200 })
    await post('limits', { ...weeklyStake, amount: 250.5 })
    expect(await limitOf('stake', 'week')).toMatchObject({ amount: 250.5, raise: null })
    await post('limits', { ...weeklyStake, amount: 300 })
    const raise = { amount: 300, at: '2026-11-22T12:00:00.000Z' }
    expect(await limitOf('stake', 'week')).toMatchObject({ amount: 250.5, raise })
    clock.advance(day)
    expect(await limitOf('stake', 'week')).toMatchObject({ amount: 300, raise: null })
    await post('limits', { ...weeklyStake, amount: null })
    expect(await limitOf('stake', 'week')).toMatchObject({ amount: 300, raise: { amount: null } })
    expect(await post('limits/cancel', weeklyStake)).toMatchObject({ status: 200 })
    clock.advance(2 * day)
    expect(await limitOf('stake', 'week')).toMatchObject({ amount: 300, raise: null })
    const events = await listEventsOf(database().db, ada.id, { before: null, limit: 10 })
    const kinds = events.map(({ kind }) => kind).filter((kind) => kind.startsWith('limit'))
    expect(kinds.length).toBe(5)
    expect(kinds.filter((kind) => kind === 'limit_raise_asked').length).toBe(2)
  })

  it.each([
    [{ ...weeklyStake, amount: 0 }, 'Amount must be more than zero, with at most two decimals'],
    [{ ...weeklyStake, amount: 1.234 }, 'Amount must be more than zero, with at most two decimals'],
    [{ ...weeklyStake, kind: 'bet', amount: 1 }, 'Kind must be deposit, stake or loss'],
    [{ kind: 'loss', amount: 1 }, 'Period is required'],
  ])('are not what is no limit: %j', async (body, message) => {
    expect(await post('limits', body)).toMatchObject({ status: 422, errors: [{ message }] })
  })

  it('that are not about to change cannot be kept', async () => {
    expect(await post('limits/cancel', weeklyStake)).toMatchObject({
      status: 422,
      code: 'no_raise_waiting',
    })
  })
})

it('the reminder is of 15 to 240 minutes, or off', async () => {
  expect(await post('limits/reminder', { minutes: 30 })).toMatchObject({ status: 200 })
  expect((await get()).reminder_minutes).toBe(30)
  for (const minutes of [14, 241, 30.5]) {
    expect(await post('limits/reminder', { minutes })).toMatchObject({ status: 422 })
  }
  expect(await post('limits/reminder', { minutes: null })).toMatchObject({ status: 200 })
  expect((await get()).reminder_minutes).toBe(null)
})

describe('a cool-off', () => {
  it('may be made longer, never shorter, and is written down and told', async () => {
    await post('cool-off', { period: '7d' })
    expect((await get()).cool_off_until).toBe('2026-11-28T12:00:00.000Z')
    clock.advance(hour)
    expect(await post('cool-off', { period: '24h' })).toMatchObject({
      status: 422,
      code: 'break_runs_longer',
      message: expect.stringContaining('2026-11-28 12:00 UTC'),
    })
    await post('cool-off', { period: '30d' })
    expect((await get()).cool_off_until).toBe('2026-12-21T13:00:00.000Z')
    const mails = await mailsTo(database().db, ada.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your cool-off has started',
      'Your cool-off has started',
    ])
    clock.advance(30 * day)
    expect((await get()).cool_off_until).toBe(null)
  })
})

describe('a self-exclusion', () => {
  const exclude = (period: string, password: string = testPassword) =>
    post('self-exclusion', { period, password })

  it('asks for the password, five times', async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await exclude('6m', 'wrong')).toMatchObject({ status: 422, code: 'wrong_password' })
    }
    expect(await exclude('6m')).toMatchObject({ status: 429 })
    expect((await get()).self_excluded_until).toBe(null)
  })

  it('lasts, and only grows', async () => {
    expect(await exclude('1y')).toMatchObject({ status: 200 })
    expect((await get()).self_excluded_until).toBe('2027-11-21T12:00:00.000Z')
    expect(await exclude('6m')).toMatchObject({ status: 422, code: 'break_runs_longer' })
    expect(await exclude('5y')).toMatchObject({ status: 200 })
    expect((await get()).self_excluded_until).toBe('2031-11-21T12:00:00.000Z')
    const [last] = await listEventsOf(database().db, ada.id, { before: null, limit: 1 })
    expect(last).toMatchObject({ kind: 'self_exclusion_started', actor: 'client' })
    expect(JSON.stringify(last?.details)).not.toContain(testPassword)
  })
})
