// In which forms it is told that an account was closed.

import { type Usd, usdToText, zeroUsd } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { act } from '#server/identity/clients/told-act.ts'
import { closedByStaffLetter, closedLetter } from './closing-letters.ts'

type Closed = { readonly keptUntil: Millis; readonly givenUp: Usd }

export const closingActs = {
  closed: act<Closed>({
    event: 'account_closed',
    details: ({ keptUntil, givenUp }) => ({
      kept_until: iso(keptUntil),
      given_up: usdToText(givenUp),
    }),
    letter: (client, { keptUntil, givenUp }) =>
      closedLetter(client, {
        keptUntil: iso(keptUntil).slice(0, 10),
        givenUp: givenUp === zeroUsd ? null : usdToText(givenUp),
      }),
  }),
  closedByStaff: act<Closed & { readonly reason: string }>({
    event: 'account_closed',
    details: ({ keptUntil, givenUp, reason }) => ({
      kept_until: iso(keptUntil),
      given_up: usdToText(givenUp),
      reason,
    }),
    letter: (client, { keptUntil, givenUp, reason }) =>
      closedByStaffLetter(client, {
        keptUntil: iso(keptUntil).slice(0, 10),
        givenUp: givenUp === zeroUsd ? null : usdToText(givenUp),
        reason,
      }),
  }),
}
