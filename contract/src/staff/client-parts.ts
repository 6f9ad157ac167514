// The parts of one client's page: the statement, trades with their receipts, limits and sessions,
// each as the client gets it.

import * as z from 'zod/mini'
import { AttemptsView } from '../client/appropriateness.ts'
import { OwnLimitsView } from '../client/limits.ts'
import { statementRoutes } from '../client/statements.ts'
import { TradeView } from '../client/trades.ts'
import { ReceiptView } from '../shared/receipts.ts'
import { Instant, Mode, Page, pageQuery, prose, Success, Text, text } from '../shared/wire.ts'
import { daysQuery } from './lists.ts'
import { tradeSorts } from './trading.ts'

export const tradeLists = ['open', 'settled', 'won'] as const

/** Dollars as plain text. */
export const WithdrawalRoom = z.object({
  is_identified: z.boolean(),
  /** What may be withdrawn in 24 hours, and what is left of it now. */
  day_limit: Text,
  day_left: Text,
  /** Nothing can be asked for before: a password, an address or a second factor was changed. */
  held_until: z.nullable(Instant),
  /** Above this in 24 hours two members have to approve. */
  two_staff_above: Text,
})

export const clientPartRoutes = {
  officeClientStatement: {
    method: 'GET',
    path: '/office/clients/:id/statement',
    audience: 'staff',
    action: 'client.read',
    summary: 'Every movement on an account of a client, the newest first, as they see it.',
    query: statementRoutes.statement.query,
    reply: statementRoutes.statement.reply,
  },
  officeClientStatementFile: {
    method: 'GET',
    path: '/office/clients/:id/statement/file',
    audience: 'staff',
    action: 'client.read',
    summary:
      'The same as a file, as the client gets it; who they are is masked unless it was revealed.',
    query: statementRoutes.statementExport.query,
    replyType: 'text/csv, application/pdf',
    reply: z.unknown(),
  },
  officeClientTrades: {
    method: 'GET',
    path: '/office/clients/:id/trades',
    audience: 'staff',
    action: 'client.read',
    summary: 'The trades of one account of a client, by when they were accepted.',
    query: z.strictObject({
      mode: z._default(Mode, 'real'),
      state: z.optional(z.enum(tradeLists, { error: 'not_listed' })),
      sort: z._default(z.enum(tradeSorts, { error: 'not_listed' }), '-accepted_at'),
      /** With or without a sign between its two parts. */
      symbol: z.optional(text(20)),
      direction: z.optional(z.enum(['rise', 'fall'], { error: 'not_listed' })),
      ...daysQuery,
      ...pageQuery,
    }),
    reply: Page(TradeView),
  },
  officeClientReceipt: {
    method: 'GET',
    path: '/office/clients/:id/trades/:trade',
    audience: 'staff',
    action: 'client.read',
    summary: 'The receipt of a trade, from which anybody can recompute it.',
    reply: Success(ReceiptView),
  },
  officeClientLimits: {
    method: 'GET',
    path: '/office/clients/:id/limits',
    audience: 'staff',
    action: 'client.read',
    summary: 'The limits a client set themselves, what is used of them, and their breaks.',
    reply: Success(OwnLimitsView),
  },
  officeClientAppropriateness: {
    method: 'GET',
    path: '/office/clients/:id/appropriateness',
    audience: 'staff',
    action: 'client.read',
    summary: 'What came of a client’s attempts at the questions before live trading.',
    reply: Success(AttemptsView),
  },
  officeClientWithdrawalRoom: {
    method: 'GET',
    path: '/office/clients/:id/withdrawal-room',
    audience: 'staff',
    action: 'withdrawal.read',
    summary: 'How much a client may withdraw now.',
    reply: Success(WithdrawalRoom),
  },
  officeClientSessionEnd: {
    method: 'POST',
    path: '/office/clients/:id/sessions/:session/end',
    audience: 'staff',
    action: 'client.sign_out',
    summary: 'Ends one session of the client.',
    body: z.strictObject({ reason: prose(500) }),
    reply: Success(z.null()),
  },
} as const
