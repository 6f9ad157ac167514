// Signing in with e-mail and password, on its own page and in the modal of the public site.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { checkedBy, foundBy } from '#browser/forms/checked-by.ts'
import { useForm } from '#browser/forms/use-form.ts'
import { ApiError } from '#browser/http/api-error.ts'
import { Login } from '#contract/public/sign-in.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { signedIn } from '../../lib/session/session.ts'
import { setUser } from '../../lib/user/user.ts'
import { login } from './api.ts'
import type { Half } from './SecondStep.tsx'
import { ownTimeZone } from './time-zone.ts'

export type SignIn = ReturnType<typeof useSignIn>

export function useSignIn() {
  const queries = useQueryClient()
  const signingIn = useMutation({
    mutationFn: login,
    onSuccess: ({ data, tokens }) => {
      setUser(queries, data)
      signedIn(tokens)
    },
  })
  const { errors, form } = useForm({ check, found: foundBy(t.auth), sending: signingIn })
  return { login: signingIn, errors, form, half: halfOf(signingIn.error) }
}

const check = checkedBy(Login, t.auth, ({ email, password, remember }) => {
  return { email, password, remember: remember !== undefined, ...ownTimeZone() }
})

/** The password was right, and more is asked for. */
function halfOf(error: unknown): Half | undefined {
  if (!(error instanceof ApiError) || error.code !== 'second_factor_needed') return undefined
  const { session, methods } = error.half
  return session === undefined || methods === undefined ? undefined : { session, methods }
}
