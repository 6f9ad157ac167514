// The questions before live trading, over HTTP: attempts are kept, failing waits a day, passing is
// once and for good.

import Fastify, { type FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { questionIds } from '#contract/client/appropriateness.ts'
import { day, hour } from '#kernel/time.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import { createRouter } from '#server/platform/http.ts'
import { answerErrors, readJson } from '#server/platform/http-errors.ts'
import { listEventsOf } from '#server/record/events/events.store.ts'
import { aClient, type TestClient } from '#test/clients.ts'
import { type TestClock, testClock } from '#test/clock.ts'
import { freshDatabase } from '#test/database.ts'
import { registerAppropriateness } from './appropriateness.routes.ts'
import { rightChoices } from './appropriateness.ts'

const database = freshDatabase()
let app: FastifyInstance
let clock: TestClock
let ada: TestClient
let needs = true

beforeEach(async () => {
  const { db } = database()
  needs = true
  clock = testClock()
  ada = await aClient(db, { clock })
  app = Fastify()
  readJson(app)
  answerErrors(app)
  registerAppropriateness(
    createRouter(app, () => ada.id),
    { db, clock, random: systemRandom, needsAppropriateness: () => needs, firstDay },
  )
})

const firstDay = () => ({ stakeMax: 40, tradesMax: 6 })

const get = async () => (await app.inject({ url: '/api/users/appropriateness' })).json().data

const answer = async (payload: object) => {
  const url = '/api/users/appropriateness'
  const reply = await app.inject({ method: 'POST', url, payload })
  return { ...reply.json(), status: reply.statusCode }
}

const wrong = { ...rightChoices, whole_amount: 'a', margin: 'a', ending: 'b' }

describe('whoever has not answered', () => {
  it('is asked every question, without a word on which choice is right', async () => {
    const view = await get()
    expect(view).toMatchObject({ is_needed: true, passed_at: null, again_at: null, attempts: [] })
    expect(view.first_day).toEqual({ stake_max: 40, trades_max: 6 })
    expect(view.questions.map(({ id }: { id: string }) => id)).toEqual([...questionIds])
    for (const { choices, ...rest } of view.questions) {
      expect([...choices].sort()).toEqual(['a', 'b', 'c'])
      expect(Object.keys(rest)).toEqual(['id'])
    }
  })

  it.each([
    ['one is missing', 422, { ...rightChoices, margin: undefined }],
    ['one is none of the choices', 422, { ...rightChoices, margin: 'd' }],
    ['there is one more', 400, { ...rightChoices, another: 'a' }],
  ])('is not graded where %s', async (_, status, payload) => {
    expect((await answer(payload)).status).toBe(status)
    expect((await get()).attempts).toEqual([])
  })
})

describe('whoever fails', () => {
  it('waits a day, and is told when and how many were right', async () => {
    const said = await answer(wrong)
    expect(said).toMatchObject({ status: 200, done: 'questions_failed' })
    expect(said.data).toMatchObject({
      passed_at: null,
      again_at: new Date(clock.now() + day).toISOString(),
      questions: [],
      attempts: [{ right: 9, asked: 12, has_passed: false }],
    })
    clock.advance(23 * hour)
    expect(await answer(rightChoices)).toMatchObject({ status: 422, code: 'appropriateness_waits' })
    clock.advance(hour)
    expect((await get()).questions).toHaveLength(12)
    expect(await answer(rightChoices)).toMatchObject({ done: 'questions_passed' })
    expect((await get()).attempts.map(({ right }: { right: number }) => right)).toEqual([12, 9])
  })
})

describe('whoever passes', () => {
  it('has passed for good, and begins with a bounded day where it is needed', async () => {
    const { data } = await answer(rightChoices)
    const passed = new Date(clock.now()).toISOString()
    const until = new Date(clock.now() + day).toISOString()
    expect(data).toMatchObject({ passed_at: passed, questions: [], first_day_until: until })
    expect(await answer(rightChoices)).toMatchObject({ status: 409 })
    needs = false
    expect((await get()).first_day_until).toBeNull()
    needs = true
    clock.advance(day)
    expect(await get()).toMatchObject({ passed_at: passed, first_day_until: null })
  })

  it('once, however often it is sent at once', async () => {
    const all = await Promise.all([1, 2, 3, 4].map(() => answer(rightChoices)))
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect((await get()).attempts).toHaveLength(1)
  })

  it('stands in the record, and no attempt can be changed or taken away', async () => {
    await answer(wrong)
    const { db } = database()
    const events = await listEventsOf(db, ada.id, { before: null, limit: 1 })
    expect(events[0]).toMatchObject({
      kind: 'appropriateness_failed',
      details: '{"right":9,"asked":12}',
    })
    for (const change of [
      'update appropriateness_attempts set has_passed = true',
      'delete from appropriateness_attempts',
    ])
      await expect(db.rows(change)).rejects.toThrow()
  })
})
