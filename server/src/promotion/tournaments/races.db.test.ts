// Many at once: nobody is in twice, pays twice or takes a place that is not there, and the books are
// sound after it.

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { dollars } from '#kernel/money.ts'
import { minute } from '#kernel/time.ts'
import { freshDatabase } from '#test/database.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { openTournaments, type TournamentWorld } from '#test/tournament-world.ts'

const database = freshDatabase()
let at: TournamentWorld

beforeAll(async () => {
  at = await openTournaments(database().db)
})
afterEach(() => expectSoundBooks(database().db, at.clock.now()))
afterAll(() => at.engine.stop())

const clients = (count: number) => Promise.all(Array.from({ length: count }, () => at.client()))
const counted = (answers: readonly string[]) =>
  Object.fromEntries(
    [...new Set(answers)].map((answer) => [answer, answers.filter((it) => it === answer).length]),
  )

test('who joins twenty times at once is in once, and pays once', async () => {
  const it = await at.publish()
  const ada = await at.client()
  const answers = await Promise.all(Array.from({ length: 20 }, () => at.join(ada, it)))
  expect(counted(answers)).toEqual({ done: 20 })
  expect(await at.dollarsOf(ada)).toBe(dollars(9_990))
  expect(await at.chips(ada)).toBe(dollars(1_000))
  expect(await at.page(ada, it)).toMatchObject({ entrants: 1, pool: { fees: 10 } })
})

test('fifty want ten places', async () => {
  const it = await at.publish({ seats: 10 })
  const all = await clients(50)
  const answers = await Promise.all(all.map((client) => at.join(client, it)))
  expect(counted(answers)).toEqual({ done: 10, tournament_full: 40 })
  expect(await at.pool()).toBe(dollars(110))
  const page = await at.page(all[0]!, it)
  expect(page.standings.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('of two tournaments at once one is joined', async () => {
  const [one, other] = [await at.publish(), await at.publish()]
  const ada = await at.client()
  const answers = await Promise.all([at.join(ada, one), at.join(ada, other), at.join(ada, one)])
  expect(answers.filter((answer) => answer === 'tournament_other').length).toBeGreaterThan(0)
  const entrants = [(await at.page(ada, one)).entrants, (await at.page(ada, other)).entrants]
  expect(entrants.sort()).toEqual([0, 1])
  expect(await at.dollarsOf(ada)).toBe(dollars(9_990))
})

test('who joins and leaves at once is in, or has everything back', async () => {
  const it = await at.publish()
  const ada = await at.client()
  await Promise.all([at.join(ada, it), at.leave(ada, it), at.join(ada, it), at.leave(ada, it)])
  const { is_mine: isIn } = await at.page(ada, it)
  expect(await at.dollarsOf(ada)).toBe(isIn ? dollars(9_990) : dollars(10_000))
  expect(await at.chips(ada)).toBe(isIn ? dollars(1_000) : 0n)
})

test('who begins anew ten times at once has done it once, while trades are placed', async () => {
  const it = await at.publish({ rebuysMost: 5 })
  const ada = await at.client()
  await at.join(ada, it)
  await at.until(it.startsAt)
  expect(await at.stake(ada, 400)).toBe('placed')
  await at.endAt(59_900)
  const trades = Array.from({ length: 10 }, () => at.stake(ada, 10))
  const rebuys = Array.from({ length: 10 }, () => at.buyIn(ada, it))
  const staked = await Promise.all(trades)
  expect(counted(await Promise.all(rebuys))).toEqual({ done: 10 })
  expect(counted(staked)).toEqual({ placed: 10 })
  const { mine } = await at.page(ada, it)
  expect(mine).toMatchObject({ rebuys: 1, available: 900, staked: 100 })
  expect(await at.dollarsOf(ada)).toBe(dollars(9_980))
})

test('joining against the last moment is done or refused, never half', async () => {
  const it = await at.publish()
  await at.engine.pass(45 * minute - 1)
  const all = await clients(10)
  const early = all.slice(0, 5).map((client) => at.join(client, it))
  at.clock.advance(1)
  const late = all.slice(5).map((client) => at.join(client, it))
  const answers = await Promise.all([...early, ...late])
  const { done = 0, tournament_late: refused = 0 } = counted(answers)
  expect(done + refused).toBe(10)
  expect((await at.page(all[0]!, it)).entrants).toBe(done)
  for (const [index, client] of all.entries()) {
    const paid = answers[index] === 'done'
    expect(await at.dollarsOf(client)).toBe(paid ? dollars(9_990) : dollars(10_000))
  }
})
