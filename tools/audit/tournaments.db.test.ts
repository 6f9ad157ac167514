// Tournaments under audit: a world of each outcome is sound as the use cases leave it, and each
// planted defect is found by its invariant.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cents } from '#kernel/money.ts'
import { hour, iso, minute } from '#kernel/time.ts'
import { createOperator } from '#server/install/operators/create-operator.ts'
import type { Single } from '#server/platform/db.ts'
import { cancelTournament } from '#server/promotion/tournaments/end-tournament.ts'
import type { Tournament } from '#server/promotion/tournaments/tournament.ts'
import { freshDatabase } from '#test/database.ts'
import { setMode } from '#test/install-mode.ts'
import { type Logged, loggedBy } from '#test/logged.ts'
import { staffNamed } from '#test/staff.ts'
import { openTournaments, type TournamentWorld } from '#test/tournament-world.ts'
import { type AuditOptions, audit, type Finding } from './audit.ts'
import { auditPlanted } from './planted.ts'

const database = freshDatabase()
let at: TournamentWorld
let logged: Logged
let connection: Single
const [eve, ofTournaments] = ['eve@staff.example', ['I45', 'I46', 'I47', 'I48']] as const
const is: Partial<Record<'held' | 'unbeaten' | 'cancelled' | 'next', Tournament>> = {}

beforeAll(async () => {
  const { db, owner } = database()
  await setMode(db, 'sandbox')
  at = await openTournaments(db)
  logged = loggedBy(db, at.engine)
  await createOperator(db, { email: eve, passwordHash: 'none' }, at.clock.now())
  await logged.round()
  await at.tick(60_003)
  await at.tick(60_000)
  await holdOne()
  await endOtherwise()
  await at.until(at.clock.now() + 3 * hour)
  await logged.round()
  connection = owner.single()
})
afterAll(async () => {
  await connection?.close()
  await at?.engine.stop()
})

/** Three trade, one of them begins anew; one only watches, and one had left before. */
async function holdOne(): Promise<void> {
  const held = await at.publish({ places: [6_000, 3_000, 1_000], seats: 4, fee: cents(1_005n) })
  is.held = held
  const [ada, ben, cem, dan, eli] = await Promise.all([1, 2, 3, 4, 5].map(() => at.client()))
  await at.join(eli!, held)
  await at.leave(eli!, held)
  for (const one of [ada, ben, cem, dan]) expect(await at.join(one!, held)).toBe('done')
  await at.until(held.startsAt)
  await at.stake(ada!, 100)
  await at.stake(ben!, 100, { direction: 'fall' })
  await at.stake(cem!, 200, { direction: 'fall' })
  await at.endAt(60_100)
  expect(await at.buyIn(cem!, held)).toBe('done')
  await at.stake(cem!, 50)
  await at.endAt(60_100)
  await at.until(held.endsAt)
  await at.end()
  await logged.round()
}

async function endOtherwise(): Promise<void> {
  const [unbeaten, cancelled] = [await at.publish(), await at.publish({ currency: 'demo' })]
  is.unbeaten = unbeaten
  is.cancelled = cancelled
  const [ada, ben, cem] = [await at.client(), await at.client(), await at.client()]
  await at.join(ada, unbeaten)
  await at.join(ben, unbeaten)
  await at.join(cem, cancelled)
  await at.until(unbeaten.startsAt)
  await at.stake(ada, 100)
  await at.endAt(60_100)
  const cancelling = { id: cancelled.id, reason: 'A mistake.', by: staffNamed(eve) }
  expect(await cancelTournament(at.deps, cancelling)).toBeUndefined()
  await at.until(unbeaten.endsAt)
  await at.end()
  const startsAt = (at.clock.now() + 5 * hour) as Tournament['startsAt']
  const [joinUntil, endsAt] = [startsAt + minute, startsAt + hour] as Tournament['startsAt'][]
  is.next = await at.publish({ startsAt, joinUntil: joinUntil!, endsAt: endsAt!, seats: 2 })
  for (const one of [ada, ben]) expect(await at.join(one, is.next)).toBe('done')
}

const options = (): AuditOptions => ({ now: iso(at.clock.now()), show: 5 })
const brokenIn = (findings: readonly Finding[]) =>
  findings
    .filter(({ id, found }) => found > 0 && ofTournaments.some((one) => one === id))
    .map(({ id }) => id)

