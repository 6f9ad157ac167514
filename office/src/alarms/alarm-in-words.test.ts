import { expect, test } from 'vitest'
import { alarmTexts } from '#contract/staff/alarm-texts.ts'
import { alarmTexts as dutch } from '../words/nl/alarm-texts.ts'
import { alarmInWords } from './alarm-in-words.ts'

test('is said by code, with words for codes and figures as the language writes them', () => {
  const parts = [
    { code: 'books_differ' },
    { code: 'output_credited_twice', details: { about: 'aa/0' } },
    {
      code: 'coins_between',
      details: { ours: '1.5', theirs: '0', between: '-1.5', coin: 'BTC' },
    },
  ]
  expect(alarmInWords({ parts, says: 'as it was' })).toBe(
    'reconciliation: A payment was credited twice (aa/0): ' +
      'ours 1.5 BTC, theirs 0 BTC, difference \u22121.5 BTC.',
  )
  const state = { source: 'kraken', state: 'frozen', good: 0, instruments: 3 }
  expect(alarmInWords({ parts: [{ code: 'source_not_good', details: state }], says: '' })).toBe(
    'prices: kraken is standing still; 0 of its 3 instruments are good.',
  )
  const cause = { cause: 'source_silent', count: 2 }
  expect(alarmInWords({ parts: [{ code: 'void_cause', details: cause }], says: '' })).toBe(
    'There was no price: 2 of them.',
  )
  const setting = { setting: 'btc_xpub' }
  expect(
    alarmInWords({ parts: [{ code: 'setting_changed', details: setting }], says: '' }),
  ).not.toContain('btc_xpub')
})

test('what has no code, another one or no detail is said as the server says it', () => {
  const says = 'prices: somebody else'
  expect(alarmInWords({ parts: null, says })).toBe(says)
  expect(alarmInWords({ parts: [{ code: 'of_tomorrow' }], says })).toBe(says)
  expect(alarmInWords({ parts: [{ code: 'card_message' }, { code: 'not_agreed' }], says })).toBe(
    says,
  )
})

test('both languages are filled in with the same details', () => {
  const detailsOf = (text: string) =>
    [...new Set([...text.matchAll(/\{([$@=|]?\w+)\}/g)].map(([, name]) => name))].toSorted()
  for (const [code, text] of Object.entries(alarmTexts)) {
    expect([code, detailsOf(dutch[code as keyof typeof alarmTexts])]).toEqual([
      code,
      detailsOf(text),
    ])
  }
})
