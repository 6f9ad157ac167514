// Everything that happened with one trade, deposit or withdrawal, signed, in one file.

import * as z from 'zod/mini'
import { Success, Text } from '../shared/wire.ts'
import { KeyStateView } from './signed-receipts.ts'

export const evidenceKinds = ['trade', 'deposit', 'withdrawal'] as const
export type EvidenceKind = (typeof evidenceKinds)[number]

export const EvidenceView = z.object({
  format: z.literal('truestrike/evidence/v1'),
  /** The name of the log whose keys sign it. */
  origin: Text,
  keys: z.array(KeyStateView),
  /** A signed note: what it is about, all records that mention it, and the receipt of a trade. */
  note: Text,
})
export type EvidenceView = z.infer<typeof EvidenceView>

export const evidenceRoutes = {
  evidence: {
    method: 'GET',
    path: '/users/evidence/:kind/:id',
    audience: 'client',
    points: 20,
    summary: 'All that is recorded of one trade, deposit or withdrawal, in one signed file.',
    reply: Success(EvidenceView),
  },
} as const
