// The calls about withdrawals: terms, asking, cancelling, how each one stands, the address book.

import type { FastifyRequest } from 'fastify'
import type { SuccessCode } from '#contract/client/successes.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import { routes } from '#contract/routes.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isUuid } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import { networkFrom } from '#server/platform/caller.ts'
import type { Router } from '#server/platform/http.ts'
import { limit } from '#server/platform/limit.ts'
import { done, orderKeyOf, success } from '#server/platform/reply.ts'
import { lastChange } from '#server/record/events/last-event.ts'
import { askWithdrawal, type WithdrawalWish } from './ask-withdrawal.ts'
import { mailCode, type WithdrawalDeps } from './confirm-deed.ts'
import { listKept } from './destinations.store.ts'
import { cancelWithdrawal } from './end-withdrawal.ts'
import { addDestination, removeDestination } from './keep-destination.ts'
import { changeHoldMs, newDestinationMs } from './offer-withdrawals.ts'
import { stopWithdrawal, viewStop } from './stop-withdrawal.ts'
import { viewTerms } from './view-terms.ts'
import type { Withdrawal } from './withdrawal.ts'
import { destinationView, linkedView, withdrawalView } from './withdrawal-view.ts'
import { listOf } from './withdrawals.store.ts'

export function registerWithdrawalRoutes(router: Router, deps: WithdrawalDeps): void {
  registerAsking(router, deps)
  registerViews(router, deps)
  registerBook(router, deps)
  registerLink(router, deps)
}

function registerAsking(router: Router, deps: WithdrawalDeps): void {
  const perClient = limit(60, 60)
  const ask = async (
    { clientId, request }: Caller,
    { mode, ...wish }: Omit<WithdrawalWish, 'orderKey'> & { readonly mode: string | undefined },
  ) => {
    if (mode === 'demo') return refuse('withdrawal_demo')
    const orderKey = orderKeyOf(request)
    if (isRefusal(orderKey)) return orderKey
    const tooMany = await perClient(String(clientId))
    if (tooMany) return tooMany
    const asked = await askWithdrawal(deps, clientId, { ...wish, orderKey })
    return answer(deps, clientId, asked, 'withdrawal_asked')
  }

  router.on(routes.withdrawToWallet, ({ body, ...caller }) => {
    const { wallet, amount, label, proof, mode } = body
    return ask(caller, { amount, label, proof, mode, to: { wallet } })
  })

  router.on(routes.withdrawToBank, ({ body, ...caller }) => {
    const { amount, label, proof, mode, ...bank } = body
    return ask(caller, { amount, label, proof, mode, to: { bank } })
  })

  router.on(routes.cancelWithdrawal, async ({ params: { id = '' }, clientId, request }) => {
    if (!isUuid(id)) return refuse('not_found')
    const orderKey = orderKeyOf(request)
    if (isRefusal(orderKey)) return orderKey
    const ended = await cancelWithdrawal(deps, clientId, { id, orderKey })
    return answer(deps, clientId, ended, 'withdrawal_cancelled')
  })

  const codesPerClient = limit(10, 900)
  router.on(routes.mailProof, async ({ body, clientId }) => {
    const tooMany = await codesPerClient(String(clientId))
    if (tooMany) return tooMany
    const mailed = await mailCode(deps, clientId, body)
    if (isRefusal(mailed)) return mailed
    return done('withdrawal_code_sent', { expires: iso(mailed.expires) })
  })
}

function registerViews(router: Router, deps: WithdrawalDeps): void {
  const { db, clock, settings, install } = deps
  router.on(routes.withdrawalTerms, async ({ clientId }) => {
    const terms = { settings: settings(), mode: install.mode }
    return success('', await viewTerms(db, clientId, terms, clock.now()))
  })

  router.on(routes.listWithdrawals, async ({ query, clientId }) => {
    const { cursor: after, limit: rows } = query
    if (after !== undefined && !isUuid(after)) return refuse('malformed')
    const found = await listOf(db, clientId, { after, limit: rows + 1 })
    const page = found.slice(0, rows)
    const book = await listKept(db, clientId)
    const now = clock.now()
    return {
      ...success(
        '',
        page.map((withdrawal) => withdrawalView(withdrawal, book, now)),
      ),
      next_cursor: found.length > rows ? (page.at(-1)?.id ?? null) : null,
    }
  })
}

function registerBook(router: Router, deps: WithdrawalDeps): void {
  const { db, settings, install } = deps
  const waitOf = async (clientId: ClientId) => ({
    holdMs: newDestinationMs(settings(), install.mode),
    changedAt: (await lastChange(db, clientId))?.at,
  })
  const perClient = limit(60, 60)

  router.on(routes.listDestinations, async ({ clientId }) => {
    const [kept, wait] = [await listKept(db, clientId), await waitOf(clientId)]
    return success(
      '',
      kept.map((it) => destinationView(it, wait)),
    )
  })

  router.on(routes.addDestination, async ({ body, clientId }) => {
    if (body.mode === 'demo') return refuse('withdrawal_demo')
    const tooMany = await perClient(String(clientId))
    if (tooMany) return tooMany
    const added = await addDestination(deps, clientId, { ...body, proof: body.proof })
    if (isRefusal(added)) return added
    return done('address_added', destinationView(added, await waitOf(clientId)))
  })

  router.on(routes.removeDestination, async ({ params: { id = '' }, clientId }) => {
    if (!isUuid(id)) return refuse('not_found')
    const refusal = await removeDestination(deps, clientId, id)
    return refusal ?? done('address_removed', null)
  })
}

/** For whoever reads the mail about a withdrawal, signed in or not. */
function registerLink(router: Router, deps: WithdrawalDeps): void {
  const { db, clock, settings, install } = deps
  const perNetwork = limit(20, 60)
  const facts = () => ({ holdMs: changeHoldMs(settings(), install.mode), now: clock.now() })

  router.on(routes.linkedWithdrawal, async ({ query, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const tooMany = await perNetwork(networkFrom(request.raw))
    if (tooMany) return tooMany
    const linked = await viewStop(db, query.hash)
    return isRefusal(linked) ? linked : success('', linkedView(linked, facts()))
  })

  router.on(routes.cancelByLink, async ({ body, request }) => {
    const tooMany = await perNetwork(networkFrom(request.raw))
    if (tooMany) return tooMany
    const stopped = await stopWithdrawal(deps, body.hash)
    if (isRefusal(stopped)) return stopped
    return done('withdrawal_stopped', linkedView(stopped, facts()))
  })
}

type Caller = {
  readonly clientId: ClientId
  readonly request: FastifyRequest
}

async function answer(
  { db, clock }: WithdrawalDeps,
  clientId: ClientId,
  outcome: Withdrawal | KnownRefusal,
  code: SuccessCode,
) {
  if (isRefusal(outcome)) return outcome
  const book = await listKept(db, clientId)
  return done(code, withdrawalView(outcome, book, clock.now()))
}
