import { expect, test } from 'vitest'
import { strikeRates } from '#contract/client/trades.ts'
import { rowNameOf } from '#contract/staff/setting-shapes.ts'
import {
  parseSettings,
  rowsOf,
  settingMeant,
  settingNamed,
  settingProblem,
} from './parse-settings.ts'
import { defaultSettings } from './settings.ts'

test('without rows the defaults hold: a margin of 4 %, every strike rate, plans for the ATS', () => {
  expect(parseSettings([])).toEqual(defaultSettings)
  expect(defaultSettings).toMatchObject({ marginBp: 400, planLimitScope: 'ats', countries: [] })
  expect(defaultSettings.strikeRates).toEqual(strikeRates.map(({ id }) => id))
})

test('rows override them', () => {
  const licence = {
    regulator: 'Office of Fair Odds',
    number: '17',
    registerUrl: 'https://register.example/17',
    countries: ['NL'],
    expiresOn: '2027-06-30',
  }
  const settings = parseSettings([
    { name: 'brand_name', value: 'Fair & Square' },
    { name: 'margin_bp', value: 250 },
    { name: 'strike_rates', value: ['75/3'] },
    { name: 'plan_limit_scope', value: 'live' },
    { name: 'licence', value: licence },
    { name: 'company_address', value: 'Straat 1\n3511 AA Utrecht' },
    { name: 'company_number', value: '12345678' },
    { name: 'support_hours', value: 'Monday to Friday, 9:00 to 17:00' },
    { name: 'complaints_email', value: 'complaints@square.example' },
    { name: 'governing_law', value: 'Ireland' },
  ])
  expect(settings).toEqual({
    ...defaultSettings,
    brandName: 'Fair & Square',
    marginBp: 250,
    strikeRates: ['75/3'],
    planLimitScope: 'live',
    licence,
    companyAddress: 'Straat 1\n3511 AA Utrecht',
    companyNumber: '12345678',
    supportHours: 'Monday to Friday, 9:00 to 17:00',
    complaintsEmail: 'complaints@square.example',
    governingLaw: 'Ireland',
  })
})

test('a withdrawal may be said to be less than its fee: the fee and a dollar are taken then', () => {
  const withdrawalTerms = { btc: { least: 1, most: 4, fee: 3 }, eth: null, bank: null }
  const settings = parseSettings([{ name: 'withdrawal_terms', value: withdrawalTerms }])
  // It says nothing of Litecoin, which came later: that is not offered by it.
  const read = { ...withdrawalTerms, ltc: null }
  expect(settings).toEqual({ ...defaultSettings, withdrawalTerms: read })
})

test.each([
  ['margin_bp', '400'],
  ['margin_bp', -1],
  ['margin_bp', 1.5],
  ['strike_rates', ['99/99']],
  ['traded_categories', ['Tulips']],
  ['plan_limit_scope', 'all'],
  ['support_email', 'nobody'],
  ['privacy_email', 'a@b.example\nBcc: c@d.example'],
  ['company_name', 'Fair\r\nOdds'],
  ['company_address', 'Straat 1\rUtrecht'],
  ['company_address', ''],
  ['governing_law', null],
  ['countries', ['Netherlands']],
  // Its fee and a dollar are more than it takes at most.
  ['withdrawal_terms', { btc: { least: 1, most: 3.99, fee: 3 }, eth: null, bank: null }],
  ['withdrawal_terms', { btc: { least: 0, most: 100, fee: 3 }, eth: null, bank: null }],
  ['licence', { regulator: 'Office of Fair Odds' }],
])('%s can not be %j', (name, value) => {
  expect(() => parseSettings([{ name, value }])).toThrow(`the setting ${name} can't be read`)
})

test.each([
  ...['marg_bp', '__proto__', 'constructor', 'btcXpub', 'BTC_XPUB', 'btc_Xpub', 'btc__xpub'],
  ...['_btc_xpub', 'btc_xpub ', 'payoutBank', 'withdrawalTwoStaffAbove'],
])('there is no setting %s', (name) => {
  expect(() => parseSettings([{ name, value: 1 }])).toThrow(`there is no setting ${name}`)
})

test('each setting has one name, which is its only one', () => {
  for (const { name, value } of rowsOf(defaultSettings)) {
    const setting = settingNamed(name)
    expect([name, setting && rowNameOf(setting)]).toEqual([name, name])
    expect(name).toMatch(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/)
    const others = [String(setting), name.toUpperCase(), `${name}_`, name.replace('_', '__')]
    for (const other of others.filter((one) => one !== name)) {
      expect([other, settingNamed(other)]).toEqual([other, undefined])
      expect(settingProblem({ name: other, value })).toBe('unknown')
      expect(settingMeant(other)).toBe(setting)
    }
  }
  expect(settingMeant('constructor')).toBeUndefined()
})
