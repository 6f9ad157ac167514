// What keeps a client from each act, told before they fill anything in. No rule stands here: each
// act's own refusals are asked, with the least that could be filled in.

import type { BlocksView, BlockView } from '#contract/client/blocks.ts'
import { type KnownRefusal, refusalMessage } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { findClient } from '#server/identity/clients/find-client.ts'
import { refuseState } from '#server/identity/funding/set-plan.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { refuseLiveTrading, type TradingRules } from '#server/trading/trades/check-trading.ts'
import { type CheckingDeposits, refuseAnyDeposit } from '../deposits/check-standing.ts'
import { refuseAnyWithdrawal } from '../withdrawals/check-withdrawing.ts'
import type { TermsDeps } from '../withdrawals/view-terms.ts'

export type BlockDeps = CheckingDeposits &
  Pick<TermsDeps, 'mode'> & {
    readonly db: Db
    readonly clock: Clock
    readonly trading: () => TradingRules
  }

export function viewBlocks(deps: BlockDeps, clientId: ClientId): Promise<BlocksView> {
  const { db, clock, mode, trading } = deps
  const rules = trading()
  return db.transaction(async (tx) => {
    const now = clock.now()
    const terms = { settings: rules.settings(), mode }
    return {
      deposit: blockOf(await refuseAnyDeposit(deps, tx, clientId, now)),
      withdraw: blockOf(await refuseAnyWithdrawal(tx, clientId, terms, now)),
      trade_live: blockOf(await refuseLiveTrading(tx, clientId, rules, now)),
      plan: blockOf(refuseState(await findClient(tx, clientId))),
    }
  })
}

function blockOf(refusal: KnownRefusal | undefined): BlockView | null {
  if (!refusal) return null
  const { refused: code, details } = refusal
  const said = { code, message: refusalMessage(refusal) }
  return details ? { ...said, details: { ...details } } : said
}
