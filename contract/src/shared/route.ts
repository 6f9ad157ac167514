// What a call of the contract is: who may ask it, what it takes and what it answers.

import type * as z from 'zod/mini'

/** What a personal token may be good for. No scope moves money out, or changes who may sign in. */
export const tokenScopes = ['read', 'trade'] as const
export type TokenScope = (typeof tokenScopes)[number]

/** How large a body in JSON is at most, unless its route says otherwise. */
export const bodyBytesMost = 8 * 1024

/**
 * Who may ask: anyone; a client who is signed in; a member of staff; or whoever has what proves
 * just this call, as the token of a letter, the cookie that renews a session, or a signature.
 */
export type Audience = 'public' | 'client' | 'staff' | 'token'

export type Route = RouteParts &
  (
    | { readonly method: 'GET'; readonly audience: 'public'; readonly keptMs: number | null }
    | {
        readonly method: 'GET'
        readonly audience: 'client' | 'token'
        readonly keptMs?: undefined
      }
    | {
        readonly method: 'POST' | 'PATCH'
        readonly audience: Exclude<Audience, 'staff'>
        readonly keptMs?: undefined
      }
    | {
        readonly audience: 'staff'
        /** What it is of the powers of staff; null: whoever is signed in to the office may. */
        readonly action: string | null
        readonly keptMs?: undefined
      }
  )

/** A call of the office. */
export type StaffRoute = Route & { readonly audience: 'staff' }
/** A call of everybody else. */
export type OpenRoute = Route & { readonly audience: Exclude<Audience, 'staff'> }

/** A table of calls that all have one audience, as they stand in its folder. */
export type RoutesOf<A extends Audience> = Readonly<Record<string, Route & { audience: A }>>

type RouteParts = {
  readonly method: 'GET' | 'POST' | 'PATCH'
  /** Below /api; `:name` marks a parameter. */
  readonly path: string
  readonly audience: Audience
  readonly summary: string
  /** Kept for those who still call it; the summary says what to call instead. */
  readonly deprecated?: true
  /**
   * Of a client's call: which scope of a personal token opens it. Without one no token does, so
   * that what nobody thought of is closed.
   */
  readonly scope?: TokenScope
  /** With an Idempotency-Key the call may be repeated without being done twice. */
  readonly takesKey?: true
  readonly body?: z.core.$ZodType
  /** How large the body may be, where that is more than `bodyBytesMost`. */
  readonly bodyBytesMax?: number
  /** The body is a form (multipart/form-data) that may bring this file. */
  readonly file?: { readonly name: string; readonly bytesMax: number }
  readonly query?: z.core.$ZodType
  /**
   * Of what is public: for how long the same answer is given, in milliseconds; null where
   * each call has its own, with the reason beside it.
   */
  readonly keptMs?: number | null | undefined
  /** What asking costs a network, in requests, where that is more than one. */
  readonly points?: number
  /** Where the reply is no JSON. */
  readonly replyType?: string
  readonly reply: z.core.$ZodType
}
