// What this feature asks the server, and by which keys its answers are kept.

import { queryOptions } from '@tanstack/react-query'
import { locale } from '#browser/format/locale.ts'
import type { BodyOf } from '#browser/http/send.ts'
import { passkeySignInRoutes } from '#contract/public/passkey-sign-in.ts'
import { type ForgottenPassword, forgottenRoutes } from '#contract/public/passwords.ts'
import { type Login, type Registration, signInRoutes } from '#contract/public/sign-in.ts'
import { emailRoutes } from '#contract/token/emails.ts'
import { type PasswordReset, resetRoutes } from '#contract/token/password-reset.ts'
import { type RegistrationProfile, registrationRoutes } from '#contract/token/registrations.ts'
import { secondStepRoutes } from '#contract/token/second-step.ts'
import { unsubscribeRoutes } from '#contract/token/unsubscribe.ts'
import { withdrawalLinkRoutes } from '#contract/token/withdrawal-links.ts'
import { ask, call } from '../../lib/http/call.ts'

export const register = (body: Registration) =>
  call(signInRoutes.register, { body: { ...body, language: locale } })

export const completeRegistration = (body: RegistrationProfile) =>
  call(registrationRoutes.completeRegistration, { body })

export const confirmEmail = (hash: string) => call(emailRoutes.confirmEmail, { body: { hash } })

export const renewConfirmation = (hash: string) =>
  call(emailRoutes.renewConfirmation, { body: { hash } })

export const login = (body: Login) => call(signInRoutes.login, { body })

/** What a passkey is to sign as the second step. */
export async function secondStepOptions(session: string) {
  return ask(secondStepRoutes.loginSecondOptions, { body: { session } })
}

export const loginSecond = (body: BodyOf<typeof secondStepRoutes.loginSecond>) =>
  call(secondStepRoutes.loginSecond, { body })

/** What a passkey is to sign where it stands alone. */
export async function passkeyOptions() {
  return ask(passkeySignInRoutes.passkeyLoginOptions)
}

export const loginByPasskey = (body: BodyOf<typeof passkeySignInRoutes.passkeyLogin>) =>
  call(passkeySignInRoutes.passkeyLogin, { body })

export const askForReset = (body: ForgottenPassword) => call(forgottenRoutes.askForReset, { body })

/** Whose password the link is about. */
export const resetQuery = (hash: string) =>
  queryOptions({
    queryKey: ['reset', hash],
    queryFn: () => ask(resetRoutes.resetDetails, { query: { hash } }),
    // The form stays while it is filled in, whatever becomes of the link.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

export const resetPassword = (body: PasswordReset) => call(resetRoutes.resetPassword, { body })

export const changeEmail = (hash: string) => call(emailRoutes.changeEmail, { body: { hash } })

export const linkedWithdrawalQuery = (hash: string) =>
  queryOptions({
    queryKey: ['withdrawal link', hash],
    queryFn: () => ask(withdrawalLinkRoutes.linkedWithdrawal, { query: { hash } }),
    gcTime: 0,
    retry: false,
  })

export const cancelByLink = (hash: string) =>
  call(withdrawalLinkRoutes.cancelByLink, { body: { hash } })

export const unsubscribe = (hash: string) => ask(unsubscribeRoutes.unsubscribe, { query: { hash } })
