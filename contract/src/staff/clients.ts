// Clients as staff find them: a list by what is known of them, without showing who they are.

import * as z from 'zod/mini'
import { Instant, line, Page, pageQuery, Text, text } from '../shared/wire.ts'
import { Personal } from './personal-data.ts'

export const standings = ['active', 'frozen', 'closed'] as const

export const ListedClient = z.object({
  id: Text,
  name: Personal,
  email: Personal,
  standing: z.enum(standings),
  is_confirmed: z.boolean(),
  /** An identity document was approved. */
  is_identified: z.boolean(),
  plan: Text,
  /** Two letters; null before it was told. */
  country: z.nullable(Text),
  joined_at: Instant,
  /** Whether a deposit of theirs was ever credited. */
  has_deposited: z.boolean(),
  /** Of the live account, in dollars as plain text. */
  balance: Text,
})
export type ListedClient = z.infer<typeof ListedClient>

/** With a minus the newest first. */
export const clientSorts = ['joined', '-joined'] as const
export type ClientSort = (typeof clientSorts)[number]

const yesOrNo = z.optional(z.enum(['yes', 'no'], { error: 'not_listed' }))
const dayText = text(10).check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'not_instant'))

export const staffClientRoutes = {
  officeClients: {
    method: 'GET',
    path: '/office/clients',
    audience: 'staff',
    action: 'client.read',
    summary:
      'Clients, a page at a time; found by name, e-mail, phone, id, a wallet address that they ' +
      'paid to or were paid at, or a transaction.',
    query: z.strictObject({
      ...pageQuery,
      search: z.optional(line(200, { least: 0 })),
      standing: z.optional(z.enum(standings, { error: 'not_listed' })),
      identified: yesOrNo,
      deposited: yesOrNo,
      plan: z.optional(text(40)),
      country: z.optional(text(2).check(z.regex(/^[A-Z]{2}$/, 'not_listed'))),
      from: z.optional(dayText),
      to: z.optional(dayText),
      sort: z.optional(z.enum(clientSorts, { error: 'not_listed' })),
    }),
    reply: Page(ListedClient),
  },
} as const
