// Changes of different entries of one setting wait side by side and leave each other's alone; of
// the same entry one waits at a time. Nobody can pass a part off as the whole.

import { beforeEach, expect, test } from 'vitest'
import { alarmText } from '#contract/staff/alarm-texts.ts'
import type { TermVersion } from '#contract/staff/terms.ts'
import { day, hour, later, type Millis } from '#kernel/time.ts'
import { cloneDatabase, type TestDatabase } from '#test/database.ts'
import { codeOf, done, openStaffApp, type StaffApp, staffSeal } from '#test/staff-app.ts'
import { applyDueChanges } from './apply-due-changes.ts'
import { changeSetting } from './change-setting.ts'
import { settingBreaches } from './compare-settings.ts'
import { confirmProposal } from './decide-proposal.ts'
import { listTerms } from './list-terms.ts'
import type { InstrumentTerms } from './settings.ts'
import { markReader, readTrusted } from './trust-settings.ts'

const [eve, max] = ['eve@staff.example', 'max@staff.example'] as const
const name = 'instrument_terms'
const usual: InstrumentTerms = {
  isTraded: true,
  stakeMin: 2,
  stakeMax: 20,
  payoutMax: 200,
  exposureMax: 2_000,
  hours: null,
}
const wide = { ...usual, stakeMax: 100 }

type Entries = Readonly<Record<string, InstrumentTerms>>

let database: TestDatabase
let app: StaffApp
let from: Millis
beforeEach(async () => {
  database = await cloneDatabase()
  app = await openStaffApp(database.db)
  await app.hireTwo(eve, max)
  from = later(app.clock.now(), 2 * day)
  return () => database.db.close()
})

const ask = async (entries: Entries, wish: { isPart?: boolean; from?: Millis } = {}) => {
  const asked = { name, readings: [entries], from, isPart: true, ...wish }
  return changeSetting(app.deps, asked, await app.acting(eve))
}
async function asked(...wish: Parameters<typeof ask>): Promise<string> {
  const changed = done(await ask(...wish))
  if (!('proposal' in changed)) throw new Error('It was changed at once.')
  return changed.proposal.id
}
const confirm = async (id: string) =>
  done(await confirmProposal(app.deps, id, await app.acting(max)))
async function apply() {
  const done = await applyDueChanges({ ...app.deps, seal: staffSeal, keyProblems: () => [] })
  return { ...done, waiting: done.waiting.map(alarmText) }
}
const until = (instant: Millis) => app.clock.advance(instant - app.clock.now())
const trusted = () => readTrusted(database.db, staffSeal)
const inUse = async () => (await trusted()).settings.instrumentTerms
const breaches = () => settingBreaches(database.db, markReader(staffSeal))
const versions = async (): Promise<Pick<TermVersion, 'state' | 'value' | 'before'>[]> =>
  (await listTerms(database.db, (await trusted()).settings)).versions.map(
    ({ state, value, before }) => ({ state, value, before }),
  )

test('each takes effect at its own time, and leaves the others as they are', async () => {
  for (const id of [await asked({ BTCUSD: usual }), await asked({ ETHUSD: wide })]) {
    await confirm(id)
  }
  await confirm(await asked({ XRPUSD: usual }, { from: later(from, hour) }))
  until(from)
  expect(await apply()).toMatchObject({ names: [name, name], waiting: [] })
  expect(await inUse()).toEqual({ BTCUSD: usual, ETHUSD: wide })
  await confirm(await asked({ BTCUSD: wide }, { from: later(from, 2 * day) }))
  until(later(from, hour))
  expect((await apply()).names).toEqual([name])
  until(later(from, 2 * day))
  expect((await apply()).names).toEqual([name])
  expect(await trusted()).toMatchObject({
    settings: { instrumentTerms: { BTCUSD: wide, ETHUSD: wide, XRPUSD: usual } },
    doubts: [],
  })
  expect(await breaches()).toEqual([])
  // What became of Bitcoin first is past; what was decided of the others holds.
  expect((await versions()).map(({ state }) => state)).toEqual([
    ...['in_force', 'in_force', 'in_force', 'past'],
  ])
})

test('what waits says what it changes, and what that was', async () => {
  await confirm(await asked({ BTCUSD: usual, ETHUSD: usual }))
  until(from)
  await apply()
  await asked({ ETHUSD: wide, XRPUSD: wide }, { from: later(from, 2 * day) })
  const [first] = await versions()
  expect(first).toEqual({
    state: 'proposed',
    value: JSON.stringify({ ETHUSD: wide, XRPUSD: wide }),
    before: JSON.stringify({ ETHUSD: usual }),
  })
})

