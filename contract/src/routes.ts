// The whole HTTP contract as one table. The server registers from it, our own client calls by it,
// and the OpenAPI document is printed from it.

import * as z from 'zod/mini'
import { acceptanceRoutes } from './acceptances.ts'
import { accountRoutes } from './accounts.ts'
import { blockRoutes } from './blocks.ts'
import { calibrationRoutes } from './calibration.ts'
import { cardRoutes } from './cards.ts'
import { claimRoutes } from './claims.ts'
import { contactRoutes } from './contact.ts'
import { depositKeyRoutes } from './deposit-keys.ts'
import { depositRoutes } from './deposits.ts'
import { deviceRoutes } from './devices.ts'
import { documentRoutes } from './documents.ts'
import { factorRoutes } from './factors.ts'
import { identityRoutes } from './identity.ts'
import { limitRoutes } from './limits.ts'
import { marketRoutes } from './market.ts'
import { noticeRoutes } from './notices.ts'
import { overviewRoutes } from './overview.ts'
import { passwordRoutes } from './passwords.ts'
import { payoutRoutes } from './payouts.ts'
import { planRoutes } from './plan-requests.ts'
import { privacyRoutes } from './privacy.ts'
import { profileRoutes } from './profiles.ts'
import { signInRoutes } from './sign-in.ts'
import { statementRoutes } from './statements.ts'
import { BooksView, statusRoutes } from './status.ts'
import { tradeRoutes } from './trades.ts'
import { Instant, Success, Text } from './wire.ts'
import { withdrawalRoutes } from './withdrawals.ts'

/** How large a body in JSON is at most, unless its route says otherwise. */
export const bodyBytesMost = 8 * 1024

export type Route = RouteParts &
  (
    | { readonly method: 'GET'; readonly signedIn: false; readonly keptMs: number | null }
    | { readonly method: 'GET'; readonly signedIn: true; readonly keptMs?: undefined }
    | {
        readonly method: 'POST' | 'PATCH'
        readonly signedIn: boolean
        readonly keptMs?: undefined
      }
  )

type RouteParts = {
  readonly method: 'GET' | 'POST' | 'PATCH'
  /** Below /api; `:name` marks a parameter. */
  readonly path: string
  readonly signedIn: boolean
  readonly summary: string
  /** Kept for those who still call it; the summary says what to call instead. */
  readonly deprecated?: true
  /** With an Idempotency-Key the call may be repeated without being done twice. */
  readonly takesKey?: true
  readonly body?: z.core.$ZodType
  /** How large the body may be, where that is more than `bodyBytesMost`. */
  readonly bodyBytesMax?: number
  /** The body is a form (multipart/form-data) that may bring this file. */
  readonly file?: { readonly name: string; readonly bytesMax: number }
  readonly query?: z.core.$ZodType
  /**
   * Of what anyone may read: for how long the same answer is given, in milliseconds; null where
   * each call has its own, with the reason beside it.
   */
  readonly keptMs?: number | null | undefined
  /** What asking costs a network, in requests, where that is more than one. */
  readonly points?: number
  /** Where the reply is no JSON. */
  readonly replyType?: string
  readonly reply: z.core.$ZodType
}

export const HealthView = z.object({
  install_mode: z.enum(['sandbox', 'live']),
  feed: Text,
  /** Age of the newest tick of any tradable instrument that is open now; null before the first. */
  feed_age_ms: z.nullable(z.number()),
  is_trading: z.boolean(),
  /** Why not, in words, when it cannot trade. */
  problems: z.array(Text),
  /** The chains that deposits come on: how far each was read, and what is wrong with it. */
  chains: z.array(
    z.object({
      currency: Text,
      network: Text,
      height: z.nullable(z.number()),
      problem: z.nullable(Text),
    }),
  ),
  /** Our books against those who keep the money: how the last look ended, and when. */
  books: BooksView,
  /** Whether more trades of the last hour ended void than is taken for chance. */
  voids: z.enum(['few', 'many', 'unknown']),
  /** Whether the settings in use are those that were decided on. */
  settings: z.enum(['decided', 'in_doubt']),
  /** Whether the server's role in the database may do more than the server needs. */
  database: z.enum(['least_rights', 'too_powerful']),
  server_time: Instant,
  version: Text,
})
export type HealthView = z.infer<typeof HealthView>

export const routes = {
  ...accountRoutes,
  ...signInRoutes,
  ...passwordRoutes,
  ...documentRoutes,
  ...identityRoutes,
  ...limitRoutes,
  ...factorRoutes,
  ...deviceRoutes,
  ...profileRoutes,
  ...privacyRoutes,
  ...contactRoutes,
  ...acceptanceRoutes,
  ...noticeRoutes,
  ...marketRoutes,
  ...overviewRoutes,
  ...tradeRoutes,
  ...depositRoutes,
  ...depositKeyRoutes,
  ...cardRoutes,
  ...withdrawalRoutes,
  ...statementRoutes,
  ...planRoutes,
  ...blockRoutes,
  ...calibrationRoutes,
  ...claimRoutes,
  ...statusRoutes,
  ...payoutRoutes,
  health: {
    method: 'GET',
    path: '/health',
    signedIn: false,
    // It is asked for what is so now, and its status is half of the answer.
    keptMs: null,
    summary: '200 once this install can really trade, 503 before and when it cannot.',
    reply: Success(HealthView),
  },
} as const satisfies Record<string, Route>
