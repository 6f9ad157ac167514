// Deposits by card on the wire. A card's number and security code are typed into the provider's own
// page; what comes here is the provider's token for them.

import * as z from 'zod/mini'
import { Amount, line, Mode, Success, Text, text } from '../shared/wire.ts'
import { DepositView } from './deposits.ts'

/** How many years a card can be valid for, with the current one. */
export const cardYears = 15

const wrong = 'invalid'
const words = { wrong, short: wrong, long: wrong } as const

export const CardDepositFields = z.strictObject({
  usd_amount: Amount,
  /** The provider's, in place of number and security code; null where its own page asks for all. */
  token: z.nullable(text(255, words).check(z.regex(/^[\w-]+$/, wrong))),
  holder_name: z.optional(line(100, { ...words, least: 0 })),
  month: z.optional(z.int().check(z.minimum(1, wrong), z.maximum(12, wrong))),
  year: z.optional(z.int()),
  zip_code: z.optional(line(12, { ...words, least: 0 })),
  mode: z.optional(Mode),
})
export type CardDepositFields = z.infer<typeof CardDepositFields>

/** How a payment goes on: a step within a frame of ours, or on the provider's own site. */
export const CardNext = z.object({ kind: z.enum(['frame', 'redirect']), url: Text })
export type CardNext = z.infer<typeof CardNext>

export const CardDepositView = z.object({ deposit: DepositView, next: z.nullable(CardNext) })
export type CardDepositView = z.infer<typeof CardDepositView>

/** `fields_url` is the page for the number; null where the provider's own site asks for all. */
export const CardOfferView = z.object({
  provider: z.enum(['simulated', 'stripe']),
  fields_url: z.nullable(Text),
})
export type CardOfferView = z.infer<typeof CardOfferView>

export const cardRoutes = {
  cardOffer: {
    method: 'GET',
    path: '/deposit/card',
    audience: 'client',
    summary: 'Which provider takes cards here; null where none does.',
    reply: Success(z.nullable(CardOfferView)),
  },
  depositCard: {
    method: 'POST',
    path: '/deposit/card',
    audience: 'client',
    takesKey: true,
    summary:
      'Deposit by card. The provider’s `token` stands in place of number and security code: a ' +
      'body with a full card number is refused. `next` says how the payment goes on, if it does.',
    body: CardDepositFields,
    reply: Success(CardDepositView),
  },
  cardDeposit: {
    method: 'GET',
    path: '/deposit/card/:id',
    audience: 'client',
    summary:
      'One deposit by card, and how its payment goes on while the provider still waits for the ' +
      'client.',
    reply: Success(CardDepositView),
  },
} as const
