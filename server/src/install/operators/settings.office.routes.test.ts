// Settings in the office: what is seen of each, what one person changes, and what waits for two.

import { beforeEach, describe, expect, test } from 'vitest'
import { liveRequirementCodes } from '#contract/public/live-requirements.ts'
import type { StaffRole } from '#contract/staff/powers.ts'
import type { SettingVersion, SettingView, SiteSettings } from '#contract/staff/settings.ts'
import { defaultSettings } from '#server/install/operators/settings.ts'
import { freshDatabase } from '#test/database.ts'
import { createOfficeApp, type OfficeApp, post, read, sitDown } from '#test/office-app.ts'

const database = freshDatabase()
let api: OfficeApp
let number = 0

beforeEach(async () => {
  api = await createOfficeApp(database().db)
})

const seat = (...roles: StaffRole[]) => {
  number += 1
  return sitDown(api, `member-${number}@desk.example`, roles)
}
const all = async (token: string): Promise<SiteSettings> =>
  (await read(api, 'settings', token)).json().data
const settingOf = async (token: string, name: string): Promise<SettingView | undefined> =>
  (await all(token)).settings.find((one) => one.name === name)
const change = (token: string, name: string, value: unknown) =>
  changeAll(token, [{ name, value: JSON.stringify(value) }])
const changeAll = (
  token: string,
  changes: { name: string; value: string }[],
  reason = 'So it is.',
) => post(api, 'settings', { changes, reason }, { token })
const versionsOf = async (token: string, group: string): Promise<SettingVersion[]> =>
  (await read(api, `settings/${group}/versions`, token)).json().data

describe('a setting', () => {
  test('of words is changed by one person and seen at once', async () => {
    const token = await seat('administrator')
    expect(await settingOf(token, 'support_hours')).toMatchObject({
      value: 'null',
      is_decided: false,
      takes_two: false,
    })
    expect((await change(token, 'support_hours', 'Nine to five')).statusCode).toBe(200)
    expect(await settingOf(token, 'support_hours')).toMatchObject({
      value: '"Nine to five"',
      is_decided: true,
      proposal: null,
    })
  })

  test('that takes two waits for a second one', async () => {
    const token = await seat('risk')
    const before = await settingOf(token, 'withdrawal_two_staff_above')
    expect((await change(token, 'withdrawal_two_staff_above', 50_000)).statusCode).toBe(200)
    expect(await settingOf(token, 'withdrawal_two_staff_above')).toMatchObject({
      value: before?.value,
      proposal: { value: '50000', by: `member-${number}@desk.example`, due_at: null },
    })
  })

  test.each([
    ['no_such', 1, 'setting_unknown'],
    ['margin_bp', 'much', 'setting_invalid'],
    ['support_email', 'no address', 'setting_invalid'],
  ])('%s is not made %o', async (name, value, code) => {
    const token = await seat('administrator')
    const reply = await change(token, name, value)
    expect([reply.statusCode, reply.json().code]).toEqual([422, code])
  })

  test('is no text that is no JSON', async () => {
    const token = await seat('administrator')
    const reply = await changeAll(token, [{ name: 'brand_name', value: '{' }])
    expect(reply.json().code).toBe('setting_invalid')
  })

  test('is read by an auditor and changed by none', async () => {
    const token = await seat('auditor')
    expect((await all(token)).settings.length).toBeGreaterThan(25)
    expect((await change(token, 'support_hours', 'Never')).statusCode).toBe(404)
  })
})

describe('several settings', () => {
  test('change together for one reason, and each keeps what it was, by whom and why', async () => {
    const token = await seat('administrator')
    const by = `member-${number}@desk.example`
    await changeAll(token, [{ name: 'support_phone', value: '"+31 20 1"' }], 'We have a telephone.')
    const both = [
      { name: 'support_phone', value: '"+31 20 2"' },
      { name: 'privacy_email', value: '"us@desk.example"' },
    ]
    expect((await changeAll(token, both, 'We moved.')).statusCode).toBe(200)
    const versions = await versionsOf(token, 'contacts')
    expect(versions.filter(({ proposed_by }) => proposed_by === by)).toMatchObject([
      { name: 'privacy_email', before: 'null', proposed_by: by, reason: 'We moved.' },
      { name: 'support_phone', value: '"+31 20 2"', before: '"+31 20 1"', reason: 'We moved.' },
      { name: 'support_phone', before: 'null', reason: 'We have a telephone.', proposal_id: null },
    ])
    expect(await versionsOf(token, 'brand')).toEqual([])
  })

  test('do not change where one of them cannot', async () => {
    const token = await seat('administrator')
    const wait = [{ name: 'withdrawal_two_staff_above', value: '50000' }]
    await changeAll(token, wait)
    const before = await settingOf(token, 'company_name')
    const both = [{ name: 'company_name', value: '"Never B.V."' }, ...wait]
    expect((await changeAll(token, both)).json().code).toBe('proposal_open')
    expect(await settingOf(token, 'company_name')).toEqual(before)
  })

  test('are asked why, and have no versions by the name of no group', async () => {
    const token = await seat('administrator')
    const hours = [{ name: 'support_hours', value: '"Never"' }]
    expect((await changeAll(token, hours, ' ')).statusCode).toBe(422)
    expect((await read(api, 'settings/house/versions', token)).statusCode).toBe(404)
  })
})

test('what going live takes is green only where it is so', async () => {
  const named = { ...defaultSettings, companyName: 'Nova B.V.' }
  api = await createOfficeApp(database().db, { settings: () => named })
  const { going_live } = await all(await seat('administrator'))
  const met = going_live.filter(({ is_met }) => is_met).map(({ code }) => code)
  expect(met).toContain('no_company')
  expect(going_live.map(({ code }) => code)).toEqual(liveRequirementCodes)
  const short = ['no_licence', 'licence_ended', 'no_countries', 'countries_unlicensed'] as const
  for (const code of [...short, 'price_sources', 'no_https', 'few_staff_factors'] as const) {
    expect(met).not.toContain(code)
  }
})
