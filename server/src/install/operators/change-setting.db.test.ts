import { beforeAll, expect, it } from 'vitest'
import { systemRandom } from '#server/platform/crypto.ts'
import { openSeal } from '#server/platform/seal.ts'
import { listEventsAfter } from '#server/record/events/events.store.ts'
import { testClock } from '#test/clock.ts'
import { freshDatabase } from '#test/database.ts'
import { staffNamed } from '#test/staff.ts'
import { changeSetting } from './change-setting.ts'
import { createOperator } from './create-operator.ts'
import { freeOf } from './guards.ts'
import { readSettings } from './read-settings.ts'
import { defaultSettings } from './settings.ts'

const database = freshDatabase()
const clock = testClock()
const by = 'staff@example.org'

beforeAll(() => createOperator(database().db, { email: by, passwordHash: '' }, clock.now()))

const change = (name: string, readings: readonly unknown[], who = by) => {
  const deps = {
    db: database().db,
    clock,
    random: systemRandom,
    mode: 'sandbox' as const,
    seal: async () => openSeal(Buffer.alloc(32, 7), systemRandom),
  }
  return changeSetting(deps, { name, readings }, staffNamed(who))
}

it('a setting is changed, once more, and each time recorded with who did it', async () => {
  const { db } = database()
  await change('company_number', [12345678, '12345678'])
  await change('company_address', ['Straat 1\n3511 AA Utrecht'])
  await change('company_number', ['87654321'], 'STAFF@example.org')
  await change('support_phone', [null])
  expect(await readSettings(db)).toEqual({
    ...freeOf(defaultSettings),
    companyNumber: '87654321',
    companyAddress: 'Straat 1\n3511 AA Utrecht',
  })
  const events = await listEventsAfter(db, { chain: 0n, nr: 0n }, 10)
  const how = { staff_by: 'command', staff_proof: 'none' }
  const changed = (name: string, value: string, before: string) => [
    `staff:${by}`,
    'setting_changed',
    { name, value, before, ...how },
  ]
  expect(events.map(({ actor, kind, details }) => [actor, kind, JSON.parse(details)])).toEqual([
    changed('company_number', '"12345678"', 'null'),
    changed('company_address', '"Straat 1\\n3511 AA Utrecht"', 'null'),
    changed('company_number', '"87654321"', '"12345678"'),
    changed('support_phone', 'null', 'null'),
  ])
})

it.each([
  ['company', ['x'], by, 'setting_unknown'],
  ['btcXpub', ['x'], by, 'setting_unknown'],
  ['btcNetwork', ['simulated'], by, 'setting_unknown'],
  ['withdrawalTwoStaffAbove', [1], by, 'setting_unknown'],
  ['brandName', ['x'], by, 'setting_unknown'],
  ['BRAND_NAME', ['x'], by, 'setting_unknown'],
  ['brand_name ', ['x'], by, 'setting_unknown'],
  ['__proto__', ['x'], by, 'setting_unknown'],
  ['support_email', ['nobody'], by, 'setting_invalid'],
  ['brand_name', [null, ''], by, 'setting_invalid'],
  ['brand_name', ['Fair'], 'eve@example.org', 'operator_unknown'],
])('%s to %j by %3$s is refused', async (name, readings, who, code) => {
  const before = await readSettings(database().db)
  expect(await change(name, readings, who)).toMatchObject({ refused: code })
  expect(await readSettings(database().db)).toEqual(before)
})
