// Personal tokens on the wire: what a client's own programs sign in with. One is shown once, when
// it is made.

import * as z from 'zod/mini'
import { tokenScopes } from '../shared/route.ts'
import { Instant, line, required, Success, secret, Text, text, Written } from '../shared/wire.ts'

/** What they begin with, so that one is known wherever it turns up. */
export const tokenPrefix = 'ts_'
export const tokensMost = 20
export const tokenDaysMost = 366
/** How often one may be asked with in a minute: all calls, and orders among them. */
export const tokenLimits = { calls: 300, orders: 60 } as const

const Scope = z.enum(tokenScopes, { error: 'not_listed' })

export const TokenView = z.object({
  id: Text,
  name: Written,
  scopes: z.array(Scope),
  /** Addresses and networks it is taken from; none: from anywhere. */
  addresses: z.array(Text),
  created_at: Instant,
  expires_at: Instant,
  /** To the minute. */
  last_used_at: z.nullable(Instant),
  /** Null: it stands. */
  revoked_at: z.nullable(Instant),
})
export type TokenView = z.infer<typeof TokenView>

const address = text(50, { wrong: 'invalid', short: 'invalid', long: 'invalid' })

export const NewToken = z.strictObject({
  name: line(60),
  scopes: z
    .array(Scope, { error: required('not_listed') })
    .check(z.minLength(1, 'empty'), z.maxLength(2)),
  addresses: z._default(z.array(address).check(z.maxLength(20, 'too_large')), []),
  days: z
    .int({ error: required('not_whole') })
    .check(z.minimum(1, 'too_small'), z.maximum(tokenDaysMost, 'too_large')),
  password: secret(),
  /** Where there is a second factor: from `POST /auth/step-up`, for `api_token`. */
  proof: z.optional(text(100)),
})
export type NewToken = z.infer<typeof NewToken>

export const apiTokenRoutes = {
  apiTokens: {
    method: 'GET',
    path: '/users/tokens',
    audience: 'client',
    summary: 'The personal tokens of the client, newest first; never what they are.',
    reply: Success(z.array(TokenView)),
  },
  makeApiToken: {
    method: 'POST',
    path: '/users/tokens',
    audience: 'client',
    summary:
      'Makes a personal token, and shows it this once. Asks for the password again, and for a ' +
      'proof (`api_token`) where there is a second factor. Which calls take it their `scope` says.',
    body: NewToken,
    reply: Success(z.object({ token: Text, made: TokenView })),
  },
  revokeApiToken: {
    method: 'POST',
    path: '/users/tokens/:id/revocation',
    audience: 'client',
    summary: 'Ends a token at once, and the sockets that were opened with it.',
    reply: Success(TokenView),
  },
} as const
