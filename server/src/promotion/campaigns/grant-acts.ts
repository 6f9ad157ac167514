// In which forms it is told what happens to a grant.

import { type Usd, usdToText } from '#kernel/money.ts'
import { act } from '#server/identity/clients/told-act.ts'

type Facts = { readonly id: string; readonly name: string; readonly amount: Usd }
type Ended = Facts & { readonly outcome: string }

const details = ({ id, name, amount }: Facts) => ({ grant: id, name, amount: usdToText(amount) })
const told =
  (step: 'started' | 'paid' | 'ended') =>
  ({ name, amount }: Facts) => ({ step, name, amount: usdToText(amount) })

export const grantActs = {
  made: act<Facts>({ event: 'grant_made', details }),
  started: act<Facts>({
    event: 'bonus_started',
    details,
    notice: { kind: 'grant', details: told('started') },
  }),
  paid: act<Facts>({
    event: 'grant_paid',
    details,
    notice: { kind: 'grant', details: told('paid') },
  }),
  ended: act<Ended>({
    event: 'grant_ended',
    details: ({ outcome, ...facts }) => ({ ...details(facts), outcome }),
    notice: { kind: 'grant', details: told('ended') },
  }),
}
