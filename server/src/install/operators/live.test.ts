import { expect, test } from 'vitest'
import { missingMessage } from '#contract/public/live-requirements.ts'
import { millis } from '#kernel/time.ts'
import { isLiveOpen, type LiveFacts, liveRequirements, servesCountry } from './live.ts'
import { defaultSettings } from './settings.ts'

const licence = {
  regulator: 'Office of Fair Odds',
  number: '17',
  registerUrl: 'https://register.example/17',
  countries: ['NL', 'CW'],
  expiresOn: '2026-11-21',
}

const ready: LiveFacts = {
  now: millis(Date.UTC(2026, 10, 21, 23, 59)),
  settings: { ...defaultSettings, companyName: 'Fair Ltd', licence, countries: ['CW'] },
  realPriceSources: 2,
  hasSmtp: true,
  publicUrl: 'https://trade.example',
  staffWithSecondFactor: 2,
}

const without = (settings: Partial<LiveFacts['settings']>) => ({
  settings: { ...ready.settings, ...settings },
})

test('an install that has everything is open', () => {
  expect(liveRequirements(ready)).toEqual([])
  expect(isLiveOpen('live', ready)).toBe(true)
})

test.each<[string, Partial<LiveFacts>]>([
  ['The legal entity is not named in the settings.', without({ companyName: null })],
  ['There is no licence record in the settings.', without({ licence: null })],
  ['The licence ended on 2026-11-21.', { now: millis(Date.UTC(2026, 10, 22)) }],
  [
    'No country is on the list of countries that clients may come from.',
    without({ countries: [] }),
  ],
  [
    'The list of countries has some that the licence is not good for.',
    without({ countries: ['CW', 'DE'] }),
  ],
  ['The price feed is not a real one with at least two sources.', { realPriceSources: 1 }],
  ['There is no mail server (SMTP_URL).', { hasSmtp: false }],
  ['PUBLIC_URL is not an https:// address.', { publicUrl: 'http://trade.example' }],
  ['Fewer than two members of staff have a second factor.', { staffWithSecondFactor: 1 }],
])('%s', (sentence, change) => {
  expect(liveRequirements({ ...ready, ...change }).map(missingMessage)).toEqual([sentence])
  expect(isLiveOpen('live', { ...ready, ...change })).toBe(false)
})

test.each([
  ['live', 'CW', true],
  ['live', 'NL', false],
  ['sandbox', 'NL', true],
] as const)('%s takes clients from %s: %s', (mode, country, is) => {
  expect(servesCountry(mode, { countries: ['CW'] }, country)).toBe(is)
})

test('a live install without a list takes clients from nowhere', () => {
  expect(servesCountry('live', { countries: [] }, 'CW')).toBe(false)
})

test('a sandbox is open whatever it lacks', () => {
  expect(isLiveOpen('sandbox', { ...ready, ...without({ licence: null }) })).toBe(true)
})
