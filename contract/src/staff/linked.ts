// Clients who have something in common with another: the same picture, browser or card, or the same
// place to be paid at.

import * as z from 'zod/mini'
import { Instant, Success, Text } from '../shared/wire.ts'
import { standings } from './clients.ts'
import { Personal } from './personal-data.ts'

export const linkKinds = [
  'document',
  'receipt',
  'device',
  'card',
  'destination',
  'paid_to',
  'paid_by',
] as const
export type LinkKind = (typeof linkKinds)[number]

/** No more of a kind are told. */
export const linkedMost = 100

export const LinkedClient = z.object({
  client: z.object({ id: Text, name: Personal, email: Personal, standing: z.enum(standings) }),
  links: z.array(
    z.object({
      kind: z.enum(linkKinds),
      /** How a destination is paid: a coin or a bank. */
      method: z.nullable(Text),
      /** When both had it. */
      since: Instant,
    }),
  ),
})
export type LinkedClient = z.infer<typeof LinkedClient>

export const linkedRoutes = {
  officeLinked: {
    method: 'GET',
    path: '/office/clients/:id/linked',
    audience: 'staff',
    action: 'client_link.read',
    summary: 'Other clients with the same picture, browser or card, or the same payee.',
    reply: Success(z.array(LinkedClient)),
  },
} as const
