// Signing in with e-mail and password, on its own page and in the modal of the public site.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Login } from '#contract/public/sign-in.ts'
import { fieldErrors } from '#contract/shared/wire.ts'
import { type Errors, fieldsOf, without } from '../../lib/forms/fields.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import { fieldErrorsOf } from '../../lib/http/errors.ts'
import { signedIn } from '../../lib/session/session.ts'
import { setUser } from '../../lib/session/user.ts'
import { login } from './api.ts'
import { errorsByField } from './form.ts'
import type { Half } from './SecondStep.tsx'
import { ownTimeZone } from './time-zone.ts'

export type SignIn = ReturnType<typeof useSignIn>

export function useSignIn() {
  const [errors, setErrors] = useState<Errors>({})
  const queries = useQueryClient()
  const signingIn = useMutation({
    mutationFn: login,
    onSuccess: ({ data, tokens }) => {
      setUser(queries, data)
      signedIn(tokens)
    },
    onError: (error) => setErrors(errorsByField(fieldErrorsOf(error))),
  })
  const submit = (form: HTMLFormElement) => {
    const { email, password } = fieldsOf(form)
    const remember = new FormData(form).has('remember')
    const parsed = z.safeParse(Login, { email, password, remember, ...ownTimeZone() })
    setErrors(parsed.success ? {} : errorsByField(fieldErrors(parsed.error).errors))
    if (parsed.success && !signingIn.isPending) signingIn.mutate(parsed.data)
  }
  const edit = (field: string) => setErrors((known) => without(known, field))
  return { login: signingIn, errors, edit, submit, half: halfOf(signingIn.error) }
}

/** The password was right, and more is asked for. */
function halfOf(error: unknown): Half | undefined {
  if (!(error instanceof ApiError) || error.code !== 'second_factor_needed') return undefined
  const { session, methods } = error.half
  return session === undefined || methods === undefined ? undefined : { session, methods }
}
