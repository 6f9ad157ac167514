// What an e-mail address may be, on the wire and in forms.

import * as z from 'zod/mini'
import { line } from './wire.ts'

// Nothing that ends an address or means something in a mail's header; in the domain, no empty
// label.
const signs = /^[^\s\p{Cc}\p{Cs}<>()[\],;:\\"]+$/u
const parts = /^[^@]+@(?:[^@.]+\.)+[^@.]+$/

export const email = line(254, { wrong: 'invalid', long: 'invalid' }).check(
  z.regex(signs, 'invalid'),
  z.regex(parts, 'invalid'),
)
