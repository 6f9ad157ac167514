import { beforeEach, describe, expect, test } from 'vitest'
import { alarmText } from '#contract/staff/alarm-texts.ts'
import { day, hour } from '#kernel/time.ts'
import { cloneDatabase, type TestDatabase } from '#test/database.ts'
import { codeOf, done, openStaffApp, type StaffApp, staffSeal } from '#test/staff-app.ts'
import { applyDueChanges } from './apply-due-changes.ts'
import { changeSetting } from './change-setting.ts'
import { settingBreaches } from './compare-settings.ts'
import { confirmProposal, withdrawProposal } from './decide-proposal.ts'
import { freeOf } from './guards.ts'
import { listKeyChanges, listProposals } from './list-proposals.ts'
import { readSettings } from './read-settings.ts'
import { defaultSettings, type Settings } from './settings.ts'
import { markReader, readTrusted } from './trust-settings.ts'

const [eve, max] = ['eve@staff.example', 'max@staff.example'] as const
const bank = { name: 'Fair Ltd', accountNumber: '12345678', routingNumber: '021000021' }

let database: TestDatabase
let app: StaffApp
beforeEach(async () => {
  database = await cloneDatabase()
  app = await openStaffApp(database.db)
  await app.hireTwo(eve, max)
  return () => database.db.close()
})

async function set(name: string, value: unknown, by: string = eve, mode = app.deps.mode) {
  return changeSetting({ ...app.deps, mode }, { name, readings: [value] }, await app.acting(by))
}
async function propose(name: string, value: unknown, by: string = eve): Promise<string> {
  const changed = done(await set(name, value, by))
  if (!('proposal' in changed)) throw new Error(`${name} was changed at once`)
  return changed.proposal.id
}
const confirm = async (id: string, by: string = max) =>
  confirmProposal(app.deps, id, await app.acting(by))
async function apply(keyProblems: (settings: Settings) => string[] = () => []) {
  const done = await applyDueChanges({ ...app.deps, seal: staffSeal, keyProblems })
  return { ...done, waiting: done.waiting.map(alarmText) }
}
const doubted = async () =>
  Object.fromEntries((await trusted()).doubts.map(({ name, why }) => [name, why]))
const breaches = () => settingBreaches(database.db, markReader(staffSeal))
const trusted = () => readTrusted(database.db, staffSeal)

