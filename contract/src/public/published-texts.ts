// The legal texts as this install has published them.

import * as z from 'zod/mini'
import { required, Success, Text } from '../shared/wire.ts'
import { legalTextIds } from './legal-texts.ts'

export const TextId = z.enum(legalTextIds, { error: required('unknown') })

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

export const legalTextRoutes = {
  legalTexts: {
    method: 'GET',
    path: '/public/legal-texts',
    audience: 'public',
    keptMs: 1_000,
    summary: 'Every version of every legal text: where it is read, and from when to when it binds.',
    reply: Success(LegalTextsView),
  },
} as const
