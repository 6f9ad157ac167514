import { expect, test } from 'vitest'
import { rowNameOf, settingKeys } from '#contract/staff/setting-shapes.ts'
import type { SettingKind, SettingView } from '#contract/staff/settings.ts'
import { checkSettings } from './check-settings.ts'
import { typedOf } from './shape-fields.ts'
import { shapeOf } from './shapes.ts'

const setting = (name: string, kind: SettingKind, value: unknown): SettingView => ({
  name,
  kind,
  group: 'brand',
  value: JSON.stringify(value),
  usual: 'null',
  is_decided: true,
  is_in_doubt: false,
  takes_two: false,
  proposal: null,
})
const terms = { least: 1, most: 100, fee: 5 }
const licence = {
  regulator: 'AFM',
  number: '1',
  registerUrl: 'https://afm.example/1',
  countries: ['BE', 'NL'],
  expiresOn: '2027-06-30',
}
const samples = [
  setting('brand_name', 'text', 'Nova'),
  setting('brand_hue', 'number', null),
  setting('company_address', 'lines', 'Street 1\nTown'),
  setting('demo_operator', 'yes_no', true),
  setting('countries', 'list', ['NL', 'BE']),
  setting('strike_rates', 'list', ['75/3', '12/5']),
  setting('licence', 'structure', licence),
  setting('payout_bank', 'structure', null),
  setting('withdrawal_terms', 'structure', { btc: terms, eth: null, ltc: null, bank: terms }),
  setting('deposit_confirmation_steps', 'structure', {
    btc: [{ above: '1.5', confirmations: 6 }],
    eth: [],
    ltc: [],
  }),
]
const typedIn = (one: SettingView) => typedOf(shapeOf(one), JSON.parse(one.value), one.name)
const checked = (one: SettingView, typed: Record<string, string>) =>
  checkSettings([one], { ...typedIn(one), ...typed })
const sent = (one: SettingView, typed: Record<string, string>) => {
  const result = checked(one, typed)
  return 'value' in result ? JSON.parse(result.value[0]?.value ?? 'null') : result.errors
}
const named = (name: string) => samples.find((one) => one.name === name) as SettingView

test.each(samples.map((one) => [one.name, one] as const))('%s is not sent as it was', (_, one) => {
  expect(checked(one, {})).toEqual({ errors: { '': expect.any(String) } })
})

test('only what became something else is sent', () => {
  const fields = Object.assign({}, ...samples.map(typedIn), { brand_name: ' Nova Two ' })
  expect(checkSettings(samples, fields)).toEqual({
    value: [{ name: 'brand_name', before: '"Nova"', value: '"Nova Two"' }],
  })
})

test('a setting of several values is read out of its fields', () => {
  expect(sent(named('licence'), { 'licence.number': '2', 'licence.countries.DE': 'on' })).toEqual({
    ...licence,
    number: '2',
    countries: ['BE', 'DE', 'NL'],
  })
  const eth = { least: '2,5', most: '100', fee: '0' }
  const typed = Object.entries(eth).map(([key, value]) => [`withdrawal_terms.eth.${key}`, value])
  expect(sent(named('withdrawal_terms'), Object.fromEntries(typed)).eth).toEqual({
    least: 2.5,
    most: 100,
    fee: 0,
  })
  const steps = 'deposit_confirmation_steps.btc.1'
  const more = { [`${steps}.above`]: '10', [`${steps}.confirmations`]: '12' }
  expect(sent(named('deposit_confirmation_steps'), more).btc).toEqual([
    { above: '1.5', confirmations: 6 },
    { above: '10', confirmations: 12 },
  ])
})

test.each([
  ['brand_name', { brand_name: ' ' }, 'brand_name'],
  ['brand_hue', { brand_hue: '361' }, 'brand_hue'],
  ['brand_hue', { brand_hue: 'blue' }, 'brand_hue'],
  ['licence', { 'licence.registerUrl': 'afm' }, 'licence.registerUrl'],
  ['licence', { 'licence.expiresOn': '' }, 'licence.expiresOn'],
  ['payout_bank', { 'payout_bank.name': 'Nova' }, 'payout_bank.accountNumber'],
  ['withdrawal_terms', { 'withdrawal_terms.btc.least': '0' }, 'withdrawal_terms.btc'],
])('what %s cannot be is said beside its field: %j', (name, typed, field) => {
  expect(sent(named(name), typed)).toHaveProperty([field])
})

test('each setting there is can be drawn', () => {
  for (const key of settingKeys) {
    expect(shapeOf({ name: rowNameOf(key), kind: 'text' }).is).toBeTruthy()
  }
})
