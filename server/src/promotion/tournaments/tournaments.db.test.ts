// Tournaments from joining to prizes, through the engine that every trade goes through, with the
// books sound after each.

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { present } from '#kernel/assert.ts'
import { cents, dollars } from '#kernel/money.ts'
import { hour, second } from '#kernel/time.ts'
import { createOperator } from '#server/install/operators/create-operator.ts'
import { freshDatabase } from '#test/database.ts'
import { setMode } from '#test/install-mode.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { staffNamed } from '#test/staff.ts'
import { openTournaments, type TournamentWorld } from '#test/tournament-world.ts'
import { cancelTournament } from './end-tournament.ts'
import { holdPractice } from './hold-practice.ts'
import { findStatement, listCurrent, listEnded } from './tournaments.store.ts'

const database = freshDatabase()
let at: TournamentWorld

beforeAll(async () => {
  const { db } = database()
  await setMode(db, 'sandbox')
  at = await openTournaments(db)
  await createOperator(db, { email: 'eve@staff.example', passwordHash: 'none' }, at.clock.now())
})
beforeEach(async () => {
  await at.tick(60_003)
  await at.tick(60_000)
})
afterEach(() => expectSoundBooks(database().db, at.clock.now()))
afterAll(() => at.engine.stop())

describe('a practice tournament', () => {
  test('is there each hour, and made once; one that nobody joined ends quietly', async () => {
    expect(await holdPractice(at.deps)).toBe(2)
    expect(await holdPractice(at.deps)).toBe(0)
    const [first] = await listCurrent(database().db)
    await at.until(present(first, 'it was made').endsAt)
    expect(await at.end()).toBe(1)
    expect(await holdPractice(at.deps)).toBe(0)
    expect((await listCurrent(database().db)).map(({ id }) => id)).not.toContain(first?.id)
    expect(await listEnded(database().db, 20)).toEqual([])
  })

  test('is free, pays demo dollars by chips of settled trades, and takes the chips back', async () => {
    await at.until(Math.ceil(at.clock.now() / hour) * hour)
    await holdPractice(at.deps)
    const [now] = await listCurrent(database().db)
    const it = present(now, 'one of this hour')
    const [ada, ben, cem] = [await at.client(), await at.client(), await at.client()]
    expect(await at.join(ada, it, 'Ada')).toBe('done')
    expect(await at.join(ben, it)).toBe('done')
    expect(await at.join(cem, it)).toBe('done')
    expect(await at.join(ada, it, 'Countess')).toBe('done')
    expect(await at.stake(ada, 100)).toBe('placed')
    expect(await at.stake(ben, 100, { direction: 'fall' })).toBe('placed')
    expect(await at.chips(ada)).toBe(dollars(900))
    expect((await at.page(ada, it)).standings).toMatchObject([
      { number: 1, place: null, shown_as: 'Countess', chips: 1_000, trades: 0, is_me: true },
      { number: 2, place: null, shown_as: null, chips: 1_000 },
      { number: 3, place: null, chips: 1_000 },
    ])
    await at.endAt(60_100)
    expect((await at.page(ben, it)).standings).toMatchObject([
      { number: 1, place: 1, chips: 1_075, trades: 1, is_me: false },
      { number: 2, place: 2, chips: 900, trades: 1, is_me: true },
      { number: 3, place: null },
    ])
    const before = await at.dollarsOf(ada, 'demo')
    await at.until(it.endsAt)
    expect(await at.end()).toBe(1)
    expect(await at.end()).toBe(0)
    // Half and three tenths of 1,000 are five and three eighths: the third place was not taken.
    expect(await at.dollarsOf(ada, 'demo')).toBe(before && (before as bigint) + 62_500n)
    expect(await at.dollarsOf(ben, 'demo')).toBe(dollars(10_375))
    expect(await at.dollarsOf(cem, 'demo')).toBe(dollars(10_000))
    expect(await at.chips(ada)).toBe(0n)
    const page = await at.page(cem, it)
    expect(page).toMatchObject({ state: 'ended', is_unbeaten: false, entrants: 3 })
    expect(page.standings).toMatchObject([
      { place: 1, shown_as: 'Countess', chips: 1_075, prize: 625 },
      { place: 2, chips: 900, prize: 375 },
      { place: null, chips: 1_000, prize: 0, is_me: true },
    ])
    const lines = present(await findStatement(database().db, it.id), 'it was held').split('\n')
    expect(lines.slice(0, -1).map((line) => JSON.parse(line))).toMatchObject([
      { tournament: it.id, pool: '1000.00', added: '1000.00', places: [5_000, 3_000, 2_000] },
      { entrant: 1, place: 1, chips: '1075.00', decided: 1, prize: '625.00' },
      { entrant: 2, place: 2, chips: '900.00', prize: '375.00' },
      { entrant: 3, place: null, chips: '1000.00', decided: 0, prize: '0.00' },
    ])
    expect(lines.join('\n')).not.toContain('Countess')
    expect(await at.pool('demo')).toBe(0n)
  })

  test('waits for the last trade; orders that would end later are refused', async () => {
    await at.until(Math.ceil(at.clock.now() / hour) * hour)
    await holdPractice(at.deps)
    const it = present((await listCurrent(database().db))[0], 'one of this hour')
    const ada = await at.client()
    expect(await at.stake(ada, 10)).toBe('chips_not_now')
    await at.join(ada, it)
    await at.until(it.endsAt - 63 * second)
    expect(await at.stake(ada, 10, { durationSeconds: 180 })).toBe('chips_end_late')
    expect(await at.stake(ada, 10)).toBe('placed')
    expect(await at.stake(ada, 1_000)).toBe('insufficient_balance')
    await at.tick(60_001)
    expect(await at.stake(ada, 10)).toBe('chips_end_late')
    // Nobody has told yet what the price was: the trade is open.
    at.engine.feed.toldUpTo = at.clock.now()
    at.clock.advance(62 * second)
    expect(await at.end()).toBe(0)
    at.engine.feed.toldUpTo = undefined
    await at.engine.pass(second)
    await at.tick(60_000)
    expect(await at.end()).toBe(1)
    expect(await at.page(ada, it)).toMatchObject({ state: 'ended', is_unbeaten: true })
    expect(await at.chips(ada)).toBe(0n)
    expect(await at.stake(ada, 10)).toBe('chips_not_now')
  })
})