it('finds nothing where the use cases made them', async () => {
  const findings = await audit(database().owner, options())
  expect(findings.filter(({ id }) => ofTournaments.some((one) => one === id))).toMatchObject(
    ofTournaments.map((id) => ({ id, found: 0, first: [] })),
  )
})

type Defect = readonly [string, readonly string[], () => readonly string[]]

const entriesOf = (of: keyof typeof is) =>
  `(select id from tournament_entries where tournament_id = '${is[of]?.id}')`
const entryAt = (place: number) =>
  `(select entry_id from tournament_results where place = ${place})`
const without = (kind: string, where = 'true') =>
  `delete from journal where kind = '${kind}' and ${where}`

const ofPools: readonly Defect[] = [
  [
    'a fee of a running tournament that never came into the pool',
    ['I45', 'I47'],
    () => [without('tournament_fee', `ref in ${entriesOf('next')}`)],
  ],
  [
    'a fee that was not given back to who left, and a larger prize',
    ['I45'],
    () => [without('tournament_refund', `ref in ${entriesOf('held')}`)],
  ],
  [
    'fees of an unbeaten tournament that stay in the pool',
    ['I45'],
    () => [without('tournament_refund', `ref in ${entriesOf('unbeaten')}`)],
  ],
  [
    'a fee that went back though the tournament is to come',
    ['I45'],
    () => [
      `insert into journal (kind, ref, currency, from_account, to_account, amount, client_account,
         posting, balance_after, at)
       select 'tournament_refund', ref, currency, to_account, from_account, amount,
              client_account, 1000000, balance_after, at
         from journal where kind = 'tournament_fee' and ref in ${entriesOf('next')}`,
    ],
  ],
  [
    'a house that takes a cent less, and a pool that keeps it',
    ['I45'],
    () => [`update journal set amount = amount - 1 where kind = 'tournament_share'`],
  ],
  [
    'two that cancel out: what the house added is not its promise, nor its part',
    ['I45'],
    () => [
      `update journal set amount = amount + 100
        where kind in ('tournament_share', 'tournament_added')`,
    ],
  ],
  [
    'a fee that went back for nothing that was joined',
    ['I45'],
    () => [
      `update journal set ref = gen_random_uuid() where kind = 'tournament_refund'
        and ref in ${entriesOf('unbeaten')}`,
    ],
  ],
  [
    'a share of a tournament that is not over',
    ['I45'],
    () => [`update journal set ref = '${is.next?.id}' where kind = 'tournament_share'`],
  ],
]

const ofResults: readonly Defect[] = [
  [
    'a prize that was not paid',
    ['I45', 'I46'],
    () => [without('tournament_prize', `ref = ${entryAt(2)}`)],
  ],
  [
    'a prize for who has no result',
    ['I46'],
    () => [`delete from tournament_results where place is null or place = 3`],
  ],
  [
    'a prize paid to another one in it',
    ['I47'],
    () => [
      `update journal set to_account = o.client_account, client_account = o.client_account,
              posting = 1000000
         from journal o where journal.kind = 'tournament_prize' and o.kind = 'tournament_prize'
          and journal.ref = ${entryAt(2)} and o.ref = ${entryAt(1)}`,
    ],
  ],
  [
    'two that changed places, with their prizes',
    ['I46'],
    () => [
      `update tournament_results r set place = 3 - r.place, prize = o.prize
         from tournament_results o where r.place < 3 and o.place = 3 - r.place`,
      `update journal set amount = r.prize from tournament_results r
        where kind = 'tournament_prize' and r.entry_id = ref`,
    ],
  ],
  [
    'a cent more for the second, from the first',
    ['I46'],
    () => [
      `update tournament_results set prize = prize + case place when 2 then 1 else -1 end
        where place < 3`,
      `update journal set amount = r.prize from tournament_results r
        where kind = 'tournament_prize' and r.entry_id = ref`,
    ],
  ],
  [
    'chips in a result that nobody had',
    ['I46'],
    () => [`update tournament_results set chips = chips + 1 where place = 1`],
  ],
  [
    'a pool that is not what the rules make of the fees',
    ['I46'],
    () => [`update tournament_ends set pool = pool + 1 where outcome = 'held'`],
  ],
  [
    'one who was in it and is left out of the result',
    ['I46'],
    () => [`delete from tournament_results where place is null`],
  ],
  [
    'a result of who left',
    ['I46'],
    () => [
      `insert into tournament_results
       select id, null, 0, 0, now(), 0 from tournament_entries where left_at is not null`,
    ],
  ],
  ...(
    [
      ['prize', `'"prize":"0.00"', '"prize":"0.01"'`],
      ['place', `'"place":2', '"place":3'`],
      ['fee', `'"fee":"10.05"', '"fee":"10.06"'`],
      ['shares', `'"places":[6000,3000,1000]', '"places":[6000,2000,2000]'`],
    ] as const
  ).map(
    ([what, change]): Defect => [
      `a text with another ${what}`,
      ['I46', 'I48'],
      () => [`update tournament_ends set statement = replace(statement, ${change})`],
    ],
  ),
  [
    'a text that leaves the last one out',
    ['I46', 'I48'],
    () => [
      `update tournament_ends
          set statement = regexp_replace(statement, '[^\\n]*\\n$', '')`,
    ],
  ],
  [
    'a text that is none',
    ['I46', 'I48'],
    () => [`update tournament_ends set statement = 'Ada won.' where outcome = 'held'`],
  ],
]