test('of the same entry one waits at a time, and so does the whole', async () => {
  const id = await asked({ BTCUSD: usual, ETHUSD: usual })
  expect(codeOf(await ask({ ETHUSD: wide }))).toBe('proposal_open')
  expect(codeOf(await ask({ XRPUSD: wide, BTCUSD: wide }))).toBe('proposal_open')
  expect(codeOf(await ask({}, { isPart: false }))).toBe('proposal_open')
  await confirm(id)
  expect(codeOf(await ask({ ETHUSD: wide }))).toBe('proposal_open')
  until(from)
  await apply()
  await asked({ XRPUSD: usual }, { from: later(from, 2 * day), isPart: false })
  expect(codeOf(await ask({ LTCUSD: wide }, { from: later(from, 2 * day) }))).toBe('proposal_open')
})

test('the database refuses two of one entry too, and that a part becomes the whole', async () => {
  await asked({ BTCUSD: usual })
  const insert = (isPart: boolean, entries: Entries) =>
    database.db.rows(
      `insert into proposals (id, kind, subject, value, replaces, proposed_by, proposed_at, is_part)
       select gen_random_uuid(), 'setting', $1, $2, '{}', min(id), now(), $3 from operators`,
      [name, JSON.stringify(entries), isPart],
    )
  await expect(insert(true, { BTCUSD: wide })).rejects.toThrow('waits already')
  await expect(insert(false, { ETHUSD: wide })).rejects.toThrow('waits already')
  await insert(true, { ETHUSD: wide })
  await expect(database.db.rows('update proposals set is_part = false')).rejects.toThrow(
    'stays what it was',
  )
})

test('of two who ask at once for one entry one is taken, and of two entries both', async () => {
  const acting = [await app.acting(eve), await app.acting(max)]
  const both = (entries: readonly Entries[]) =>
    Promise.all(
      acting.map((by, index) =>
        changeSetting(app.deps, { name, readings: [entries[index]], from, isPart: true }, by),
      ),
    )
  const other = await both([{ BTCUSD: usual }, { ETHUSD: usual }])
  expect(other.map(codeOf)).toEqual(['done', 'done'])
  const same = await both([{ XRPUSD: usual }, { XRPUSD: wide }])
  expect(same.map(codeOf).toSorted()).toEqual(['done', 'proposal_open'])
})

test('a part of what another hand wrote waits until two agreed on the whole', async () => {
  await confirm(await asked({ BTCUSD: usual }))
  until(from)
  await apply()
  const id = await asked({ ETHUSD: wide }, { from: later(from, 2 * day) })
  await confirm(id)
  await database.db.rows(`update settings set value = '{"ETHUSD": {}}' where name = $1`, [name])
  until(later(from, 2 * day))
  expect(await apply()).toMatchObject({
    names: [],
    waiting: [expect.stringMatching(new RegExp(`${id}.*is not as it was decided`))],
  })
  expect(await inUse()).toEqual({})
  expect(codeOf(await ask({ XRPUSD: wide }, { from: later(from, 4 * day) }))).toBe('proposal_open')
})

test('what is agreed on while the rest is in doubt is all there is', async () => {
  await confirm(await asked({ BTCUSD: usual }))
  until(from)
  await apply()
  await database.db.rows(`update settings set mark = null where name = $1`, [name])
  await confirm(await asked({ ETHUSD: wide }, { from: later(from, 2 * day) }))
  until(later(from, 2 * day))
  expect(await apply()).toMatchObject({ names: [name], waiting: [] })
  expect(await trusted()).toMatchObject({
    settings: { instrumentTerms: { ETHUSD: wide } },
    doubts: [],
  })
  expect(await inUse()).not.toHaveProperty('BTCUSD')
  expect(await breaches()).toEqual([])
})

test('a part that somebody passes off as the whole is not done, nor believed', async () => {
  await confirm(await asked({ BTCUSD: usual }))
  until(from)
  await apply()
  await confirm(await asked({ ETHUSD: usual }, { from: later(from, 2 * day) }))
  const pretend = () =>
    database.db.transaction(async (tx) => {
      await tx.rows('set local session_replication_role = replica')
      await tx.rows('update proposals set is_part = false')
    })
  await pretend()
  until(later(from, 2 * day))
  expect((await apply()).waiting).toEqual([expect.stringContaining('was not agreed on like this')])
  expect(await inUse()).toEqual({ BTCUSD: usual })
})

test('a first value of a demonstration is put in by one, and keeps to its entries', async () => {
  const one = (entries: Entries) =>
    app
      .acting(eve)
      .then((by) => changeSetting(app.deps, { name, readings: [entries], isPart: true }, by))
  expect(done(await one({ BTCUSD: usual }))).toEqual({ row: { name, value: { BTCUSD: usual } } })
  expect(done(await one({ ETHUSD: usual }))).toHaveProperty('proposal')
  expect(await inUse()).toEqual({ BTCUSD: usual })
})
