// In which forms it is told what happens to a grant.

import { type Usd, usdToText } from '#kernel/money.ts'
import { act } from '#server/identity/clients/told-act.ts'

type Facts = { readonly id: string; readonly name: string; readonly amount: Usd }
type Ended = Facts & { readonly outcome: string }

const details = ({ id, name, amount }: Facts) => ({ grant: id, name, amount: usdToText(amount) })
const told = ({ name, amount }: Facts) => ({ name, amount: usdToText(amount) })

export const grantActs = {
  made: act<Facts>({ event: 'grant_made', details }),
  started: act<Facts>({
    event: 'bonus_started',
    details,
    notice: { kind: 'bonus_started', details: told },
  }),
  paid: act<Facts>({
    event: 'grant_paid',
    details,
    notice: { kind: 'grant_paid', details: told },
  }),
  ended: act<Ended>({
    event: 'grant_ended',
    details: ({ outcome, ...facts }) => ({ ...details(facts), outcome }),
    notice: { kind: 'grant_ended', details: told },
  }),
}
