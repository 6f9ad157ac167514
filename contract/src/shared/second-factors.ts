// What second factors prove themselves with, while signing in as for a single action.

import * as z from 'zod/mini'
import { line, Text, text } from './wire.ts'

/** What a client can prove themselves with besides the password. */
export const FactorMethod = z.enum(['code', 'recovery_code', 'passkey'])
export type FactorMethod = z.infer<typeof FactorMethod>

// Six digits of the app, or a recovery code; spaces, dashes and case do not matter.
export const code = line(40, { wrong: 'invalid', long: 'invalid' })

const credential = { id: text(1_500), rawId: text(1_500), type: z.literal('public-key') }

/** What the browser gives when a passkey has signed a challenge. */
export const Assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: text(4_000),
    authenticatorData: text(4_000),
    signature: text(4_000),
    userHandle: z.optional(text(200, { least: 0 })),
  }),
})
export type Assertion = z.infer<typeof Assertion>

/** What the browser gives for a new passkey. */
export const NewCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: text(4_000),
    attestationObject: text(20_000),
    transports: z.optional(z.array(text(20)).check(z.maxLength(10))),
  }),
})
export type NewCredential = z.infer<typeof NewCredential>

/** Options for the browser's WebAuthn calls, in the form the standard gives them in JSON. */
export const PasskeyOptions = z.looseObject({ challenge: Text })

/** Exactly one of them is given. */
export const shown = {
  code: z.optional(code),
  passkey: z.optional(Assertion),
}
