// In which forms a freeze, and its end, are told.

import { act } from '../clients/told-act.ts'
import { frozenLetter, unfrozenLetter } from './freeze-letters.ts'

type Reasoned = { readonly reason: string }

const reasonOf = ({ reason }: Reasoned) => ({ reason })

export const freezeActs = {
  accountFrozen: act<Reasoned>({
    event: 'account_frozen',
    details: reasonOf,
    notice: { kind: 'account_frozen', details: reasonOf },
    letter: frozenLetter,
  }),
  accountUnfrozen: act<Reasoned & { readonly proven: boolean }>({
    event: 'account_unfrozen',
    details: ({ reason, proven }) => ({ reason, proven }),
    notice: { kind: 'account_unfrozen', details: reasonOf },
    letter: unfrozenLetter,
  }),
}
