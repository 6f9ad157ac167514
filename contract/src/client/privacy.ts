// A client's own data on the wire: what is held, the export of it, and closing the account.

import * as z from 'zod/mini'
import { Instant, prose, Success, secret, text } from '../shared/wire.ts'

/** How long records are kept after an account was closed. */
export const keptYears = 5

/** How often in 24 hours the data can be exported. */
export const exportsADay = 3

const password = secret()

/** Of `/auth/step-up`, for the very action; asked of those who have a second factor. */
const proof = z.optional(text(100))

export const Export = z.strictObject({ password, proof })
export type Export = z.infer<typeof Export>

export const Closing = z.strictObject({
  password,
  proof,
  reason: z.optional(prose(500, { least: 0 })),
})
export type Closing = z.infer<typeof Closing>

/** Each kind of record that is held of a client, by the name it has in the export. */
export const heldKinds = [
  ...(['trades', 'ledger', 'withdrawals', 'deposits', 'card_payments', 'corrections'] as const),
  ...(['deposit_addresses', 'withdrawal_addresses', 'events', 'sessions'] as const),
  ...(['known_devices', 'authenticator', 'recovery_codes', 'passkeys', 'acceptances'] as const),
  ...(['identity_deadline', 'limits', 'freezes', 'documents', 'identities'] as const),
  ...(['automation_settings', 'automation_switches', 'automation_orders'] as const),
  ...(['automation_skips', 'automation_pauses'] as const),
  ...(['exchange_keys', 'trader_bots', 'trader_orders', 'trader_fills'] as const),
  ...(['plan_requests', 'notices', 'notice_choices', 'push_devices', 'letters'] as const),
  ...(['messages', 'conversations', 'conversation_lines', 'links', 'price_alerts'] as const),
  ...(['answers', 'disputes', 'promotions', 'appropriateness'] as const),
  ...(['credit_purchases', 'credit_charges', 'credit_orders', 'credit_debts'] as const),
  ...(['tournaments', 'chip_times'] as const),
  ...(['invoices', 'api_tokens', 'webhooks', 'webhook_messages'] as const),
] as const
export type HeldKind = (typeof heldKinds)[number]

export const HoldingsView = z.object({
  opened_at: Instant,
  /** How many records there are of each kind. */
  held: z.array(z.object({ kind: z.enum(heldKinds), count: z.number() })),
  has_picture: z.boolean(),
  /** What stands in the way of closing the account, if anything. */
  open_live_trades: z.number(),
  balance: z.number(),
  /** Whether that balance is play money, which is given up on closing. */
  is_play_money: z.boolean(),
})
export type HoldingsView = z.infer<typeof HoldingsView>

export const privacyRoutes = {
  holdings: {
    method: 'GET',
    path: '/users/privacy',
    audience: 'client',
    summary: 'What is held about the signed-in client, and whether the account can be closed.',
    reply: Success(HoldingsView),
  },
  exportData: {
    method: 'POST',
    path: '/users/export',
    audience: 'client',
    summary:
      'Everything that is held about the signed-in client, as one ZIP: `data.json` and files. ' +
      'Asks for the password again, and for a proof (`data_export`) where there is a second ' +
      'factor; three times in 24 hours at most.',
    body: Export,
    reply: z.unknown(),
    replyType: 'application/zip',
  },
  closeAccount: {
    method: 'POST',
    path: '/users/close',
    audience: 'client',
    summary:
      'Close the account for good. Asks for the password again, and for a proof ' +
      '(`account_close`) where there is a second factor. Refused while live trades are open or ' +
      'real money is left; in a sandbox the live balance is play money and is given up.',
    body: Closing,
    reply: Success(z.object({ kept_until: Instant })),
  },
} as const
