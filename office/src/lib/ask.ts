// Calls the server by the contract's route table, as whoever sits here: the cookie goes along by
// itself. What nobody here has touched a key or the screen for says so: it keeps nobody signed in.

import type * as z from 'zod/mini'
import { type CallOptions, sendIn } from '#browser/http/send.ts'
import { inWords } from '#browser/i18n/in-words.ts'
import type { Route } from '#contract/shared/route.ts'
import { refusals } from '../words/refusals.ts'

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

/** The `data` of the reply, or an ApiError. */
export async function ask<R extends Route>(
  route: R,
  options: CallOptions<R> = {},
): Promise<DataOf<R>> {
  const isAttended = performance.now() - touchedAt < attendedMs
  const headers: Readonly<Record<string, string>> = isAttended ? {} : { 'x-unattended': '1' }
  const reply: unknown = await send(route, { ...options, headers })
  return (reply as { readonly data: DataOf<R> }).data
}
