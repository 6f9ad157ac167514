// Calls the server by the contract's route table, as the client who is signed in. Shows nothing:
// callers choose how to say what went wrong.

import type * as z from 'zod/mini'
import { ApiError } from '#browser/http/api-error.ts'
import type { CallOptions } from '#browser/http/send.ts'
import { urlOf } from '#browser/http/url-of.ts'
import { accountRoutes } from '#contract/client/accounts.ts'
import type { Route } from '#contract/shared/route.ts'
import { sessionRoutes } from '#contract/token/sessions.ts'
import { signedIn, signedOut, useSession } from '../session/session.ts'
import { takeRenewal } from './renewal.ts'
import { send } from './send.ts'
import { bring } from './written.ts'

/** The parsed reply, or an ApiError. A session that has run out is renewed once, unseen. */
export async function call<R extends Route>(
  route: R,
  options: CallOptions<R> = {},
): Promise<z.core.output<R['reply']>> {
  if (route.audience !== 'client') return send(route, options)
  await restore()
  return renewed(route, options)
}

/** As the client who is signed in, or else as anybody: of calls that are for both. */
export async function callAsKnown<R extends Route>(
  route: R,
  options: CallOptions<R> = {},
): Promise<z.core.output<R['reply']>> {
  await restore()
  const isSignedIn = useSession.getState().state === 'signed-in'
  return isSignedIn ? renewed(route, options) : send(route, options)
}

async function renewed<R extends Route>(route: R, options: CallOptions<R>) {
  try {
    return await sendAsClient(route, options)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    await renew()
    return sendAsClient(route, options)
  }
}

type DataOf<R extends Route> =
  z.core.output<R['reply']> extends { readonly data: infer Data } ? Data : never

/** What queries keep of the reply: its `data`. */
export async function ask<R extends Route>(
  route: R,
  options: CallOptions<R> = {},
): Promise<DataOf<R>> {
  const reply: unknown = await call(route, options)
  return (reply as { readonly data: DataOf<R> }).data
}

async function sendAsClient<R extends Route>(route: R, options: CallOptions<R>) {
  try {
    return await send(route, options, useSession.getState().token)
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) signedOut(error)
    throw error
  }
}

const meUrl = urlOf(accountRoutes.me, {})
let renewing: Promise<void> | undefined

/** Brings the session back after a reload, once; does nothing when signed in or out already. */
export async function restore(): Promise<void> {
  if (useSession.getState().state === 'unknown') await renew().catch(() => {})
}

/**
 * One renewal at a time: the calls of a page that find their token too old wait for the same one.
 */
function renew(): Promise<void> {
  renewing ??= send(sessionRoutes.refresh, { asked: takeRenewal() })
    .then(({ tokens, data }) => {
      // Whoever comes back is asked for next, and has just been told.
      if (useSession.getState().state === 'unknown')
        bring(meUrl, { status: true, message: '', data })
      signedIn(tokens)
    })
    .catch((error: unknown) => {
      // Only a "no" ends the session; a server that cannot be reached does not.
      if (error instanceof ApiError && [401, 403].includes(error.status)) signedOut(error)
      throw error
    })
    .finally(() => {
      renewing = undefined
    })
  return renewing
}
