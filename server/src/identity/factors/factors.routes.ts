// The calls about second factors: setting them up, taking them off, and stepping up.

import type { FastifyRequest } from 'fastify'
import type { KnownRefusal } from '#contract/refusals.ts'
import { routes } from '#contract/routes.ts'
import { isUuid } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import type { Router } from '#server/platform/http.ts'
import { limit } from '#server/platform/limit.ts'
import { done, success } from '#server/platform/reply.ts'
import type { Identification } from '../sessions/identify-client.ts'
import { confirmTotp, startTotp, type TotpDeps } from './add-totp.ts'
import type { Here } from './change-factor.ts'
import { methodsFor } from './factor.ts'
import { loadFactors } from './factors.store.ts'
import { giveProof, type ProofDeps, purposeOf } from './give-proof.ts'
import { addPasskey, type PasskeyDeps, removePasskey, startPasskey } from './keep-passkeys.ts'
import { makeRecoveryCodes } from './make-recovery-codes.ts'
import { askPasskey } from './passkey-ceremony.ts'
import { listPasskeys, renameOwn } from './passkeys.store.ts'
import { removeTotp } from './remove-totp.ts'

type Deps = TotpDeps & PasskeyDeps & ProofDeps & { readonly identification: Identification }

export type FactorRouteDeps = Omit<Deps, 'onEnded'>

export function registerFactorRoutes(router: Router, given: FactorRouteDeps): void {
  const deps = {
    ...given,
    onEnded: given.identification.sessionEnded,
  }
  registerStepUp(router, deps)
  registerTotp(router, deps)
  registerPasskeys(router, deps)
  const { db } = deps

  router.on(routes.security, async ({ clientId }) => {
    const factors = await loadFactors(db, clientId)
    const passkeys = await listPasskeys(db, clientId)
    return success('Your second factors.', {
      totp: factors.hasTotp,
      recovery_codes_left: factors.codesLeft,
      passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({
        id,
        name,
        created_at: iso(createdAt),
        used_at: usedAt === null ? null : iso(usedAt),
      })),
      methods: methodsFor(factors),
    })
  })

  router.on(routes.recoveryCodes, async ({ body, request }) => {
    const here = await hereOf(deps, request)
    if (isRefusal(here)) return here
    const outcome = await makeRecoveryCodes(deps, here, body.proof)
    if (isRefusal(outcome)) return outcome
    return done('recovery_codes_made', { recovery_codes: outcome.codes })
  })
}

/** A client may ask for twenty challenges or proofs a minute. */
function registerStepUp(router: Router, deps: Deps): void {
  const perClient = limit(20, 60)
  router.on(routes.stepUpOptions, async ({ body, clientId }) => {
    const tooMany = await perClient(String(clientId))
    if (tooMany) return tooMany
    const options = await askPasskey(deps, { clientId, purpose: purposeOf(body) })
    return success('Please use your passkey.', { ...options })
  })

  router.on(routes.stepUp, async ({ body, clientId }) => {
    const tooMany = await perClient(String(clientId))
    if (tooMany) return tooMany
    const { action, amount, destination, ...shown } = body
    const given = await giveProof(deps, clientId, { action, amount, destination }, shown)
    if (isRefusal(given)) return given
    return success('Thank you.', { proof: given.proof, expires: iso(given.expires) })
  })
}

function registerTotp(router: Router, deps: Deps): void {
  router.on(routes.totpStart, async ({ body, clientId }) => {
    const shown = await startTotp(deps, clientId, body.proof)
    return isRefusal(shown) ? shown : done('authenticator_made', shown)
  })

  router.on(routes.totpConfirm, async ({ body, request }) => {
    const here = await hereOf(deps, request)
    if (isRefusal(here)) return here
    const outcome = await confirmTotp(deps, here, body.code)
    if (isRefusal(outcome)) return outcome
    return done('authenticator_on', { recovery_codes: outcome.codes })
  })

  router.on(routes.totpRemove, async ({ body, request }) => {
    const here = await hereOf(deps, request)
    if (isRefusal(here)) return here
    const outcome = await removeTotp(deps, here, body.code)
    return isRefusal(outcome) ? outcome : done('authenticator_off', null)
  })
}

function registerPasskeys(router: Router, deps: Deps): void {
  router.on(routes.passkeyOptions, async ({ body, clientId }) => {
    const options = await startPasskey(deps, clientId, body.proof)
    return isRefusal(options) ? options : success('Please make your passkey.', { ...options })
  })

  router.on(routes.passkeyAdd, async ({ body, request }) => {
    const here = await hereOf(deps, request)
    if (isRefusal(here)) return here
    const outcome = await addPasskey(deps, here, body)
    if (isRefusal(outcome)) return outcome
    return done('passkey_added', { recovery_codes: outcome.codes })
  })

  router.on(routes.passkeyRename, async ({ body, params: { id = '' }, clientId }) => {
    const own = { id, clientId }
    if (!isUuid(id) || !(await renameOwn(deps.db, own, body.name))) return refuse('not_found')
    return done('passkey_renamed', null)
  })

  router.on(routes.passkeyRemove, async ({ body, params: { id = '' }, request }) => {
    const here = await hereOf(deps, request)
    if (isRefusal(here)) return here
    if (!isUuid(id)) return refuse('not_found')
    const outcome = await removePasskey(deps, here, { id, proof: body.proof })
    return isRefusal(outcome) ? outcome : done('passkey_removed', null)
  })
}

function hereOf(
  { identification }: Deps,
  { headers }: FastifyRequest,
): Promise<Here | KnownRefusal> | Here | KnownRefusal {
  return identification.identify(headers.authorization)
}
