// Clients as staff find them: a list by what is known of them, without showing who they are.

import * as z from 'zod/mini'
import { languages } from '../shared/languages.ts'
import {
  Instant,
  line,
  Page,
  pageQuery,
  prose,
  Success,
  Text,
  text,
  Written,
} from '../shared/wire.ts'
import { bars } from './bars.ts'
import { bothWays, daysQuery } from './lists.ts'
import { Personal } from './personal-data.ts'
import type { StaffAction } from './powers.ts'
import { tagId } from './tags.ts'

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
  /** What staff marked them with. */
  tags: z.array(Written),
})
export type ListedClient = z.infer<typeof ListedClient>

/** What is found by its own id, and who is told of it. */
export const recordKinds = {
  deposit: 'deposit.read',
  withdrawal: 'withdrawal.read',
  trade: 'client.read',
  document: 'document.list',
  hit: 'screening.read',
  plan_request: 'plan_request.read',
  message: 'message.read',
  chat: 'message.read',
  dispute: 'dispute.read',
  correction: 'correction.read',
  movement: 'custody_movement.read',
  transfer: 'ledger.read',
  proposal: 'proposal.read',
  alarm: 'alarm.read',
} as const satisfies Readonly<Record<string, StaffAction>>
export type RecordKind = keyof typeof recordKinds

export const FoundRecord = z.object({
  kind: z.enum(Object.keys(recordKinds) as [RecordKind, ...RecordKind[]]),
  /** As its page is named: a transfer is told by what caused it, and its kind. */
  id: Text,
  /** Null: it is about none, or about more than one. */
  client: z.nullable(Text),
})
export type FoundRecord = z.infer<typeof FoundRecord>

export const clientSorts = bothWays('joined')
export type ClientSort = (typeof clientSorts)[number]

const yesOrNo = z.optional(z.enum(['yes', 'no'], { error: 'not_listed' }))

/** By what clients are found besides what is typed: what a saved view may have. */
export const viewFilters = {
  standing: z.optional(z.enum(standings, { error: 'not_listed' })),
  identified: yesOrNo,
  deposited: yesOrNo,
  plan: z.optional(text(40)),
  country: z.optional(text(2).check(z.regex(/^[A-Z]{2}$/, 'not_listed'))),
  tag: z.optional(tagId),
  ...daysQuery,
  sort: z.optional(z.enum(clientSorts, { error: 'not_listed' })),
} as const
const ViewFilters = z.strictObject(viewFilters)
export type ViewFilters = z.infer<typeof ViewFilters>

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
      ...viewFilters,
    }),
    reply: Page(ListedClient),
  },
  officeRecords: {
    method: 'GET',
    path: '/office/records',
    audience: 'staff',
    action: 'client.read',
    summary:
      'What has this id, of what this member may read: a deposit, a withdrawal, a trade, a ' +
      'document, a hit, a request of a plan, a message, a correction, coins moved, a transfer, a ' +
      'proposal or an alarm, and whose it is; or nothing.',
    query: z.strictObject({ id: z.optional(line(100)) }),
    reply: Success(z.array(FoundRecord)),
  },
  officeClientCountries: {
    method: 'GET',
    path: '/office/client-countries',
    audience: 'staff',
    action: 'client.read',
    summary: 'The countries that clients live in, by their two letters.',
    reply: Success(z.array(Text)),
  },
} as const

/** A client as staff look at them. */
export const StaffClient = z.object({
  ...ListedClient.shape,
  phone: Personal,
  address: Personal,
  date_of_birth: Personal,
  /** Of letters to them. */
  language: z.enum(languages),
  demo_balance: Text,
  demo_ends_at: Instant,
  /** Why the account is frozen; none: it is not. */
  freezes: z.array(
    z.object({
      at: Instant,
      /** `system`, or `staff:` and an address. */
      actor: Text,
      reason: Written,
      is_money_missing: z.boolean(),
      /** Addresses of who says that it may end. */
      approved_by: z.array(Text),
    }),
  ),
  sessions: z.array(z.object({ id: Text, device: Text, started_at: Instant, used_at: Instant })),
  deposited: z.object({ count: z.int(), amount: Text }),
  /** Null: the member who asks may do it now. */
  bars: z.object({
    freeze: z.nullable(z.enum(bars)),
    unfreeze: z.nullable(z.enum(bars)),
    sign_out: z.nullable(z.enum(bars)),
    close: z.nullable(z.enum(bars)),
    end_demo: z.nullable(z.enum(bars)),
    tag: z.nullable(z.enum(bars)),
    note: z.nullable(z.enum(bars)),
    letter: z.nullable(z.enum(bars)),
  }),
})
export type StaffClient = z.infer<typeof StaffClient>

/** Kept in the record, and read by the client. */
const reason = prose(500)

export const staffClientActRoutes = {
  officeClient: {
    method: 'GET',
    path: '/office/clients/:id',
    audience: 'staff',
    action: 'client.read',
    summary: 'One client: how the account stands, what is in it and where they are signed in.',
    reply: Success(StaffClient),
  },
  officeFreeze: {
    method: 'POST',
    path: '/office/clients/:id/freeze',
    audience: 'staff',
    action: 'account.freeze',
    summary: 'Freezes the account, for a reason that the client reads.',
    body: z.strictObject({ reason }),
    reply: Success(z.null()),
  },
  officeUnfreeze: {
    method: 'POST',
    path: '/office/clients/:id/unfreeze',
    audience: 'staff',
    action: 'account.unfreeze',
    summary: 'Says that the account may go on; where real money is missing two have to.',
    body: z.strictObject({ reason }),
    /** How many more have to say so. */
    reply: Success(z.object({ missing: z.int() })),
  },
  officeSignOutClient: {
    method: 'POST',
    path: '/office/clients/:id/sign-out',
    audience: 'staff',
    action: 'client.sign_out',
    summary: 'Ends all sessions of the client.',
    body: z.strictObject({ reason }),
    reply: Success(z.object({ ended: z.int() })),
  },
  officeClose: {
    method: 'POST',
    path: '/office/clients/:id/close',
    audience: 'staff',
    action: 'client.close',
    summary:
      'Closes the account for good, for a reason that the client reads; no trade may be open, no ' +
      'real money left and no withdrawal under way.',
    body: z.strictObject({ reason }),
    reply: Success(z.object({ kept_until: Instant })),
  },
  officeEndDemo: {
    method: 'POST',
    path: '/office/clients/:id/end-demo',
    audience: 'staff',
    action: 'demo.end',
    summary: 'Ends the demo now; the client may start it again.',
    body: z.strictObject({ reason }),
    reply: Success(z.null()),
  },
} as const
