// One act on many clients: what it would do to whom is shown first, and each client is told of
// apart.

import * as z from 'zod/mini'
import { prose, required, Sentence, Success, Text, text } from '../shared/wire.ts'
import { viewFilters } from './clients.ts'
import { tagId } from './tags.ts'

/** So many at once. */
export const bulkMost = 500

export const bulkActs = ['tag', 'untag', 'freeze', 'sign_out'] as const
export type BulkAct = (typeof bulkActs)[number]

/** Why a client is left out. */
export const bulkBars = [
  ...(['unknown', 'own', 'closed', 'frozen', 'signed_out', 'tagged', 'not_tagged'] as const),
] as const
export type BulkBar = (typeof bulkBars)[number]

const ids = z
  .array(text(18).check(z.regex(/^[1-9]\d*$/, 'not_listed')), { error: required('not_listed') })
  .check(z.minLength(1, 'required'), z.maxLength(bulkMost, 'too_long'))

export const BulkPreview = z.object({
  /** Numbers of clients. */
  affected: z.array(Text),
  others: z.array(z.object({ id: Text, why: z.enum(bulkBars) })),
  /** There are more than are taken at once. */
  is_more: z.boolean(),
})
export type BulkPreview = z.infer<typeof BulkPreview>

export const BulkOutcome = z.object({
  done: z.array(Text),
  refused: z.array(z.object({ id: Text, code: Text, message: Sentence })),
})
export type BulkOutcome = z.infer<typeof BulkOutcome>

const reason = prose(500, { short: 'required' })
const bodyBytesMax = 32 * 1024

export const bulkRoutes = {
  officeBulkPreview: {
    method: 'POST',
    path: '/office/bulk/preview',
    audience: 'staff',
    action: 'client.read',
    summary: 'Whom an act would be done to, and whom not and why; nothing is done.',
    body: z.strictObject({
      act: z.enum(bulkActs, { error: required('not_listed') }),
      tag: z.optional(tagId),
      /** Those that were chosen; without them all of a view. */
      ids: z.optional(ids),
      filters: z.optional(z.strictObject(viewFilters)),
    }),
    bodyBytesMax,
    reply: Success(BulkPreview),
  },
  officeBulkFreeze: {
    method: 'POST',
    path: '/office/bulk/freeze',
    audience: 'staff',
    action: 'account.freeze',
    summary: 'Freezes each of these accounts, for a reason that their clients read.',
    body: z.strictObject({ ids, reason }),
    bodyBytesMax,
    reply: Success(BulkOutcome),
  },
  officeBulkSignOut: {
    method: 'POST',
    path: '/office/bulk/sign-out',
    audience: 'staff',
    action: 'client.sign_out',
    summary: 'Ends all sessions of each of these clients.',
    body: z.strictObject({ ids, reason }),
    bodyBytesMax,
    reply: Success(BulkOutcome),
  },
  officeBulkTag: {
    method: 'POST',
    path: '/office/bulk/tag',
    audience: 'staff',
    action: 'client_tag.change',
    summary: 'Puts a tag on each of these clients, or takes it off.',
    body: z.strictObject({
      ids,
      tag: tagId,
      is_on: z.boolean({ error: required('not_listed') }),
    }),
    bodyBytesMax,
    reply: Success(BulkOutcome),
  },
} as const
