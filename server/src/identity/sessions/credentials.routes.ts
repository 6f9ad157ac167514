// The calls about what a client signs in with: a new password, another e-mail address.

import { passwordRoutes } from '#contract/client/passwords.ts'
import { forgottenRoutes } from '#contract/public/passwords.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import { problem } from '#contract/shared/problems.ts'
import { emailRoutes } from '#contract/token/emails.ts'
import { resetRoutes } from '#contract/token/password-reset.ts'
import { emailKeyOf } from '#kernel/email.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { networkFrom } from '#server/platform/caller.ts'
import { startBeat } from '#server/platform/even-time.ts'
import type { Router } from '#server/platform/http.ts'
import { limit } from '#server/platform/limit.ts'
import { refuseFields } from '#server/platform/refuse-with.ts'
import { done, success } from '#server/platform/reply.ts'
import { type AskingDeps, askForNewEmail } from '../clients/ask-for-new-email.ts'
import { viewResetLink } from '../clients/claim-reset-link.ts'
import { replacementErrors } from '../clients/replace-password.ts'
import { sendResetLink } from '../clients/send-reset-link.ts'
import { changeEmail } from './change-email.ts'
import { type ChangingDeps, changePassword } from './change-password.ts'
import { cookiesOf } from './cookies.ts'
import type { Identification } from './identify-client.ts'
import { resetErrors, resetPassword } from './reset-password.ts'

export type CredentialRouteDeps = Omit<ChangingDeps & AskingDeps, 'onEnded' | 'noticeLimit'> & {
  readonly identification: Identification
}

type Deps = ChangingDeps & AskingDeps & Pick<CredentialRouteDeps, 'identification'>

const minute = 60
const hour = 3_600

export function registerCredentialRoutes(router: Router, deps: CredentialRouteDeps): void {
  const wholeDeps = {
    ...deps,
    onEnded: deps.identification.sessionEnded,
    noticeLimit: limit(3, hour),
  }
  registerAskingForReset(router, wholeDeps)
  registerReset(router, wholeDeps)
  registerChange(router, wholeDeps)
  registerNewEmail(router, wholeDeps)
}

/**
 * Who knows the address can use its allowance up; but then its owner has just got a link, and it is
 * good for as long.
 */
function registerAskingForReset(router: Router, deps: Deps): void {
  const networkLimit = limit(20, minute)
  const addressLimit = limit(5, hour)
  router.on(forgottenRoutes.askForReset, async ({ body, request }) => {
    const refusal =
      (await networkLimit(networkFrom(request.raw))) ?? (await addressLimit(emailKeyOf(body.email)))
    if (refusal) return refusal
    // From here on the work depends on whether the address is known.
    const beat = startBeat()
    await sendResetLink(deps, body.email)
    await beat()
    return done('reset_asked', null)
  })
  router.on(forgottenRoutes.explainReset, () => success(resetExplained, null))
}

const resetExplained =
  'Nothing was sent: opening an address never sends a mail. For a link, please press “Send the ' +
  'link” on the page “Forgot Password”.'

function registerReset(router: Router, deps: Deps): void {
  const viewLimit = limit(20, minute)
  router.on(resetRoutes.resetDetails, async ({ query, request, reply }) => {
    const refusal = await viewLimit(networkFrom(request.raw))
    if (refusal) return refusal
    const client = await viewResetLink(deps.db, query.hash, deps.clock.now())
    if (isRefusal(client)) return client
    reply.header('cache-control', 'no-store')
    return success('Please choose a new password.', { email: client.email })
  })

  const postLimit = limit(20, minute)
  router.on(resetRoutes.resetPassword, async ({ body, request }) => {
    const refusal = await postLimit(networkFrom(request.raw))
    if (refusal) return refusal
    const errors = await resetErrors(deps, body)
    if (isRefusal(errors)) return errors
    if (errors.length > 0) return refuseFields(errors)
    const outcome = await resetPassword(deps, body)
    return isRefusal(outcome) ? outcome : done('password_changed', null)
  })
}

function registerChange(router: Router, deps: Deps): void {
  router.on(passwordRoutes.changePassword, async ({ body, clientId, request }) => {
    const access = await deps.identification.identify(request.headers.authorization)
    if (isRefusal(access)) return access
    const errors = await replacementErrors(deps.db, clientId, body)
    if (errors.length > 0) return refuseFields(errors)
    const outcome = await changePassword(deps, access, body)
    if (isRefusal(outcome)) return atField('current', outcome)
    return done('password_changed', null)
  })
}

function registerNewEmail(router: Router, deps: Deps): void {
  const askLimit = limit(20, hour)
  router.on(passwordRoutes.askForNewEmail, async ({ body, clientId }) => {
    const refusal = await askLimit(String(clientId))
    if (refusal) return refusal
    // The work depends on whether the address is known.
    const beat = startBeat()
    const outcome = await askForNewEmail(deps, clientId, body)
    if (isRefusal(outcome)) return atField('password', outcome)
    await beat()
    return done('email_change_asked', null)
  })

  const useLimit = limit(20, minute)
  router.on(emailRoutes.changeEmail, async ({ body, request }) => {
    const refusal = await useLimit(networkFrom(request.raw))
    if (refusal) return refusal
    const { name } = cookiesOf(deps.install.publicUrl()).refresh
    const outcome = await changeEmail(deps, { hash: body.hash, refresh: request.cookies[name] })
    return isRefusal(outcome) ? outcome : done('email_changed', null)
  })
}

/** A wrong password, and an address that changes nothing, belong to a field of the form. */
function atField(passwordField: string, refusal: KnownRefusal) {
  const { refused } = refusal
  if (refused !== 'wrong_password' && refused !== 'email_same') return refusal
  const wrong =
    refused === 'wrong_password'
      ? problem(passwordField, 'wrong')
      : problem('email', 'yours_already')
  return { ...refusal, errors: [wrong] }
}
