// In which forms it is told that a key to an account on an exchange ended.

import type { KeyEnding, VenueName } from '#contract/client/exchange-keys.ts'
import { act } from '#server/identity/clients/told-act.ts'
import { keyEndedLetter } from './key-letters.ts'

type Ended = {
  readonly key: string
  readonly venue: VenueName
  /** As its client calls it. */
  readonly name: string
  readonly ending: KeyEnding
}

const endedOf = ({ key, venue, ending }: Ended) => ({ key, venue, ending })

export const keyActs = {
  removed: act<Ended>({ event: 'exchange_key_removed', details: endedOf }),
  ended: act<Ended>({
    event: 'exchange_key_ended',
    details: endedOf,
    letter: keyEndedLetter,
  }),
}
