// The SQL of proofs, and of forgetting what is over.

import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Deed, GivenBy } from './factor.ts'

export type Proof = Deed & {
  readonly hash: Buffer
  readonly clientId: ClientId
  /** The last change of how the client proves who they are: a proof from before it has ended. */
  readonly afterEvent: bigint | null
}

export async function insertProof(
  tx: Tx,
  proof: Proof,
  { givenBy, expiresAt }: { givenBy: GivenBy; expiresAt: Millis },
): Promise<void> {
  await tx.rows(
    `insert into proofs (hash, client_id, action, amount, destination, given_by, expires_at,
                         after_event)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [...facts(proof), givenBy, iso(expiresAt), proof.afterEvent],
  )
}

/** How it was given, for the one who uses it first; undefined for everybody and all else. */
export async function spendProof(tx: Tx, proof: Proof, now: Millis): Promise<GivenBy | undefined> {
  const [row] = await tx.rows<{ given_by: GivenBy }>(
    `update proofs set used_at = $6
      where hash = $1 and client_id = $2 and action = $3 and amount is not distinct from $4
        and destination is not distinct from $5 and used_at is null and expires_at > $6
        and after_event is not distinct from $7
     returning given_by`,
    [...facts(proof), iso(now), proof.afterEvent],
  )
  return row?.given_by
}

function facts({ hash, clientId, action, amount, destination }: Proof) {
  return [hash, clientId, action, amount ?? null, destination ?? null]
}

export async function deleteOldProofs(tx: Tx, now: Millis): Promise<void> {
  await tx.rows('delete from proofs where expires_at < $1', [iso(now)])
  await tx.rows('delete from passkey_challenges where expires_at < $1', [iso(now)])
}