const ofChips: readonly Defect[] = [
  [
    'chips for nothing that was joined',
    ['I47'],
    () => [
      `update journal set ref = gen_random_uuid() where kind = 'chips_grant'
        and ref in ${entriesOf('next')}`,
    ],
  ],
  [
    'more chips than everybody begins with',
    ['I47'],
    () => [
      `update journal set amount = amount + 1 where kind = 'chips_grant'
             and ref in ${entriesOf('next')}`,
    ],
  ],
  [
    'an entry without chips',
    ['I47'],
    () => [without('chips_grant', `ref in ${entriesOf('next')}`)],
  ],
  [
    'a new beginning without its fee',
    ['I45', 'I47'],
    () => [without('tournament_fee', 'ref in (select id from tournament_rebuys)')],
  ],
  [
    'a fee for nothing that was joined',
    ['I47'],
    () => [
      `update journal set ref = gen_random_uuid() where kind = 'tournament_fee'
        and ref in ${entriesOf('next')}`,
    ],
  ],
  [
    'chips of a tournament that is over',
    ['I46', 'I47'],
    () => [without('chips_end', `ref = ${entryAt(1)}`)],
  ],
  [
    'who is in two at once, since one has no end',
    ['I45', 'I47'],
    () => [`delete from tournament_ends where tournament_id = '${is.unbeaten?.id}'`],
  ],
  [
    'more than there are seats',
    ['I47'],
    () => [`update tournaments set seats = 3 where id = '${is.held?.id}'`],
  ],
  [
    'who came too late',
    ['I47'],
    () => [
      `update tournament_entries set joined_at = '2100-01-01', left_at = null
             where id in ${entriesOf('next')}`,
    ],
  ],
  [
    'a new beginning that was not published',
    ['I46', 'I47'],
    () => [`update tournaments set rebuys_most = 0`],
  ],
  [
    'a new beginning before the start',
    ['I47'],
    () => [`update tournament_rebuys set at = '2000-01-01'`],
  ],
]

const ofLog: readonly Defect[] = [
  ['a result that was never logged', ['I48'], () => [`delete from log_tournaments`]],
  ['an entry of the log that is not its own', ['I48'], () => [`update log_tournaments set nr = 0`]],
  [
    'an entry of the log that is gone',
    ['I48'],
    () => [`delete from log_entries where nr in (select nr from log_tournaments)`],
  ],
  [
    'another end than the log has',
    ['I46', 'I48'],
    () => [`update tournament_ends set at = at + interval '1 s' where outcome = 'held'`],
  ],
]

describe.each([
  ['pools', ofPools],
  ['results', ofResults],
  ['chips', ofChips],
  ['the log', ofLog],
] as const)('of %s', (_, defects) => {
  it.each(defects)('%s is found', async (__, trips, plant) => {
    const findings = await auditPlanted(connection, plant(), options())
    expect(brokenIn(findings)).toEqual(trips)
  })
})