describe('one with fees', () => {
  test('takes them on joining, gives the pool its part, and pays all of it', async () => {
    const it = await at.publish()
    const [ada, ben] = [await at.client(), await at.client()]
    await at.join(ada, it)
    await at.join(ben, it)
    expect(await at.dollarsOf(ada)).toBe(dollars(9_990))
    expect(await at.pool()).toBe(dollars(20))
    expect(await at.stake(ada, 100)).toBe('chips_not_now')
    await at.until(it.startsAt)
    expect(await at.buyIn(ada, it)).toBe('tournament_not_below')
    expect(await at.leave(ada, it)).toBe('tournament_begun')
    await at.stake(ada, 400)
    await at.stake(ben, 100, { direction: 'fall' })
    await at.endAt(59_900)
    expect(await at.buyIn(ada, it)).toBe('done')
    expect(await at.buyIn(ada, it)).toBe('done')
    expect(await at.buyIn(ada, it, 2)).toBe('tournament_no_rebuy')
    expect(await at.chips(ada)).toBe(dollars(1_000))
    expect(await at.page(ada, it)).toMatchObject({
      pool: { fees: 30, of_fees: 24, of_house: 6, added: 5, total: 29 },
      places: [
        { share: 0.6, prize: 17.4 },
        { share: 0.4, prize: 11.6 },
      ],
      mine: { rebuys: 1, available: 1_000, staked: 0 },
    })
    await at.until(it.endsAt)
    await at.end()
    expect(await at.dollarsOf(ben)).toBe(cents(1_000_740n))
    expect(await at.dollarsOf(ada)).toBe(cents(999_160n))
    expect(await at.pool()).toBe(0n)
  })

  test('gives fees back where fewer than two traded', async () => {
    const it = await at.publish()
    const [ada, ben] = [await at.client(), await at.client()]
    await at.join(ada, it)
    await at.join(ben, it)
    await at.until(it.startsAt)
    await at.stake(ada, 100)
    await at.until(it.endsAt)
    await at.end()
    expect(await at.dollarsOf(ada)).toBe(dollars(10_000))
    expect(await at.dollarsOf(ben)).toBe(dollars(10_000))
    expect(await at.page(ada, it)).toMatchObject({ is_unbeaten: true, standings: [] })
    expect(await at.pool()).toBe(0n)
  })

  test('whoever leaves before it starts has the fee and no chips, and may come back', async () => {
    const it = await at.publish({ seats: 2 })
    const [ada, ben, cem] = [await at.client(), await at.client(), await at.client()]
    await at.join(ada, it)
    await at.join(ben, it)
    expect(await at.join(cem, it)).toBe('tournament_full')
    expect(await at.leave(ada, it)).toBe('done')
    expect(await at.leave(ada, it)).toBe('tournament_not_joined')
    expect(await at.dollarsOf(ada)).toBe(dollars(10_000))
    expect(await at.chips(ada)).toBe(0n)
    expect(await at.join(cem, it)).toBe('done')
    expect(await at.join(ada, it)).toBe('tournament_full')
    await at.leave(cem, it)
    expect(await at.join(ada, it)).toBe('done')
    expect((await at.page(ada, it)).mine).toMatchObject({ number: 4, available: 1_000 })
  })

  test('one at a time', async () => {
    const [one, other] = [await at.publish(), await at.publish()]
    const ada = await at.client()
    await at.join(ada, one)
    expect(await at.join(ada, other)).toBe('tournament_other')
    await at.leave(ada, one)
    expect(await at.join(ada, other)).toBe('done')
  })
})

