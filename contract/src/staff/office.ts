// Coming into the office, and what a member of staff has to know of their own session.

import * as z from 'zod/mini'
import { confirmPassword, knownPassword, newPassword } from '../public/sign-in.ts'
import { email } from '../shared/email.ts'
import { Assertion, PasskeyOptions } from '../shared/second-factors.ts'
import { Instant, line, Success, Text, text } from '../shared/wire.ts'

/** Six digits of an authenticator app. */
const code = text(12)
const passkey = z.optional(Assertion)
const browser = { name: line(100), password: newPassword, confirmPassword } as const

/** What a member has to do before anything else: set up a second factor, or show it. */
export const Needed = z.nullable(z.enum(['factor', 'code']))

export const Desk = z.object({
  member: z.object({ id: Text, email: Text, name: Text, roles: z.array(Text) }),
  /** The actions of the table of powers that their roles give them. */
  actions: z.array(Text),
  needs: Needed,
  has_factor: z.boolean(),
  has_passkey: z.boolean(),
  /** Until when the session lasts if nobody does anything, and however much they do. */
  idle_ends_at: Instant,
  ends_at: Instant,
  /** When they last showed their second factor. */
  proven_at: z.nullable(Instant),
})
export type Desk = z.infer<typeof Desk>

/** What whoever opens the office sees: their desk, or the door. */
export const Door = z.object({
  /** Null: nobody is signed in. */
  desk: z.nullable(Desk),
  mode: z.enum(['sandbox', 'live']),
  brand: Text,
  /** Nobody works here yet: the first one comes in by the word that the server printed. */
  is_new: z.boolean(),
  now: Instant,
})
export type Door = z.infer<typeof Door>

export const StaffSessionView = z.object({
  id: Text,
  /** As the browser said it. */
  user_agent: Text,
  /** What that says of it, by names of products; null: nothing that is known. */
  browser: z.nullable(Text),
  system: z.nullable(Text),
  address: Text,
  created_at: Instant,
  used_at: Instant,
  is_this: z.boolean(),
})
export type StaffSessionView = z.infer<typeof StaffSessionView>

export const ShownSecret = z.object({
  /** As apps take it typed. */
  secret: Text,
  /** The same for a picture that apps read. */
  uri: Text,
})

/** What the office answers to whoever is not signed in yet. */
export const doorRoutes = {
  door: {
    method: 'GET',
    path: '/office/session',
    audience: 'token',
    summary: 'Whether somebody is signed in to the office, by their cookie, and what they may do.',
    reply: Success(Door),
  },
  officeSignIn: {
    method: 'POST',
    path: '/office/session',
    audience: 'token',
    summary: 'Signs a member of staff in: password, and a code or a passkey of whoever has any.',
    body: z.strictObject({ email, password: knownPassword, code: z.optional(code), passkey }),
    reply: Success(Door),
  },
  officeSignInPasskey: {
    method: 'POST',
    path: '/office/session/passkey',
    audience: 'token',
    summary: 'What a passkey has to sign to sign in, for whoever knows the password.',
    body: z.strictObject({ email, password: knownPassword }),
    reply: Success(PasskeyOptions),
  },
  officeComeIn: {
    method: 'POST',
    path: '/office/arrival',
    audience: 'token',
    summary: 'Whoever was invited chooses a name and a password.',
    body: z.strictObject({ email, invitation: text(100), ...browser }),
    reply: Success(Door),
  },
  officeSetUp: {
    method: 'POST',
    path: '/office/set-up',
    audience: 'token',
    summary:
      'The first member of staff comes in, by the word that the server printed at its start.',
    body: z.strictObject({ email, token: text(100), ...browser }),
    reply: Success(Door),
  },
} as const

/** What everybody may who is signed in, some before they have shown all they have to. */
export const deskRoutes = {
  officeSignOut: {
    method: 'POST',
    path: '/office/session/end',
    audience: 'staff',
    action: null,
    summary: 'Ends the session.',
    reply: Success(z.null()),
  },
  officeProof: {
    method: 'POST',
    path: '/office/session/proof',
    audience: 'staff',
    action: null,
    summary: 'Shows the second factor again: a code, or a passkey.',
    body: z.strictObject({ code: z.optional(code), passkey }),
    reply: Success(Door),
  },
  officeProofPasskey: {
    method: 'POST',
    path: '/office/session/proof/passkey',
    audience: 'staff',
    action: null,
    summary: 'What a passkey has to sign to show the second factor again.',
    reply: Success(PasskeyOptions),
  },
  officeEnrolment: {
    method: 'POST',
    path: '/office/enrolment',
    audience: 'staff',
    action: null,
    summary: 'A secret for the authenticator app, which counts once a code of it was typed.',
    reply: Success(ShownSecret),
  },
  officeEnrolmentEnd: {
    method: 'POST',
    path: '/office/enrolment/end',
    audience: 'staff',
    action: null,
    summary: 'A code of the secret that was shown: from now on it is the second factor.',
    body: z.strictObject({ code }),
    reply: Success(Door),
  },
  officeSessions: {
    method: 'GET',
    path: '/office/sessions',
    audience: 'staff',
    action: 'staff_session.read',
    summary: 'Where the asking member is signed in.',
    reply: Success(z.array(StaffSessionView)),
  },
  officeSessionEnd: {
    method: 'POST',
    path: '/office/sessions/:id/end',
    audience: 'staff',
    action: 'staff_session.end',
    summary: 'Ends one of their own sessions.',
    reply: Success(z.null()),
  },
} as const
