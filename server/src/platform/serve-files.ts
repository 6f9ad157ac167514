// Files that anybody may read beside the calls, such as those of the log.

import type { FastifyInstance, FastifyReply, onRequestHookHandler } from 'fastify'

/** `path` is what stands for the `*` of its address; undefined: there is none. */
type ReadFile = (path: string, reply: FastifyReply) => Promise<Buffer | string | undefined>

export type Files = { readonly file: (at: string, read: ReadFile) => void }

/** `first` is what whoever asks has to pass. */
export function filesOf(app: FastifyInstance, first: onRequestHookHandler | []): Files {
  return {
    file: (at, read) => {
      app.get<{ Params: { '*'?: string } }>(
        at,
        { onRequest: first },
        async ({ params }, reply) => (await read(params['*'] ?? '', reply)) ?? reply.callNotFound(),
      )
    },
  }
}
