// What an e-mail address may be, on the wire and in forms.

import * as z from 'zod/mini'
import { required } from './wire.ts'

// Nothing that ends an address or means something in a mail's header; in the domain, no empty
// label.
const signs = /^[^\s\p{Cc}\p{Cs}<>()[\],;:\\"]+$/u
const parts = /^[^@]+@(?:[^@.]+\.)+[^@.]+$/

export const email = z
  .string({ error: required('is invalid') })
  .check(
    z.trim(),
    z.minLength(1, 'must not be empty'),
    z.maxLength(254, 'is invalid'),
    z.regex(signs, 'is invalid'),
    z.regex(parts, 'is invalid'),
  )
