// How a stranger's picture is answered: no script in it runs, no page of others shows it.

import type { FastifyReply } from 'fastify'

export function asInertPicture(reply: FastifyReply, mediaType: string, name: string): void {
  reply.headers({
    'content-type': mediaType,
    'content-disposition': `inline; filename="${name}.webp"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
}
