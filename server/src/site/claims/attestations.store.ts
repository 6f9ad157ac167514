// The SQL of the operator's statements.

import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Attestation } from './claim.ts'

type AttestationRow = {
  id: string
  claim: string
  value: string
  attested_by: string
  document: string
  document_sha256: string
  attested_at: Millis
  expires_on: string
}

const attestationColumns = `a.id, a.claim, a.value, a.attested_by, a.document,
  encode(a.document_sha256, 'hex') as document_sha256, a.attested_at, a.expires_on::text`

/** Statements that nobody has withdrawn, whether or not they have ended. */
export async function loadStanding(tx: Tx): Promise<Attestation[]> {
  const rows = await tx.rows<AttestationRow>(
    `select ${attestationColumns} from attestations a
      where not exists (select from attestation_withdrawals where attestation_id = a.id)`,
  )
  return rows.map(attestationOf)
}

export type KeptAttestation = Attestation & {
  readonly operator: string
  readonly withdrawnAt: Millis | null
}

type KeptRow = AttestationRow & { operator: string; withdrawn_at: Millis | null }

/** All there ever were, newest first. */
export async function loadAll(tx: Tx): Promise<KeptAttestation[]> {
  const rows = await tx.rows<KeptRow>(
    `select ${attestationColumns}, a.operator, w.withdrawn_at
       from attestations a left join attestation_withdrawals w on w.attestation_id = a.id
      order by a.id desc`,
  )
  return rows.map((row) => ({
    ...attestationOf(row),
    operator: row.operator,
    withdrawnAt: row.withdrawn_at,
  }))
}

export async function insertAttestation(
  tx: Tx,
  attestation: Attestation,
  operator: string,
): Promise<void> {
  await tx.rows(
    `insert into attestations (id, claim, value, attested_by, operator, document, document_sha256,
       attested_at, expires_on)
     values ($1, $2, $3, $4, $5, $6, decode($7, 'hex'), $8, $9)`,
    [
      attestation.id,
      attestation.claim,
      attestation.value,
      attestation.attestedBy,
      operator,
      attestation.document,
      attestation.documentSha256,
      iso(attestation.attestedAt),
      attestation.expiresOn,
    ],
  )
}

/** The claim it is about; nobody else can withdraw it until the transaction ends. */
export async function lockAttestation(
  tx: Tx,
  id: string,
): Promise<{ readonly claim: string; readonly isWithdrawn: boolean } | undefined> {
  await tx.rows('select from attestations where id = $1 for update', [id])
  const rows = await tx.rows<{ claim: string; is_withdrawn: boolean }>(
    `select claim, exists (select from attestation_withdrawals where attestation_id = id)
       as is_withdrawn from attestations where id = $1`,
    [id],
  )
  return rows[0] && { claim: rows[0].claim, isWithdrawn: rows[0].is_withdrawn }
}

export type Withdrawing = {
  readonly id: string
  readonly operator: string
  readonly reason: string
  readonly at: Millis
}

export async function insertWithdrawing(tx: Tx, withdrawing: Withdrawing): Promise<void> {
  const { id, operator, reason, at } = withdrawing
  await tx.rows(
    `insert into attestation_withdrawals (attestation_id, operator, reason, withdrawn_at)
     values ($1, $2, $3, $4)`,
    [id, operator, reason, iso(at)],
  )
}

function attestationOf(row: AttestationRow): Attestation {
  const { id, claim, value, attested_by: attestedBy, document } = row
  const { document_sha256: documentSha256, attested_at: attestedAt, expires_on: expiresOn } = row
  return { id, claim, value, attestedBy, document, documentSha256, attestedAt, expiresOn }
}
