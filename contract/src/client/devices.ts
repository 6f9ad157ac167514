// The browsers that a client has signed in on, on the wire.

import * as z from 'zod/mini'
import { Instant, Sentence, Success, Text } from '../shared/wire.ts'

export const DeviceView = z.object({
  id: Text,
  /** The family of browsers, e.g. "Firefox", or "Another browser". */
  label: Sentence,
  browser: z.nullable(Text),
  created_at: Instant,
  used_at: Instant,
  /** Whether the asking session signed in on it. */
  is_this: z.boolean(),
})
export type DeviceView = z.infer<typeof DeviceView>

export const deviceRoutes = {
  devices: {
    method: 'GET',
    path: '/users/devices',
    audience: 'client',
    summary: 'The browsers this client has signed in on, the last used first; at most twenty.',
    reply: Success(z.array(DeviceView)),
  },
  deviceForget: {
    method: 'POST',
    path: '/users/devices/:id/forget',
    audience: 'client',
    summary: 'Forget a browser: the next sign-in on it counts as one on a new device.',
    reply: Success(z.null()),
  },
} as const
