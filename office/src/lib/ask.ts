// Calls the server by the contract's route table, as whoever sits here: the cookie goes along by
// itself. What nobody here has touched a key or the screen for says so: it keeps nobody signed in.

import type * as z from 'zod/mini'
import { ApiError } from '#browser/http/api-error.ts'
import { type CallOptions, sendIn } from '#browser/http/send.ts'
import { inWords } from '#browser/i18n/in-words.ts'
import type { Route } from '#contract/shared/route.ts'
import { refusals } from '../words/refusals.ts'
import { askProof } from './proof.ts'

const words = inWords({ refusals, successes: {} })
const send = sendIn(async () => words)

/** What was done this long ago is what a call comes from. */
const attendedMs = 5_000
let touchedAt = -Infinity
for (const kind of ['pointerdown', 'keydown'] as const) {
  addEventListener(kind, () => {
    touchedAt = performance.now()
  })
}

type DataOf<R extends Route> =
  z.core.output<R['reply']> extends { readonly data: infer Data } ? Data : never

/**
 * The `data` of the reply, or an ApiError. What takes a second factor that was shown a moment ago
 * is asked again once it was shown.
 */
export async function ask<R extends Route>(
  route: R,
  options: CallOptions<R> = {},
): Promise<DataOf<R>> {
  const reply: unknown = await askPage(route, options)
  return (reply as { readonly data: DataOf<R> }).data
}

/** The whole reply: of a list that comes page by page, with the cursor of the next. */
export async function askPage<R extends Route>(
  route: R,
  options: CallOptions<R> = {},
): Promise<z.core.output<R['reply']>> {
  const isAttended = performance.now() - touchedAt < attendedMs
  const headers: Readonly<Record<string, string>> = isAttended ? {} : { 'x-unattended': '1' }
  const sent = () => send(route, { ...options, headers })
  return sent().catch(async (error: unknown) => {
    const isStale = error instanceof ApiError && error.code === 'staff_proof_needed'
    if (isStale && (await askProof())) return sent()
    throw error
  })
}
