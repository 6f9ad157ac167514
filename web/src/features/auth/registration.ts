// What the sign-up form sends, and what is wrong with it before anything is sent.

import * as z from 'zod/mini'
import { Registration } from '#contract/public/sign-in.ts'
import { fieldErrors } from '#contract/shared/wire.ts'
import type { Errors } from '../../lib/forms/fields.ts'
import { mismatchOf } from '../../lib/forms/form.ts'
import { errorsByField } from './form.ts'

export type Checked = { readonly registration: Registration } | { readonly errors: Errors }

/** `fields` are the form's, by name. Fields that may be left out are, when they are empty. */
export function checkRegistration(fields: Readonly<Record<string, string>>): Checked {
  const { email = '', password = '', confirmPassword = '', firstname = '', lastname = '' } = fields
  const optional = { phone: fields.phone?.trim(), referral_code: fields.referral_code?.trim() }
  const given = Object.entries(optional).filter(([, value]) => value !== undefined && value !== '')
  const body = {
    email,
    password,
    confirmPassword,
    firstname,
    lastname,
    ...Object.fromEntries(given),
  }
  const parsed = z.safeParse(Registration, body)
  const errors = {
    ...(parsed.success ? {} : errorsByField(fieldErrors(parsed.error).errors)),
    ...mismatchOf(password, confirmPassword),
  }
  return parsed.success && password === confirmPassword ? { registration: parsed.data } : { errors }
}