describe('where deposits go', () => {
  test('changes a day after two people agreed, and never by one of them', async () => {
    done(await set('btc_xpub', 'tpub-one'))
    expect((await trusted()).settings.btcXpub).toBe('tpub-one')
    const id = await propose('btc_xpub', 'tpub-two')
    expect(codeOf(await set('btc_xpub', 'tpub-three', max))).toBe('proposal_open')
    expect(codeOf(await confirm(id, eve))).toBe('four_eyes')
    expect(codeOf(await confirm(id, ` ${eve.toUpperCase()}`))).toBe('four_eyes')
    expect(await listKeyChanges(database.db, app.clock.now())).toEqual([])
    const { dueAt } = done(await confirm(id))
    expect(dueAt - app.clock.now()).toBe(day)
    expect(codeOf(await confirm(id))).toBe('proposal_confirmed')
    expect(await listKeyChanges(database.db, app.clock.now())).toMatchObject([
      { subject: 'btc_xpub', replaces: '"tpub-one"', value: '"tpub-two"', appliedAt: null },
    ])

    app.clock.advance(dueAt - app.clock.now() - 1)
    expect(await apply()).toMatchObject({ names: [], waiting: [] })
    expect((await trusted()).settings.btcXpub).toBe('tpub-one')
    app.clock.advance(1)
    expect(await apply()).toMatchObject({ names: ['btc_xpub'], waiting: [] })
    expect(await apply()).toMatchObject({ names: [], waiting: [] })
    expect(await trusted()).toMatchObject({ settings: { btcXpub: 'tpub-two' }, doubts: [] })
    expect(await listKeyChanges(database.db, app.clock.now())).toHaveLength(1)
    app.clock.advance(day)
    expect(await listKeyChanges(database.db, app.clock.now())).toEqual([])
    const events = await database.db.rows<{ actor: string; kind: string; details: string }>(
      `select actor, kind, details from events where kind like 'change%' or kind = 'setting_changed'
        order by nr`,
    )
    expect(events.map(({ actor, kind }) => `${actor} ${kind}`)).toEqual([
      `staff:${eve} setting_changed`,
      `staff:${eve} change_proposed`,
      `staff:${max} change_confirmed`,
      'system setting_changed',
    ])
    expect(JSON.parse(events[3]?.details ?? '')).toEqual({
      name: 'btc_xpub',
      value: '"tpub-two"',
      before: '"tpub-one"',
      proposal: id,
      proposed_by: eve,
      confirmed_by: max,
    })
  })

  test.each([eve, max])('stays as it is when %s stops it in time', async (by) => {
    done(await set('eth_xpub', 'tpub-one'))
    const id = await propose('eth_xpub', 'tpub-two')
    done(await confirm(id))
    app.clock.advance(23 * hour)
    done(await withdrawProposal(app.deps, id, await app.acting(by)))
    app.clock.advance(2 * day)
    expect(await apply()).toMatchObject({ names: [], waiting: [] })
    expect((await trusted()).settings.ethXpub).toBe('tpub-one')
    expect(codeOf(await confirm(id))).toBe('proposal_ended')
    expect(await listProposals(database.db, 'waiting')).toEqual([])
    expect(await propose('eth_xpub', 'tpub-two')).not.toBe(id)
  })

  test('takes two from the first time on where money is real', async () => {
    expect(done(await set('btc_xpub', 'xpub', eve, 'live'))).toHaveProperty('proposal')
    expect(done(await set('payout_bank', bank, eve, 'live'))).toHaveProperty('proposal')
    expect(done(await set('btc_network', 'bitcoin', eve, 'live'))).toHaveProperty('proposal')
  })

  test('changes together or not at all where one alone leaves no key that works', async () => {
    done(await set('btc_xpub', 'tpub'))
    done(await set('btc_network', 'bitcoin_testnet'))
    const problems = ({ btcXpub, btcNetwork }: Settings) =>
      (btcXpub === 'tpub') === (btcNetwork === 'bitcoin_testnet') ? [] : ['They do not fit.']
    const network = await propose('btc_network', 'simulated')
    const key = await propose('btc_xpub', 'xpub')
    done(await set('payout_bank', bank))
    const other = await propose('payout_bank', { ...bank, name: 'Fairer Ltd' })
    for (const id of [network, other]) done(await confirm(id))
    app.clock.advance(hour)
    const { dueAt } = done(await confirm(key))
    app.clock.advance(dueAt - app.clock.now() - 1)
    expect(await apply(problems)).toMatchObject({
      names: ['payout_bank'],
      waiting: [expect.stringMatching(/btc_network should have changed .* They do not fit\.$/)],
    })
    app.clock.advance(1)
    expect(await apply(problems)).toMatchObject({ names: ['btc_network', 'btc_xpub'], waiting: [] })
    expect((await trusted()).settings).toMatchObject({ btcXpub: 'xpub', btcNetwork: 'simulated' })
  })
})

describe('what one person may approve alone', () => {
  test('is raised by two, and lowered by one', async () => {
    expect(done(await set('withdrawal_two_staff_above', 20_000))).toHaveProperty('proposal')
    expect(done(await set('withdrawal_two_staff_above', 5_000))).toHaveProperty('row')
    expect((await trusted()).settings.withdrawalTwoStaffAbove).toBe(5_000)
  })
})

