// Saved views: lists that staff look at again, by what they are filtered and sorted and which
// columns they show. What is typed to find one person is not kept in them.

import * as z from 'zod/mini'
import { Instant, line, required, Success, Text, text, Written } from '../shared/wire.ts'
import { officeListNames } from './lists.ts'

/** As many as one member keeps of one list. */
export const viewsMost = 30

const List = z.enum(officeListNames, { error: required('not_listed') })

export const SavedView = z.object({
  id: Text,
  list: List,
  name: Written,
  is_shared: z.boolean(),
  /** Whoever asks saved it. */
  is_own: z.boolean(),
  by: Text,
  at: Instant,
  /** As the list's address and its call say them, and `columns`. */
  filters: z.record(Text, Text),
})
export type SavedView = z.infer<typeof SavedView>

export const viewRoutes = {
  officeViews: {
    method: 'GET',
    path: '/office/views',
    audience: 'staff',
    action: 'client.read',
    summary: 'The views of lists: one’s own, and those that colleagues share.',
    reply: Success(z.array(SavedView)),
  },
  officeView: {
    method: 'POST',
    path: '/office/views',
    audience: 'staff',
    action: 'saved_view.change',
    summary: 'Saves a view of a list; one’s own of the same name gives way to it.',
    body: z.strictObject({
      list: List,
      name: line(60, { short: 'required' }),
      is_shared: z.boolean({ error: required('not_listed') }),
      /** What the list’s call may be asked by, but for what is typed to find one; and `columns`. */
      filters: z.record(text(40), text(400)),
    }),
    reply: Success(z.array(SavedView)),
  },
  officeViewRemoval: {
    method: 'POST',
    path: '/office/views/:id/removal',
    audience: 'staff',
    action: 'saved_view.change',
    summary: 'Takes a view of one’s own away.',
    reply: Success(z.array(SavedView)),
  },
} as const
