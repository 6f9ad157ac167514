// The statement on the wire: every movement on one of the client's accounts, with the balance after
// it.

import * as z from 'zod/mini'
import { languageQuery } from '../shared/language-query.ts'
import { day, Instant, Mode, pageQuery, Sentence, Success, Text } from '../shared/wire.ts'

/** What moves, and the group by which a statement can be narrowed down to it. */
export const movementKinds = {
  deposit_credit: 'deposits',
  deposit_reversal: 'deposits',
  withdrawal_hold: 'withdrawals',
  withdrawal_return: 'withdrawals',
  deposit_restored: 'corrections',
  withdrawal_returned: 'corrections',
  goodwill: 'corrections',
  credit_purchase: 'credits',
  credit_repayment: 'credits',
  trade_open: 'trades',
  trade_settle: 'trades',
  sandbox_grant: 'play_money',
  sandbox_forfeit: 'play_money',
  demo_grant: 'play_money',
  demo_gift: 'play_money',
  bonus_paid: 'promotions',
  cashback_paid: 'promotions',
  referral_paid: 'promotions',
  tournament_fee: 'promotions',
  tournament_refund: 'promotions',
  tournament_prize: 'promotions',
} as const
export type MovementKind = keyof typeof movementKinds

export const movementGroups = [
  'deposits',
  'withdrawals',
  'corrections',
  'credits',
  'promotions',
  'trades',
  'play_money',
] as const
export type MovementGroup = (typeof movementGroups)[number]

const Day = day('not_day')

/** `from` and `to` are the first and the last day, both included; UTC. */
const wish = {
  mode: z._default(Mode, 'real'),
  from: z.optional(Day),
  to: z.optional(Day),
  kind: z.optional(z.enum(movementGroups, { error: 'not_listed' })),
}

const inOrder = z.refine<{ from?: string | undefined; to?: string | undefined }>(
  ({ from, to }) => from === undefined || to === undefined || from <= to,
  { path: ['to'], error: 'before_first_day' },
)

export const MovementView = z.object({
  /** The number of the posting at the account, from 1 without gaps. */
  nr: z.number(),
  at: Instant,
  kind: Text,
  /** The kind in English. */
  description: Sentence,
  /** What caused it, e.g. the trade's id. */
  reference: Text,
  /** What the balance changed by. */
  amount: z.number(),
  balance: z.number(),
})
export type MovementView = z.infer<typeof MovementView>

export const StatementView = z.object({
  mode: Mode,
  /** The balance before the first day and after the last, whatever kinds are shown. */
  opening_balance: z.number(),
  closing_balance: z.number(),
  /** Newest first. */
  movements: z.array(MovementView),
  next_cursor: z.nullable(Text),
})
export type StatementView = z.infer<typeof StatementView>

/** How often in an hour a statement can be exported. */
export const statementsAnHour = 30

export const statementRoutes = {
  statement: {
    method: 'GET',
    path: '/statement',
    audience: 'client',
    scope: 'read',
    summary:
      'Every movement on an account of the client, newest first, with opening and closing balance.',
    query: z.object({ ...wish, ...pageQuery }).check(inOrder),
    reply: Success(StatementView),
  },
  statementExport: {
    method: 'GET',
    path: '/statement/export',
    audience: 'client',
    summary: 'The same as a file, oldest first: CSV, or PDF; in the language asked for.',
    query: z
      .object({
        ...wish,
        ...languageQuery,
        format: z.enum(['csv', 'pdf'], { error: 'not_listed' }),
      })
      .check(inOrder),
    reply: z.unknown(),
    replyType: 'text/csv, application/pdf',
  },
} as const
