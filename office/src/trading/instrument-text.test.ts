import { expect, test } from 'vitest'
import { checkInstrument, instrumentChanges } from './instrument-text.ts'

const typed = {
  is_traded: 'on',
  stake_min: '1',
  stake_max: '500',
  payout_max: '5000',
  exposure_max: '50000',
  hours_from: '',
  hours_to: '',
}

test('what is typed is what is asked for', () => {
  expect(checkInstrument({ ...typed, hours_from: '08:00', hours_to: '20:00' })).toEqual({
    json: {
      is_traded: true,
      stake_min: 1,
      stake_max: 500,
      payout_max: 5_000,
      exposure_max: 50_000,
      for_kind: false,
      taken_hours: { from: '08:00', to: '20:00' },
    },
  })
  const { is_traded: _, ...off } = typed
  expect(checkInstrument({ ...off, for_kind: 'on' })).toMatchObject({
    json: { is_traded: false, for_kind: true, taken_hours: null },
  })
})

test.each([
  [{ stake_min: '0' }, 'stake_min'],
  [{ stake_max: '1.50' }, 'stake_max'],
  [{ payout_max: '499' }, 'payout_max'],
  [{ exposure_max: '4999' }, 'exposure_max'],
  [{ hours_from: '08:00' }, 'hours_to'],
  [{ hours_from: '08:00', hours_to: '08:00' }, 'hours_to'],
])('%j is wrong', (wrong, field) => {
  const checked = checkInstrument({ ...typed, ...wrong })
  expect(Object.keys('errors' in checked ? checked.errors : {})).toEqual([field])
})

test('alike changes are told in one line, others not at all', () => {
  const one = {
    isTraded: true,
    stakeMin: 1,
    stakeMax: 500,
    payoutMax: 5_000,
    exposureMax: 50_000,
    hours: null,
  }
  const before = { BTCUSD: one, ETHUSD: one, XRPUSD: one }
  const off = { ...one, isTraded: false }
  const after = { BTCUSD: off, ETHUSD: off, XRPUSD: one }
  expect(instrumentChanges(JSON.stringify(after), JSON.stringify(before))).toEqual([
    'BTCUSD, ETHUSD: off',
  ])
  expect(instrumentChanges(JSON.stringify(before), null)[0]).toContain('BTCUSD, ETHUSD, XRPUSD: ')
})
