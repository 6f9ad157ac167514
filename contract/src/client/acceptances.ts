// Accepting legal texts on the wire: which versions a client accepted, and which wait.

import * as z from 'zod/mini'
import { TextId } from '../public/published-texts.ts'
import { languageQuery } from '../shared/language-query.ts'
import { Instant, required, Success, Text, text, Written } from '../shared/wire.ts'

export const WaitingText = z.object({
  text: TextId,
  /** The page that shows this version, below the site's root. */
  path: Text,
  version: Text,
  /** The first day it binds, UTC. */
  effective_from: Text,
  /** What is different from the version before, in the language asked for; null for the first. */
  changes: z.nullable(Written),
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

export const Acceptance = z.strictObject({
  texts: z
    .array(z.strictObject({ text: TextId, version: text(12) }), {
      error: required('not_list'),
    })
    .check(z.minLength(1, 'empty'), z.maxLength(10, 'too_many')),
})
export type Acceptance = z.infer<typeof Acceptance>

export const acceptanceRoutes = {
  acceptances: {
    method: 'GET',
    path: '/users/acceptances',
    audience: 'client',
    summary: 'Legal texts whose present version waits for acceptance, or that will change.',
    query: z.strictObject(languageQuery),
    reply: Success(AcceptancesView),
  },
  accept: {
    method: 'POST',
    path: '/users/acceptances',
    audience: 'client',
    summary: 'Accept versions of legal texts that are in force; all of those named, or none.',
    body: Acceptance,
    reply: Success(AcceptancesView),
  },
} as const
