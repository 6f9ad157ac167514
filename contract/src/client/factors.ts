// Second factors, proofs for single actions, and a client's sessions and events on the wire.

import * as z from 'zod/mini'
import {
  code,
  FactorMethod,
  NewCredential,
  PasskeyOptions,
  shown,
} from '../shared/second-factors.ts'
import {
  Amount,
  Instant,
  line,
  Page,
  pageQuery,
  required,
  Sentence,
  Success,
  secret,
  Text,
  text,
  Written,
} from '../shared/wire.ts'

const token = text(100)
const passkeyName = line(60)

export const StepUpAction = z.enum(
  [
    ...(['totp_add', 'passkey_add', 'passkey_remove', 'recovery_codes', 'withdraw'] as const),
    ...(['payout_address', 'account_close', 'data_export', 'api_token'] as const),
    ...(['webhook'] as const),
  ],
  { error: required('unknown') },
)
export type StepUpAction = z.infer<typeof StepUpAction>

const bound = {
  action: StepUpAction,
  amount: z.optional(Amount),
  destination: z.optional(text(200)),
}

export const PasskeyView = z.object({
  id: Text,
  name: Written,
  created_at: Instant,
  used_at: z.nullable(Instant),
})
export type PasskeyView = z.infer<typeof PasskeyView>

export const SecurityView = z.object({
  totp: z.boolean(),
  recovery_codes_left: z.number(),
  passkeys: z.array(PasskeyView),
  /** With none, the password proves who is there. */
  methods: z.array(FactorMethod),
})
export type SecurityView = z.infer<typeof SecurityView>

export const SessionView = z.object({
  id: Text,
  /** e.g. "Firefox on Windows"; its parts are names of products, null where they are not known. */
  device: Sentence,
  browser: z.nullable(Text),
  system: z.nullable(Text),
  /** As the browser said it, e.g. "Europe/Amsterdam"; null where it did not. */
  time_zone: z.nullable(Text),
  started_at: Instant,
  used_at: Instant,
  is_this: z.boolean(),
})
export type SessionView = z.infer<typeof SessionView>

export const EventView = z.object({
  id: Text,
  at: Instant,
  /** One of `clientEvents`, and the same in English. */
  kind: Text,
  sentence: Sentence,
  by: z.enum(['you', 'system', 'staff']),
})
export type EventView = z.infer<typeof EventView>

const Codes = Success(z.object({ recovery_codes: z.array(Text) }))
/** With the first factor of a client come recovery codes; null where there are some already. */
const MaybeCodes = Success(z.object({ recovery_codes: z.nullable(z.array(Text)) }))

export const factorRoutes = {
  stepUpOptions: {
    method: 'POST',
    path: '/auth/step-up/options',
    audience: 'client',
    summary: 'What a passkey has to sign to prove that the client wants exactly this action.',
    body: z.strictObject(bound),
    reply: Success(PasskeyOptions),
  },
  stepUp: {
    method: 'POST',
    path: '/auth/step-up',
    audience: 'client',
    summary:
      'A proof for exactly this action, amount and destination: 5 minutes, one use. The password ' +
      'counts only where there is no second factor.',
    body: z.strictObject({ ...bound, ...shown, password: z.optional(secret()) }),
    bodyBytesMax: 20 * 1024,
    reply: Success(z.object({ proof: Text, expires: Instant })),
  },
  security: {
    method: 'GET',
    path: '/users/security',
    audience: 'client',
    summary: 'Which second factors are on.',
    reply: Success(SecurityView),
  },
  totpStart: {
    method: 'POST',
    path: '/users/totp',
    audience: 'client',
    summary: 'A new secret for an authenticator app. It counts once a code of it was confirmed.',
    body: z.strictObject({ proof: token }),
    reply: Success(z.object({ secret: Text, uri: Text, qr: Text })),
  },
  totpConfirm: {
    method: 'POST',
    path: '/users/totp/confirm',
    audience: 'client',
    summary: 'Turn the authenticator app on. Other sessions end.',
    body: z.strictObject({ code }),
    reply: MaybeCodes,
  },
  totpRemove: {
    method: 'POST',
    path: '/users/totp/remove',
    audience: 'client',
    summary: 'Turn the authenticator app off, with a code or a recovery code. Other sessions end.',
    body: z.strictObject({ code }),
    reply: Success(z.null()),
  },
  recoveryCodes: {
    method: 'POST',
    path: '/users/recovery-codes',
    audience: 'client',
    summary: 'Ten new recovery codes, shown once; the old ones end.',
    body: z.strictObject({ proof: token }),
    reply: Codes,
  },
  passkeyOptions: {
    method: 'POST',
    path: '/users/passkeys/options',
    audience: 'client',
    summary: 'What the browser needs to make a new passkey.',
    body: z.strictObject({ proof: token }),
    reply: Success(PasskeyOptions),
  },
  passkeyAdd: {
    method: 'POST',
    path: '/users/passkeys',
    audience: 'client',
    summary: 'Add the passkey that the browser made. Other sessions end.',
    body: z.strictObject({ name: passkeyName, passkey: NewCredential }),
    bodyBytesMax: 20 * 1024,
    reply: MaybeCodes,
  },
  passkeyRename: {
    method: 'PATCH',
    path: '/users/passkeys/:id',
    audience: 'client',
    summary: 'Give a passkey another name.',
    body: z.strictObject({ name: passkeyName }),
    reply: Success(z.null()),
  },
  passkeyRemove: {
    method: 'POST',
    path: '/users/passkeys/:id/remove',
    audience: 'client',
    summary: 'Remove a passkey; the proof names it as its destination. Other sessions end.',
    body: z.strictObject({ proof: token }),
    reply: Success(z.null()),
  },
  sessions: {
    method: 'GET',
    path: '/users/sessions',
    audience: 'client',
    summary: 'Where this client is signed in, the last used first.',
    reply: Success(z.array(SessionView)),
  },
  sessionEnd: {
    method: 'POST',
    path: '/users/sessions/:id/end',
    audience: 'client',
    summary: 'End one session.',
    reply: Success(z.null()),
  },
  sessionEndOthers: {
    method: 'POST',
    path: '/users/sessions/end-others',
    audience: 'client',
    summary: 'End every session but this one.',
    reply: Success(z.null()),
  },
  events: {
    method: 'GET',
    path: '/users/events',
    audience: 'client',
    summary: 'What happened to this account, newest first.',
    query: z.strictObject(pageQuery),
    reply: Page(EventView),
  },
} as const
