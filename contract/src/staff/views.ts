// Saved views: lists of clients that staff look at again, by what they are filtered. What is typed
// to find one person is not kept in them.

import * as z from 'zod/mini'
import { Instant, line, required, Success, Text, Written } from '../shared/wire.ts'
import { viewFilters } from './clients.ts'

/** As many as one member keeps. */
export const viewsMost = 30

const Filters = z.strictObject(viewFilters)
export type ViewFilters = z.infer<typeof Filters>

export const SavedView = z.object({
  id: Text,
  name: Written,
  is_shared: z.boolean(),
  /** Whoever asks saved it. */
  is_own: z.boolean(),
  by: Text,
  at: Instant,
  filters: Filters,
})
export type SavedView = z.infer<typeof SavedView>

export const viewRoutes = {
  officeViews: {
    method: 'GET',
    path: '/office/client-views',
    audience: 'staff',
    action: 'client.read',
    summary: 'The views of the list of clients: one’s own, and those that colleagues share.',
    reply: Success(z.array(SavedView)),
  },
  officeView: {
    method: 'POST',
    path: '/office/client-views',
    audience: 'staff',
    action: 'saved_view.change',
    summary: 'Saves a view; one’s own of the same name gives way to it.',
    body: z.strictObject({
      name: line(60, { short: 'required' }),
      is_shared: z.boolean({ error: required('not_listed') }),
      filters: Filters,
    }),
    reply: Success(z.array(SavedView)),
  },
  officeViewRemoval: {
    method: 'POST',
    path: '/office/client-views/:id/removal',
    audience: 'staff',
    action: 'saved_view.change',
    summary: 'Takes a view of one’s own away.',
    reply: Success(z.array(SavedView)),
  },
} as const
