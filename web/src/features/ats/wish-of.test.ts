import { describe, expect, it } from 'vitest'
import { wishOf } from './wish-of.ts'

const fields = {
  'rule:momentum': 'on',
  'symbol:BTCUSD': 'on',
  'symbol:EURUSD': 'on',
  stake_by: '',
  stake: '10',
  trades_per_day: '5',
  stake_per_day: '1,000',
  loss_per_day: '50.5',
  from: '',
  to: '',
  losses_in_row: '',
  tells: '',
}

describe('what was typed', () => {
  it('has what is ticked, figures, and nothing where a field is empty', () => {
    expect(wishOf(fields)).toEqual({
      rules: ['momentum'],
      symbols: ['BTCUSD', 'EURUSD'],
      stake: 10,
      share_bp: null,
      hours: null,
      trades_per_day: 5,
      stake_per_day: 1_000,
      loss_per_day: 50.5,
      losses_in_row: null,
      cool_down_minutes: null,
      pair_losses: null,
      drawdown: null,
      tells: 'ends',
    })
  })

  it('has a share in hundredths of a percent, and hours', () => {
    const typed = { ...fields, stake_by: 'share', share: '1.25', from: ' 22:00', to: '06:30' }
    expect(wishOf(typed)).toMatchObject({
      stake: null,
      share_bp: 125,
      hours: { from: '22:00', to: '06:30' },
    })
  })

  it('says what is no figure as that', () => {
    expect(wishOf({ ...fields, stake: 'ten' })).toMatchObject({ stake: Number.NaN })
    expect(wishOf({ ...fields, stake: '' })).toMatchObject({ stake: undefined })
  })
})
