// What keeps a client from an act, told before they set about it.

import * as z from 'zod/mini'
import { Details, Sentence, Success, Text } from '../shared/wire.ts'

export const acts = ['deposit', 'withdraw', 'trade_live', 'plan'] as const
export type Act = (typeof acts)[number]

export const BlockView = z.object({
  /** The refusal that the act would meet. */
  code: Text,
  details: z.optional(Details),
  message: Sentence,
})
export type BlockView = z.infer<typeof BlockView>

export const BlocksView = z.object({
  deposit: z.nullable(BlockView),
  withdraw: z.nullable(BlockView),
  trade_live: z.nullable(BlockView),
  plan: z.nullable(BlockView),
} satisfies Readonly<Record<Act, unknown>>)
export type BlocksView = z.infer<typeof BlocksView>

export const blockRoutes = {
  blocks: {
    method: 'GET',
    path: '/users/blocks',
    audience: 'client',
    summary:
      'What keeps the signed-in client from each act, whatever they would fill in: the first ' +
      'refusal it would meet; null where nothing does.',
    reply: Success(BlocksView),
  },
} as const
