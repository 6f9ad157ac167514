import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { alarmText } from '#contract/staff/alarm-texts.ts'
import { day } from '#kernel/time.ts'
import { keyProblems } from '#server/money/deposits/account-keys.ts'
import type { Database } from '#server/platform/db.ts'
import { cloneDatabase, type TestDatabase } from '#test/database.ts'
import { done, openStaffApp, type StaffApp, staffSeal } from '#test/staff-app.ts'
import { openSettings, startKeepingSettings } from './keep-settings.ts'
import { changeSetting } from './operators/change-setting.ts'
import { confirmProposal } from './operators/decide-proposal.ts'
import { recoverMember } from './operators/recover-member.ts'

const [eve, max] = ['eve@staff.example', 'max@staff.example'] as const
const bank = { name: 'Fair Ltd', accountNumber: '12345678', routingNumber: '021000021' }
const other = { ...bank, accountNumber: '87654321' }

let database: TestDatabase
let staff: StaffApp
let alarms: string[]
beforeEach(async () => {
  database = await cloneDatabase()
  staff = await openStaffApp(database.db)
  alarms = []
  return () => database.db.close()
})

const open = () =>
  openSettings({
    ...staff.deps,
    seal: staffSeal,
    keyProblems: (settings) => keyProblems(settings, staff.deps.mode),
    alarm: (...parts) => alarms.push(alarmText(parts)),
  })
/** Who has asked PostgreSQL to be told, and waits. */
async function listeners(db: Database): Promise<number> {
  const rows = await db.rows(
    `select from pg_stat_activity
      where datname = current_database() and query = 'listen "settings"'`,
  )
  return rows.length
}
const set = async (name: string, value: unknown) =>
  done(await changeSetting(staff.deps, { name, readings: [value] }, await staff.acting(eve)))

describe('the settings of a running install', () => {
  test('count the members of staff who can prove who they are', async () => {
    const kept = await open()
    expect(kept.staffWithSecondFactor()).toBe(0)
    await staff.hireTwo(eve, max)
    await kept.look()
    expect(kept.staffWithSecondFactor()).toBe(2)
  })

  test('change when their time has come, also where nobody was running then', async () => {
    await staff.hireTwo(eve, max)
    await set('payout_bank', bank)
    const kept = await open()
    const changed = await set('payout_bank', other)
    if (!('proposal' in changed)) throw new Error('it was changed at once')
    done(await confirmProposal(staff.deps, changed.proposal.id, await staff.acting(max)))
    await kept.look()
    expect(kept.settings().payoutBank).toEqual(bank)
    staff.clock.advance(day)
    expect((await open()).settings().payoutBank).toEqual(other)
    expect(alarms).toEqual(['The setting payout_bank has changed, as two people agreed.'])
  })

  test('are read as soon as somebody has changed one, and what was read last counts', async () => {
    await staff.hireTwo(eve, max)
    const kept = await open()
    let heard = () => {}
    const read = () => new Promise<void>((done) => (heard = done))
    const { db } = database
    const first = read()
    const loops = startKeepingSettings(kept, { db, onRead: () => heard(), log: () => {} })
    onTestFinished(async () => void (await Promise.all(loops.map((loop) => loop.stop()))))
    await first
    // What looks by itself now and then has ended: what is read now was told.
    await loops[1]?.stop()
    await expect.poll(() => listeners(db), { timeout: 120_000 }).toBe(1)
    const next = read()
    await set('brand_name', 'Fair')
    await next
    expect(kept.settings().brandName).toBe('Fair')
    const looks = [kept.look(), set('brand_name', 'Fairer').then(kept.look)]
    await Promise.all(looks)
    expect(kept.settings().brandName).toBe('Fairer')
  })

  test('tell of a lost second factor, at once and when its week is over', async () => {
    await staff.hireTwo(eve, max)
    const kept = await open()
    done(await recoverMember(staff.deps, max, await staff.acting(eve)))
    await kept.look()
    await kept.look()
    expect(alarms).toEqual([expect.stringContaining(`${eve} says that ${max} has lost`)])
    staff.clock.advance(7 * day)
    await kept.look()
    expect(alarms.slice(1)).toEqual([expect.stringContaining(`${max} was mailed an invitation`)])
  })

  test('written by another hand are not used, and alarm once', async () => {
    await staff.hireTwo(eve, max)
    await set('payout_bank', bank)
    const kept = await open()
    const write = (value: object) =>
      database.db.rows(`update settings set value = $1 where name = 'payout_bank'`, [
        JSON.stringify(value),
      ])
    await write(other)
    await set('brand_name', 'Fair')
    await kept.look()
    await kept.look()
    expect(kept.settings()).toMatchObject({ payoutBank: bank, brandName: 'Fair' })
    expect(kept.areSettingsDecided()).toBe(false)
    expect(alarms).toEqual([expect.stringContaining('payout_bank was changed in the database')])
    expect((await open()).settings().payoutBank).toBeNull()
    await write(bank)
    await kept.look()
    expect(kept.areSettingsDecided()).toBe(true)
    await write(other)
    await kept.look()
    expect(alarms).toHaveLength(3)
  })
})
