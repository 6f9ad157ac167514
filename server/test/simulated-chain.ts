// The simulated chain in the hands of a test, which may also take blocks back.

import type { Coin } from '#kernel/coins.ts'
import { minute } from '#kernel/time.ts'
import type { Block } from '#server/money/chains/chain.ts'
import {
  createSimulatedChain,
  newName,
  type SimulatedChain,
} from '#server/money/chains/simulated.chain.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import { type TestClock, testClock } from './clock.ts'

export type TestChain = SimulatedChain & {
  /** So many blocks, due or not; what waits gets into the first. */
  readonly grow: (blocks: number) => Promise<Block>
  /**
   * Puts `depth` + 1 other blocks in the place of the newest `depth`. What was in those waits
   * again, except `lost` transactions: of them the chain knows nothing any more.
   */
  readonly reorg: (depth: number, lost?: readonly string[]) => Promise<void>
  /** A lost one waits for a block again, as if somebody had sent it once more. */
  readonly bringBack: (txid: string) => Promise<void>
}

export function createTestChain(db: Db, coin: Coin, clock: TestClock = testClock()): TestChain {
  const chain = createSimulatedChain({ db, coin, clock, random: systemRandom })

  const lostOnes = new Map<string, { readonly fee: string; readonly moved: string }>()

  async function addBlock(): Promise<Block> {
    const { height } = await chain.tip()
    const block = { height: height + 1, hash: newName(coin, systemRandom) }
    await db.rows(
      'insert into simulated_blocks (coin, height, hash, mined_at) values ($1, $2, $3, $4)',
      [coin, block.height, block.hash, new Date(clock.now()).toISOString()],
    )
    return block
  }

  return {
    ...chain,
    grow: async (blocks) => {
      for (let made = 0; made < blocks; made += 1) {
        clock.advance(minute)
        const { height } = await addBlock()
        await db.rows(
          'update simulated_transactions set height = $2 where coin = $1 and height is null',
          [coin, height],
        )
      }
      return chain.tip()
    },
    reorg: async (depth, lost = []) => {
      const { height } = await chain.tip()
      const gone = await db.rows<{ txid: string; fee: string; moved: string }>(
        `select t.txid, t.fee, (select jsonb_agg(m)::text from simulated_movements m
                                 where m.txid = t.txid) as moved
           from simulated_transactions t where t.txid = any($1)`,
        [lost],
      )
      for (const one of gone) lostOnes.set(one.txid, one)
      await db.rows('delete from simulated_transactions where txid = any($1)', [lost])
      await db.rows('delete from simulated_blocks where coin = $1 and height > $2', [
        coin,
        height - depth,
      ])
      for (let made = 0; made <= depth; made += 1) await addBlock()
    },
    bringBack: async (txid) => {
      const lost = lostOnes.get(txid)
      await db.rows('insert into simulated_transactions (txid, coin, fee) values ($1, $2, $3)', [
        ...[txid, coin, lost?.fee],
      ])
      await db.rows(
        `insert into simulated_movements
         select * from jsonb_populate_recordset(null::simulated_movements, $1::jsonb)`,
        [lost?.moved],
      )
    },
  }
}
