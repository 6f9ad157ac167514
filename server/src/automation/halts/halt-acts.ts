// In which forms it is told that staff pause a client's automated trades, and let them go on.

import { act } from '#server/identity/clients/told-act.ts'
import { pausedLetter } from './halt-letters.ts'

type Reasoned = { readonly reason: string }

const reasonOf = ({ reason }: Reasoned) => ({ reason })

export const haltActs = {
  paused: act<Reasoned>({
    event: 'ats_paused',
    details: reasonOf,
    notice: { kind: 'ats_paused', details: reasonOf },
    letter: pausedLetter,
  }),
  resumed: act<Reasoned>({
    event: 'ats_resumed',
    details: reasonOf,
    notice: { kind: 'ats_resumed', details: reasonOf },
  }),
}
