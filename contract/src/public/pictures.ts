// The pictures that clients show.

import * as z from 'zod/mini'

export const pictureRoutes = {
  avatar: {
    method: 'GET',
    path: '/users/avatar/:id',
    audience: 'public',
    // No JSON, and kept by browsers.
    keptMs: null,
    summary: 'A picture that a client shows, as WebP. Its address cannot be guessed.',
    replyType: 'image/webp',
    reply: z.custom<Uint8Array>(),
  },
} as const
