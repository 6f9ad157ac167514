// What keeps the client from each act, as the server says it.

import { queryOptions } from '@tanstack/react-query'
import { type BlocksView, type BlockView, blockRoutes } from '#contract/client/blocks.ts'
import type { UserView } from '#contract/public/user.ts'
import { ask } from '../http/call.ts'
import { loadWords } from '../http/words.ts'

/** Whatever it was asked with. */
export const everyBlock = { queryKey: ['blocks'] } as const

/** Asked again when what it mostly hangs on has changed. */
export const blocksQuery = (user: UserView | undefined) =>
  queryOptions({
    queryKey: [
      ...everyBlock.queryKey,
      user?.balance,
      user?.email_verified,
      user?.frozen !== undefined,
    ],
    queryFn: async () => inWords(await ask(blockRoutes.blocks)),
    placeholderData: (before) => before,
    retry: false,
  })

/** Their sentences in this language. */
async function inWords(blocks: BlocksView): Promise<BlocksView> {
  if (Object.values(blocks).every((block) => block === null)) return blocks
  const words = await loadWords()
  const said = (block: BlockView | null) =>
    block && words ? { ...block, message: words.refusalInWords(block) } : block
  return {
    deposit: said(blocks.deposit),
    withdraw: said(blocks.withdraw),
    trade_live: said(blocks.trade_live),
    plan: said(blocks.plan),
  }
}
