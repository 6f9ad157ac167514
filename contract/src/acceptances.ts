// Accepting legal texts on the wire: which versions a client accepted, and which wait.

import * as z from 'zod/mini'
import { legalTextIds } from './legal-texts.ts'
import { Instant, required, Success, Text, text } from './wire.ts'

const TextId = z.enum(legalTextIds, { error: required('is unknown') })

export const WaitingText = z.object({
  text: TextId,
  /** The page that shows this version, below the site's root. */
  path: Text,
  version: Text,
  /** The first day it binds, UTC. */
  effective_from: Text,
  /** What is different from the version before; null for the first. */
  changes: z.nullable(Text),
  /** In force: new trades wait for its acceptance. Otherwise this is its notice. */
  is_in_force: z.boolean(),
})
export type WaitingText = z.infer<typeof WaitingText>

export const AcceptancesView = z.object({
  waiting: z.array(WaitingText),
  /** The newest first. */
  accepted: z.array(
    z.object({
      text: TextId,
      /** The page that shows this very version. */
      path: Text,
      version: Text,
      accepted_at: Instant,
    }),
  ),
})
export type AcceptancesView = z.infer<typeof AcceptancesView>

/** One version of a legal text, as this install has published it or not. */
const LegalVersionView = z.object({
  version: Text,
  /** The page that shows it, below the site's root. */
  path: Text,
  /** null for one that was replaced before this install published anything. */
  published_on: z.nullable(Text),
  /** The first day it binds, UTC. */
  effective_from: z.nullable(Text),
  /** The first day on which a later one binds instead; null where none does. */
  effective_until: z.nullable(Text),
  state: z.enum(['in_force', 'coming', 'former']),
})
export type LegalVersionView = z.infer<typeof LegalVersionView>

export const LegalTextsView = z.array(
  z.object({
    text: TextId,
    path: Text,
    /** The newest first. */
    versions: z.array(LegalVersionView),
  }),
)
export type LegalTextsView = z.infer<typeof LegalTextsView>

export const Acceptance = z.strictObject({
  texts: z
    .array(z.strictObject({ text: TextId, version: text(12) }), {
      error: required('must be a list'),
    })
    .check(z.minLength(1, 'must not be empty'), z.maxLength(10, 'are too many')),
})
export type Acceptance = z.infer<typeof Acceptance>

export const acceptanceRoutes = {
  legalTexts: {
    method: 'GET',
    path: '/public/legal-texts',
    signedIn: false,
    keptMs: 1_000,
    summary: 'Every version of every legal text: where it is read, and from when to when it binds.',
    reply: Success(LegalTextsView),
  },
  acceptances: {
    method: 'GET',
    path: '/users/acceptances',
    signedIn: true,
    summary: 'Legal texts whose present version waits for acceptance, or that will change.',
    reply: Success(AcceptancesView),
  },
  accept: {
    method: 'POST',
    path: '/users/acceptances',
    signedIn: true,
    summary: 'Accept versions of legal texts that are in force; all of those named, or none.',
    body: Acceptance,
    reply: Success(AcceptancesView),
  },
} as const