describe('cancelled', () => {
  const by = staffNamed('eve@staff.example')
  const cancel = async (id: string) =>
    (await cancelTournament(at.deps, { id, reason: 'A mistake.', by }))?.refused ?? 'done'

  test('while it runs, fees go back, nothing can be staked, and what is open counts for nothing', async () => {
    const [it, next] = [await at.publish(), await at.publish()]
    const ada = await at.client()
    await at.join(ada, it)
    await at.until(it.startsAt)
    await at.stake(ada, 100)
    expect(await cancel(it.id)).toBe('done')
    expect(await cancel(it.id)).toBe('tournament_over')
    expect(await at.dollarsOf(ada)).toBe(dollars(10_000))
    expect(await at.stake(ada, 10)).toBe('chips_not_now')
    expect(await at.join(ada, next)).toBe('tournament_chips_out')
    await at.endAt(60_100)
    expect(await at.chips(ada)).toBe(dollars(175))
    expect(await at.join(ada, next)).toBe('done')
    expect(await at.chips(ada)).toBe(dollars(1_000))
    expect(await at.page(ada, it)).toMatchObject({ state: 'cancelled', reason: 'A mistake.' })
  })

  test('before it starts', async () => {
    const it = await at.publish()
    const ada = await at.client()
    await at.join(ada, it)
    await cancel(it.id)
    expect(await at.chips(ada)).toBe(0n)
    expect(await at.join(ada, it)).toBe('done')
    expect(await at.join(await at.client(), it)).toBe('tournament_cancelled')
  })
})

test('who is frozen, on a break, or where it is banned is let into none', async () => {
  const it = await at.publish()
  const [ada, ben, cem] = [await at.client(), await at.client('PE'), await at.client('NL')]
  await database().db.rows(`update clients set state = 'frozen' where id = $1`, [ada])
  expect(await at.join(ada, it)).toBe('account_frozen')
  expect(await at.join(ben, it)).toBe('tournament_not_here')
  // Published nevertheless, by whatever way: the law goes first.
  const banned = await at.publish({ countries: ['NL'] })
  expect(await at.join(cem, banned)).toBe('tournament_not_here')
})
