// What is asked of the server to be kept as a file.

import { type EvidenceKind, evidenceRoutes } from '#contract/client/evidence.ts'
import { ask } from '../http/call.ts'

export function fetchEvidence(kind: EvidenceKind, id: string) {
  return ask(evidenceRoutes.evidence, { params: { kind, id } })
}
