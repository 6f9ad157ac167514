// Who is let, by the table of powers: every action, every role, on their own account, without a
// second factor, and the program of a sandbox.

import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type ClientAction,
  type InstallAction,
  isFreshFor,
  powers,
  programRole,
  type StaffRole,
  staffRoles,
} from '#contract/staff/powers.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { millis } from '#kernel/time.ts'
import { freshDatabase } from '#test/database.ts'
import { setMode } from '#test/install-mode.ts'
import { staffNamed } from '#test/staff.ts'
import { admitStaff, admitStaffFor } from './admit-staff.ts'
import { createOperator } from './create-operator.ts'
import { hireDemoOperator } from './demo-operator.ts'
import { addMember, listMembers } from './manage-members.ts'
import { type DemoOperator, demoOperatorEmail, type Staff } from './staff.ts'

const database = freshDatabase()
const now = millis(Date.UTC(2026, 10, 23, 12))
const [eve, ada] = ['eve@staff.example', 'ada@client.example'] as const
const actions = Object.keys(powers) as (keyof typeof powers)[]

beforeAll(() => createOperator(database().db, { email: eve, passwordHash: 'none' }, now))
beforeEach(() => setMode(database().db, 'sandbox'))

/** As the use case of this action asks it. */
async function ask(by: Staff | DemoOperator, action: keyof typeof powers, email: string = ada) {
  const { db } = database()
  const outcome = await (powers[action].own === null
    ? admitStaff(db, by, action as InstallAction)
    : admitStaffFor(db, by, action as ClientAction, { email }))
  return isRefusal(outcome) ? outcome.refused : 'let'
}

const give = (roles: readonly StaffRole[]) =>
  database().db.rows('update operators set roles = $1 where email = $2', [roles, eve])

test.each(actions)('%s is for the roles of the table, as they are now', async (action) => {
  const allowed: readonly string[] = powers[action].roles
  for (const role of staffRoles) {
    await give([role])
    const wanted = allowed.includes(role) ? 'let' : 'staff_power_missing'
    expect(await ask(staffNamed(eve), action)).toBe(wanted)
  }
  await give(staffRoles)
  expect(await ask(staffNamed('no@body.example'), action)).toBe('operator_unknown')
  expect(await ask(staffNamed(eve), action, ` ${eve.toUpperCase()}`)).toBe(
    powers[action].own ?? 'let',
  )
  await setMode(database().db, 'live')
  expect(await ask(staffNamed(eve), action)).toBe('staff_factor_missing')
  expect(await ask(staffNamed(eve, now), action)).toBe('let')
})

test.each(actions)('%s takes a proof of a moment ago where the table says so', async (action) => {
  await give(staffRoles)
  const by = { ...staffNamed(eve, now), isFresh: false }
  expect(await ask(by, action)).toBe(isFreshFor(action) ? 'staff_proof_needed' : 'let')
  expect(await ask({ ...staffNamed(eve), isFresh: false }, action)).toBe('let')
  await setMode(database().db, 'live')
  expect(await ask(by, action)).toBe(isFreshFor(action) ? 'staff_proof_needed' : 'let')
})

test('whoever is let is named as they are written, with when they showed their factor', async () => {
  const { db } = database()
  const by = staffNamed(` ${eve.toUpperCase()}`, now)
  expect(await admitStaff(db, by, 'member.leave')).toEqual({
    email: eve,
    name: null,
    roles: staffRoles,
    provenAt: now,
    actor: `staff:${eve}`,
    acts: { proof: 'app' },
  })
})

describe('the program of a sandbox', () => {
  const insert = (email: string, role: string) =>
    database().db.rows(
      `insert into operators (email, email_key, password_hash, created_at, roles)
       values ($1, $1, 'none', now(), array[$2])`,
      [email, role],
    )

  test('comes to no install for real money, also by the database', async () => {
    const { db } = database()
    await setMode(db, 'live')
    expect(await hireDemoOperator(db, now)).toBeUndefined()
    await expect(insert(demoOperatorEmail, programRole)).rejects.toThrow('no program does')
    await db.rows('delete from install')
    expect(await hireDemoOperator(db, now)).toBeUndefined()
  })

  test('may do what its role may, and nothing in an install for real money', async () => {
    const { db } = database()
    const by = await hireDemoOperator(db, now)
    if (!by) throw new Error('a sandbox has one')
    expect(await hireDemoOperator(db, now)).toEqual(by)
    for (const action of actions) {
      const allowed: readonly string[] = powers[action].roles
      const wanted = allowed.includes(programRole) ? 'let' : 'staff_power_missing'
      expect([action, await ask(by, action)]).toEqual([action, wanted])
    }
    await setMode(db, 'live')
    for (const action of actions) expect(await ask(by, action)).toBe('operator_unknown')
  })

  test('is no member: nobody acts as it, and no member has its role', async () => {
    const { db } = database()
    await hireDemoOperator(db, now)
    for (const action of actions) {
      expect(await ask(staffNamed(demoOperatorEmail, now), action)).toBe('operator_unknown')
    }
    expect((await listMembers(db)).map(({ email }) => email)).toEqual([eve])
    const deps = { db, clock: { now: () => now }, random: () => Buffer.alloc(16) }
    const added = await addMember(deps, demoOperatorEmail.toUpperCase(), staffNamed(eve))
    expect(isRefusal(added) && added.refused).toBe('operator_known')
    await expect(insert('max@staff.example', programRole)).rejects.toThrow('check')
    const given = `update operators set roles = array['finance'] where email = $1`
    await expect(db.rows(given, [demoOperatorEmail])).rejects.toThrow('check')
  })
})
