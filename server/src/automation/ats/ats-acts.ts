// In which forms it is told what happens to a client's automated trades.

import { act } from '#server/identity/clients/told-act.ts'
import { endedLetter } from './ats-letters.ts'

type Switched = { readonly runs: 'demo' | 'real'; readonly reason: string }
type TradeEnded = {
  readonly symbol: string
  readonly mode: 'demo' | 'real'
  readonly outcome: string
  /** In dollars, as text. */
  readonly brought: string
}

const switchedOf = ({ runs, reason }: Switched) => ({ mode: runs, reason })

export const atsActs = {
  settled: act<{ readonly fingerprint: string }>({
    event: 'ats_settled',
    details: ({ fingerprint }) => ({ sha256: fingerprint }),
  }),
  switchedOn: act<{ readonly runs: 'demo' | 'real'; readonly expectedLoss: string }>({
    event: 'ats_switched_on',
    details: ({ runs, expectedLoss }) => ({ mode: runs, loss: expectedLoss }),
  }),
  switchedOff: act<Switched>({ event: 'ats_switched_off', details: switchedOf }),
  ended: act<Switched>({
    event: 'ats_switched_off',
    details: switchedOf,
    notice: { kind: 'ats_ended', details: switchedOf },
    letter: endedLetter,
  }),
  tradeEnded: act<TradeEnded>({
    event: null,
    notice: {
      kind: 'ats_trade',
      details: ({ symbol, mode, outcome, brought }) => ({ symbol, mode, outcome, brought }),
    },
  }),
}
