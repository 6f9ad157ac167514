// Personal data of clients, as staff see it: masked, until a member says why they have to read one
// field. Which role may is a table, cell by cell.

import * as z from 'zod/mini'
import { Instant, prose, required, Success, Text } from '../shared/wire.ts'
import type { Role, StaffRole } from './powers.ts'

/** What a field holds its name says; a wallet is any address that coins come from or go to. */
export const personalFields = [
  'name',
  'email',
  'phone',
  'address',
  'date_of_birth',
  'bank_account',
  'wallet',
] as const
export type PersonalField = (typeof personalFields)[number]

/** Who may have a field shown to them. Whoever is not named here never sees it. */
export const revealers: Readonly<Record<PersonalField, readonly StaffRole[]>> = {
  name: ['support', 'compliance', 'finance', 'auditor'],
  email: ['support', 'compliance', 'auditor'],
  phone: ['support', 'compliance', 'auditor'],
  address: ['compliance', 'auditor'],
  date_of_birth: ['compliance', 'auditor'],
  bank_account: ['compliance', 'finance', 'auditor'],
  wallet: ['compliance', 'finance', 'auditor'],
}

export function mayReveal(roles: readonly Role[], field: PersonalField): boolean {
  const allowed: readonly Role[] = revealers[field]
  return roles.some((role) => allowed.includes(role))
}

/** A piece of personal data: what everybody sees, and the whole for whom it was revealed to. */
export const Personal = z.object({
  client: Text,
  field: z.enum(personalFields),
  masked: Text,
  /** Null: it is masked for whoever asks. */
  value: z.nullable(Text),
  shown_until: z.nullable(Instant),
  /** Whether whoever asks may have it revealed. */
  can_reveal: z.boolean(),
})
export type Personal = z.infer<typeof Personal>

export const Reveal = z.object({ field: z.enum(personalFields), shown_until: Instant })

export const personalDataRoutes = {
  officeReveal: {
    method: 'POST',
    path: '/office/clients/:id/reveals',
    audience: 'staff',
    action: 'personal_data.reveal',
    summary: 'Has one field of a client’s personal data shown to the asking member, for minutes.',
    body: z.strictObject({
      field: z.enum(personalFields, { error: required('not_listed') }),
      reason: prose(500),
    }),
    reply: Success(Reveal),
  },
} as const
