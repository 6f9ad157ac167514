// Tags: a few words of the operator's own that staff mark clients with and find them by.

import * as z from 'zod/mini'
import { Instant, line, required, Success, Text, text, Written } from '../shared/wire.ts'

/** As many as there are at a time. */
export const tagsMost = 50

export const Tag = z.object({ id: Text, name: Written, added_by: Text, added_at: Instant })
export type Tag = z.infer<typeof Tag>

export const TagOfClient = z.object({
  /** Of the tag. */
  id: Text,
  name: Written,
  put_by: Text,
  put_at: Instant,
  /** Null: it is on. */
  taken_by: z.nullable(Text),
  taken_at: z.nullable(Instant),
})
export type TagOfClient = z.infer<typeof TagOfClient>

export const tagId = text(18).check(z.regex(/^[1-9]\d*$/, 'not_listed'))

export const tagRoutes = {
  officeTags: {
    method: 'GET',
    path: '/office/tags',
    audience: 'staff',
    action: 'client.read',
    summary: 'The tags there are, by name.',
    reply: Success(z.array(Tag)),
  },
  officeTag: {
    method: 'POST',
    path: '/office/tags',
    audience: 'staff',
    action: 'tag.change',
    summary: 'Adds a tag.',
    body: z.strictObject({ name: line(30, { short: 'required' }) }),
    reply: Success(z.array(Tag)),
  },
  officeTagRemoval: {
    method: 'POST',
    path: '/office/tags/:id/removal',
    audience: 'staff',
    action: 'tag.change',
    summary: 'A tag is used no more; it is on no client any longer.',
    reply: Success(z.array(Tag)),
  },
  officeClientTags: {
    method: 'GET',
    path: '/office/clients/:id/tags',
    audience: 'staff',
    action: 'client.read',
    summary: 'Which tags were put on a client and taken off again, by whom; the newest first.',
    reply: Success(z.array(TagOfClient)),
  },
  officeClientTag: {
    method: 'POST',
    path: '/office/clients/:id/tags',
    audience: 'staff',
    action: 'client_tag.change',
    summary: 'Puts a tag on a client or takes it off.',
    body: z.strictObject({ tag: tagId, is_on: z.boolean({ error: required('not_listed') }) }),
    reply: Success(z.array(TagOfClient)),
  },
} as const
