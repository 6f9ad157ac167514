// Alarms: kept as they are sounded, once while nobody has seen to them, and seen to by those who
// may, with what came of it.

import { beforeAll, expect, test } from 'vitest'
import type { StaffAlarm } from '#contract/staff/alarms.ts'
import { staffRoles } from '#contract/staff/powers.ts'
import { second } from '#kernel/time.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import { freshDatabase } from '#test/database.ts'
import { createOfficeApp, type OfficeApp, post, read, sitDown } from '#test/office-app.ts'
import { type Alarms, keepAlarms } from './keep-alarms.ts'

const database = freshDatabase()
const logged: string[] = []
let api: OfficeApp
let alarms: Alarms
let rita: string
let audra: string

beforeAll(async () => {
  const { db } = database()
  api = await createOfficeApp(db)
  const log = (message: string) => void logged.push(message)
  alarms = keepAlarms({ db, clock: api.clock, random: systemRandom, log })
  rita = await sitDown(api, 'rita@desk.example', ['risk'])
  audra = await sitDown(api, 'audra@desk.example', ['auditor'])
})

async function sound(...all: readonly string[]): Promise<void> {
  for (const says of all) {
    api.clock.advance(second)
    alarms.alarm({ code: 'keys_wrong', details: { problem: says } })
  }
  await alarms.kept()
}

const listed = async (state: 'waiting' | 'seen', more = ''): Promise<StaffAlarm[]> =>
  (await read(api, `alarms?state=${state}${more}`, audra)).json().data
const saysOf = async (state: 'waiting' | 'seen') => (await listed(state)).map(({ says }) => says)
const see = (id: string, reason: string, token = rita) =>
  post(api, `alarms/${id}/seen`, { reason }, { token })

const eventsOf = (kind: string) =>
  database().db.rows<{ actor: string; details: string }>(
    'select actor, details from events where kind = $1 order by id',
    [kind],
  )

test('what is sounded is logged at once, kept, and on record, the newest first', async () => {
  await sound('one <b>thing</b>', 'another')
  expect(logged).toEqual(['one <b>thing</b>', 'another'])
  expect(await saysOf('waiting')).toEqual(['another', 'one <b>thing</b>'])
  const [first] = await eventsOf('alarm_sounded')
  expect(first?.actor).toBe('system')
  expect(JSON.parse(first?.details ?? '')).toMatchObject({ says: 'one <b>thing</b>' })
})

test('what stands is not said again, and is once it was seen to', async () => {
  await sound('again', 'again')
  await sound('again')
  const same = (await listed('waiting')).filter(({ says }) => says === 'again')
  expect(same).toHaveLength(1)
  expect((await see(same[0]?.id ?? '', 'mended')).statusCode).toBe(200)
  await sound('again')
  expect((await saysOf('waiting')).filter((says) => says === 'again')).toHaveLength(1)
  expect(await saysOf('seen')).toContain('again')
})

test('it is seen to once, with what came of it, by whoever is first', async () => {
  await sound('a race')
  const [alarm] = await listed('waiting')
  const id = alarm?.id ?? ''
  expect((await see(id, '  ')).statusCode).toBe(422)
  const replies = await Promise.all(Array.from({ length: 8 }, () => see(id, 'It was the node.')))
  expect(replies.map((reply) => reply.json().code ?? 'seen').toSorted()).toEqual([
    ...Array.from({ length: 7 }, () => 'alarm_seen'),
    'seen',
  ])
  const one: StaffAlarm = (await read(api, `alarms/${id}`, audra)).json().data
  expect(one.seen).toMatchObject({ by: 'rita@desk.example', reason: 'It was the node.' })
  const seen = (await eventsOf('alarm_seen')).filter(({ details }) => details.includes(id))
  expect(seen.map(({ actor }) => actor)).toEqual(['staff:rita@desk.example'])
})

test('it waits in the queue of whoever reads alarms, and no longer once it was seen to', async () => {
  await sound('in the queue')
  const rows = () =>
    database().db.rows<{ about: string }>(
      `select about from queued_alarms where about = 'in the queue'`,
    )
  expect(await rows()).toHaveLength(1)
  const [alarm] = await listed('waiting')
  await see(alarm?.id ?? '', 'seen')
  expect(await rows()).toEqual([])
})

test('it is kept by code, and what was kept without is still read', async () => {
  api.clock.advance(second)
  const details = { source: 'kraken', state: 'silent', good: 0, instruments: 3 }
  const parts = [{ code: 'source_not_good', details }, { code: 'setting_again' }] as const
  alarms.alarm(...parts)
  await alarms.kept()
  const [one] = await listed('waiting')
  expect(one).toMatchObject({
    says:
      'prices: kraken is silent; 0 of its 3 instruments are good. ' +
      'Find out who writes there, and set it again.',
    parts,
  })
  await database().db.rows(
    `insert into alarms (id, says, sounded_at) values ($1, 'of old', now())`,
    ['00000000-0000-7000-8000-000000000000'],
  )
  expect((await listed('waiting')).find(({ says }) => says === 'of old')?.parts).toBeNull()
})

test('of many sentences as many are kept as there is room for', async () => {
  api.clock.advance(second)
  const many = Array.from({ length: 60 }, (_, index) => {
    return {
      code: 'card_payment_unknown',
      details: { payment: `pi_${index}`, provider: 'x' },
    } as const
  })
  alarms.alarm(...many)
  await alarms.kept()
  const [one] = await listed('waiting')
  const kept = one?.parts?.length ?? 0
  expect(kept).toBeGreaterThan(10)
  expect(one?.parts?.at(-1)).toEqual({ code: 'and_more', details: { count: 61 - kept } })
  expect(one?.says.length).toBeLessThanOrEqual(2_000)
})

test('pages go on where the one before ended', async () => {
  await sound('p1', 'p2', 'p3')
  const first = (await read(api, 'alarms?limit=2', audra)).json()
  expect(first.data.map(({ says }: StaffAlarm) => says)).toEqual(['p3', 'p2'])
  const next = (await read(api, `alarms?limit=2&cursor=${first.next_cursor}`, audra)).json()
  expect(next.data[0].says).toBe('p1')
  expect((await read(api, 'alarms?cursor=x', audra)).statusCode).toBe(400)
})

test.each(staffRoles.map((role) => [role] as const))(
  '%s: who reads and sees to them',
  async (role) => {
    await sound(`for ${role}`)
    const [alarm] = await listed('waiting')
    const token = await sitDown(api, `${role}@desk.example`, [role])
    const reads = role !== 'support'
    expect((await read(api, 'alarms', token)).statusCode).toBe(reads ? 200 : 404)
    const sees = reads && role !== 'auditor'
    expect((await see(alarm?.id ?? '', 'seen', token)).statusCode).toBe(sees ? 200 : 404)
  },
)

test('a very long one is kept as far as it goes, and a broken database costs no alarm its log', async () => {
  await sound('x'.repeat(5_000))
  expect((await saysOf('waiting'))[0]).toHaveLength(2_000)
  const { db } = database()
  await db.rows('alter table alarms rename to alarms_gone')
  try {
    await sound('nowhere to go')
  } finally {
    await db.rows('alter table alarms_gone rename to alarms')
  }
  expect(logged).toContain('nowhere to go')
  expect(logged.at(-1)).toMatch(/^an alarm could not be kept: /)
  await sound('and on')
  expect((await saysOf('waiting'))[0]).toBe('and on')
})