describe('whoever writes in the database', () => {
  const write = (name: string, value: unknown) =>
    database.db.rows(
      `insert into settings (name, value, changed_at) values ($1, $2, now())
       on conflict (name) do update set value = excluded.value`,
      [name, JSON.stringify(value)],
    )

  test('has no setting used that takes two people', async () => {
    done(await set('btc_xpub', 'tpub'))
    done(await set('eth_xpub', 'epub'))
    done(await set('brand_name', 'Fair'))
    await write('btc_xpub', 'thief')
    await write('payout_bank', bank)
    await write('withdrawal_two_staff_above', 1_000_000)
    await write('brand_name', 'Thief')
    await write('margin_bp', 5_000)
    await write('btc_confirmations', 1)
    await write('marg_bp', 1)
    expect(await doubted()).toEqual({
      btc_xpub: 'unmarked',
      payout_bank: 'unmarked',
      btc_confirmations: 'unmarked',
      withdrawal_two_staff_above: 'unmarked',
      margin_bp: 'unmarked',
      marg_bp: 'unknown',
      brand_name: 'undecided',
    })
    expect((await trusted()).settings).toEqual({
      ...defaultSettings,
      ethXpub: 'epub',
      withdrawalTwoStaffAbove: 0,
      btcConfirmations: 100,
    })
    expect((await readSettings(database.db)).brandName).toBe(defaultSettings.brandName)
    // Nor is it made good by one person who agrees with it.
    expect(done(await set('btc_xpub', 'thief'))).toHaveProperty('proposal')
    expect(done(await set('margin_bp', 5_000, eve, 'live'))).toHaveProperty('proposal')
  })

  test('finds another spelling refused by the database, and never believed', async () => {
    for (const name of ['btcXpub', 'BTC_XPUB', 'btc__xpub', ' btc_xpub', 'payoutBank', '']) {
      await expect(write(name, 'thief'), name).rejects.toThrow('settings_name')
      await expect(
        database.db.rows(
          `insert into proposals (id, kind, subject, value, replaces, proposed_by, proposed_at)
           select gen_random_uuid(), 'setting', $1, '1', '1', min(id), now() from operators`,
          [name],
        ),
        name,
      ).rejects.toThrow(/proposals_setting_name|proposals_subject_check/)
    }
    await database.db.rows('alter table settings drop constraint settings_name')
    await write('btcXpub', 'thief')
    await write('withdrawalTwoStaffAbove', 1_000_000)
    expect((await trusted()).settings).toEqual(defaultSettings)
    expect(await doubted()).toEqual({ btcXpub: 'unknown', withdrawalTwoStaffAbove: 'unknown' })
    expect(await readSettings(database.db)).toEqual(freeOf(defaultSettings))
    expect(await breaches()).toEqual([
      'the setting btcXpub: unknown',
      'the setting withdrawalTwoStaffAbove: unknown',
    ])
  })

  test.each([
    [
      'the mark of another setting',
      `update settings set value = '"epub"', mark = e.mark, changed_at = e.changed_at
         from (select * from settings where name = 'eth_xpub') e where settings.name = 'btc_xpub'`,
      'unmarked',
    ],
    [
      'the mark of one person under a value that takes two',
      `update settings set set_by = '${max}' where name = 'btc_xpub'`,
      'unmarked',
    ],
    [
      'a proposal that two agreed on for something else',
      `update settings set proposal = (select id from proposals limit 1), set_by = null,
              value = '"thief"' where name = 'btc_xpub'`,
      'unmarked',
    ],
    ['the row of a setting taken away', `delete from settings where name = 'btc_xpub'`, 'gone'],
  ])('is not helped by %s', async (_, statement, why) => {
    done(await set('btc_xpub', 'tpub'))
    done(await set('eth_xpub', 'epub'))
    const id = await propose('eth_xpub', 'epub-two')
    done(await confirm(id))
    app.clock.advance(day)
    await apply()
    expect(await doubted()).toEqual({})
    expect(await breaches()).toEqual([])
    await database.db.rows(statement)
    expect(await doubted()).toEqual({ btc_xpub: why })
    expect((await trusted()).settings).toMatchObject({ btcXpub: null, ethXpub: 'epub-two' })
    expect(await breaches()).toEqual([`the setting btc_xpub: ${why}`])
  })

  test('cannot bring back what was once decided, mark and all', async () => {
    done(await set('btc_xpub', 'tpub'))
    const [old] = await database.db.rows<{ mark: Buffer; changed_at: number; set_by: string }>(
      `select mark, changed_at, set_by from settings where name = 'btc_xpub'`,
    )
    const id = await propose('btc_xpub', 'tpub-two')
    done(await confirm(id))
    app.clock.advance(day)
    await apply()
    expect((await trusted()).settings.btcXpub).toBe('tpub-two')
    await database.db.rows(
      `update settings set value = '"tpub"', proposal = null, mark = $1, set_by = $2,
              changed_at = to_timestamp($3::bigint / 1000.0) where name = 'btc_xpub'`,
      [old?.mark, old?.set_by, old?.changed_at],
    )
    expect(await doubted()).toEqual({ btc_xpub: 'undecided' })
  })

  test('has nothing made of a proposal that one person wrote in both names', async () => {
    done(await set('btc_xpub', 'tpub'))
    const id = await propose('btc_xpub', 'tpub-two')
    done(await confirm(id))
    app.clock.advance(day)
    await apply()
    await database.db.transaction(async (tx) => {
      await tx.rows('set local session_replication_role = replica')
      await tx.rows('alter table proposals drop constraint proposals_check1')
      await tx.rows('update proposals set confirmed_by = proposed_by')
    })
    expect(await doubted()).toEqual({ btc_xpub: 'unmarked' })
    expect(await breaches()).toContainEqual(expect.stringMatching(/nobody agreed on btc_xpub/))
  })

  test('has no change done that two people did not agree on', async () => {
    done(await set('btc_xpub', 'tpub'))
    const id = await propose('btc_xpub', 'tpub-two')
    done(await confirm(id))
    app.clock.advance(2 * day)
    await database.db.transaction(async (tx) => {
      await tx.rows('set local session_replication_role = replica')
      await tx.rows(`update proposals set value = '"thief"'`)
    })
    const { names, waiting } = await apply()
    expect([names, waiting]).toEqual([[], [expect.stringContaining('was not agreed on like this')]])
    expect((await trusted()).settings.btcXpub).toBe('tpub')
  })
})
