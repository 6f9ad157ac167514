// In which forms a confirmed correction is told. One of each kind, so that each movement has the
// event that tells of it.

import { type Usd, usdToText } from '#kernel/money.ts'
import { type Act, act } from '#server/identity/clients/told-act.ts'
import { type Correction, causeOf, refOf } from './correction.ts'
import { correctionLetter } from './correction-letters.ts'

/** `taken` is what the banks kept of a payment that came back. */
type Confirmed = Correction & { readonly taken: Usd }

/** `about` is what the event calls the thing that was corrected. */
function told(
  kind: 'deposit_restored' | 'withdrawal_returned' | 'goodwill_given',
  about: 'deposit' | 'withdrawal' | 'about',
): Act<Confirmed> {
  return act<Confirmed>({
    event: kind,
    details: (correction) => {
      const { id, amount, recovered, reason, proposed, evidence, decided } = correction
      return {
        [about]: causeOf(correction),
        ref: refOf(correction),
        correction: id,
        reason,
        evidence,
        amount: usdToText(amount),
        recovered: usdToText(recovered),
        proven: proposed.provenAt !== null && decided?.provenAt != null,
      }
    },
    notice: {
      kind,
      details: (correction) => ({
        id: causeOf(correction),
        amount: usdToText(correction.amount),
        reason: correction.reason,
      }),
    },
    letter: (client, { kind: of, amount, taken, reason }) => {
      const facts = { kind: of, amount: usdToText(amount), taken: usdToText(taken), reason }
      return correctionLetter(client, facts)
    },
  })
}

export const correctionActs = {
  deposit_restored: told('deposit_restored', 'deposit'),
  withdrawal_returned: told('withdrawal_returned', 'withdrawal'),
  goodwill: told('goodwill_given', 'about'),
} satisfies Record<Correction['kind'], Act<Confirmed>>
