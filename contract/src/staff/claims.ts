// What public pages state on somebody's word, as staff state it and take it back.

import * as z from 'zod/mini'
import { day, Instant, line, prose, Success, Text, Written } from '../shared/wire.ts'

const Attestation = z.object({
  id: Text,
  /** What is shown. */
  value: Written,
  attested_by: Written,
  /** The document it rests on: its name, and what its bytes come to. */
  document: Written,
  document_sha256: Text,
  attested_at: Instant,
  expires_on: Text,
  state: z.enum(['shown', 'ended', 'withdrawn']),
})

const StaffClaim = z.object({
  id: Text,
  /** `query`: measured; `attestation`: on somebody's word; `none`: never shown. */
  source: Text,
  attestations: z.array(Attestation),
})
export type StaffClaim = z.infer<typeof StaffClaim>

const documentBytesMost = 10 * 1024 * 1024
const reply = Success(z.array(StaffClaim))
const shortText = line(200, { short: 'required' })

export const staffClaimRoutes = {
  officeClaims: {
    method: 'GET',
    path: '/office/claims',
    audience: 'staff',
    action: 'claim.read',
    summary: 'Every registered claim, and what was attested of it.',
    reply,
  },
  officeAttestation: {
    method: 'POST',
    path: '/office/claims/:claim/attestations',
    audience: 'staff',
    action: 'claim.attest',
    summary: 'States a claim on a document; of that only its name and its hash are kept.',
    body: z.strictObject({
      value: shortText,
      attested_by: shortText,
      document_name: shortText,
      expires_on: day('invalid', 'required'),
    }),
    file: { name: 'document', bytesMax: documentBytesMost },
    reply,
  },
  officeAttestationWithdrawal: {
    method: 'POST',
    path: '/office/attestations/:id/withdrawal',
    audience: 'staff',
    action: 'claim.withdraw',
    summary: 'A statement that no longer holds is shown no longer.',
    body: z.strictObject({ reason: prose(500, { short: 'required' }) }),
    reply,
  },
} as const
