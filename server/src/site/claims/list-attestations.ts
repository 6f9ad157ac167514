// Every statement there ever was, for staff.

import type { Tx } from '#server/platform/db.ts'
import { type KeptAttestation, loadAll } from './attestations.store.ts'

export type { KeptAttestation }

export function listAttestations(tx: Tx): Promise<KeptAttestation[]> {
  return loadAll(tx)
}
