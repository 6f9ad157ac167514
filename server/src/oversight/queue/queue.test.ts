import { expect, test } from 'vitest'
import { powers, staffRoles } from '#contract/staff/powers.ts'
import { queueKinds } from '#contract/staff/queue.ts'
import { millis } from '#kernel/time.ts'
import { barFor } from '#server/install/operators/bar.ts'
import {
  decidable,
  dueAt,
  dueShifts,
  kindsFor,
  kindsSeenBy,
  refuseSnooze,
  type Waiting,
} from './queue.ts'

const monday = millis(Date.UTC(2026, 10, 23, 12))
const days = (count: number) => millis(monday + count * 86_400_000)

function waiting(more: Partial<Waiting> = {}): Waiting {
  return {
    kind: 'withdrawal',
    id: 'w',
    client: { id: 7n, email: 'ada@example.org' },
    about: 'btc',
    parts: null,
    amount: null,
    reason: 'first_of_one',
    since: monday,
    dueAt: days(7),
    notBefore: null,
    makers: [],
    givenBy: [],
    holder: null,
    snooze: null,
    ...more,
  }
}

test.each([
  ['withdrawal', 7],
  ['payout', 7],
  ['document', 14],
  ['plan_request', 2],
  ['correction', 1],
  ['proposal', 1],
  ['custody_movement', 1],
  ['campaign', 2],
  ['message', 1],
  ['chat', 1],
  ['screening_hit', 1],
  ['alarm', 1],
] as const)('a %s of a Monday is due %d days later', (kind, later) => {
  expect(dueAt(waiting({ kind }))).toBe(days(later))
})

test('what came on each of the last days is due as many days later as the rule says', () => {
  const { kinds, days: known, shifts } = dueShifts(monday)
  expect(kinds).toHaveLength(queueKinds.length * 400)
  for (const [index, kind] of kinds.entries()) {
    const since = millis(Date.parse(`${known[index]}T17:30:00.000Z`))
    expect(dueAt({ kind, since }) - since).toBe((shifts[index] ?? 0) * 86_400_000)
  }
})

test.each([
  [1, 2, undefined],
  [2, 2, undefined],
  [3, 2, 'queue_snooze_span'],
  [0, 2, 'queue_snooze_span'],
  [1, 0, 'queue_overdue'],
  [1, -1, 'queue_overdue'],
])('put off %d days, due in %d: %s', (until, due, refused) => {
  expect(refuseSnooze({ dueAt: days(due) }, days(until), monday)?.refused).toBe(refused)
})

test.each(staffRoles)('whoever has the role %s sees all that they may decide', (role) => {
  const seen = kindsSeenBy([role])
  expect(kindsFor([role]).filter((kind) => !seen.includes(kind))).toEqual([])
})

test.each([
  ['support', ['screening_hit', 'alarm']],
  ['compliance', []],
  ['finance', ['document', 'message', 'chat', 'screening_hit']],
  ['risk', ['document', 'plan_request', 'message', 'chat', 'screening_hit']],
  ['administrator', ['document', 'plan_request', 'screening_hit']],
  ['auditor', []],
] as const)('whoever has the role %s does not see that these wait: %s', (role, unseen) => {
  const seen = kindsSeenBy([role])
  expect(queueKinds.filter((kind) => !seen.includes(kind))).toEqual(unseen)
})

test.each(queueKinds)(
  'a %s is barred for whoever has none of its roles, and for them alone',
  (kind) => {
    const member = { email: 'eve@desk.example' }
    const one = decidable(waiting({ kind }))
    for (const role of [
      'support',
      'compliance',
      'finance',
      'risk',
      'administrator',
      'auditor',
    ] as const) {
      const may = (powers[one.action].roles as readonly string[]).includes(role)
      expect(barFor(one, { ...member, roles: [role] }, monday)).toBe(may ? null : 'role')
    }
  },
)

const eve = { email: 'eve@desk.example', roles: ['finance'] } as const

test.each([
  [{}, null],
  [{ client: { id: 7n, email: 'EVE@desk.example' } }, 'own'],
  [{ makers: ['eve@desk.example'] }, 'maker'],
  [{ givenBy: ['eve@desk.example'] }, 'given'],
  [{ notBefore: days(1) }, 'waits'],
  [{ notBefore: monday }, null],
  [{ givenBy: ['bob@desk.example'], makers: ['bob@desk.example'] }, null],
] as const)('%o is barred for its reason', (more, bar) => {
  expect(barFor(decidable(waiting(more)), eve, monday)).toBe(bar)
})
