// A blockchain of a sandbox's own: it needs no install and no network, its coins are worth nothing,
// and it does what a real one does as far as deposits and payouts can tell. A faucet pays any
// address, and payouts leave from the operator's addresses without a signature.

import { present } from '#kernel/assert.ts'
import { type Coin, unitsShown } from '#kernel/coins.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Random } from '#server/platform/crypto.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { methods } from '../methods/coin-methods.ts'
import type { Block, Chain, PayoutFault, PayoutOrder } from './chain.ts'
import { isBlockDue } from './simulated.ts'
import {
  findReference,
  insertBlock,
  insertTransaction,
  loadBalances,
  loadHash,
  loadOutputs,
  loadTip,
  loadTransaction,
  loadUse,
  lockChain,
} from './simulated-chain.store.ts'

export type SimulatedChain = Chain & {
  readonly isSimulated: true
  /** Pays an address from nowhere; answers the transaction's id, or nothing for a wrong amount. */
  readonly faucet: (address: string, units: bigint) => Promise<string | undefined>
  /** What the operator's wallet does on a real chain. Once for each reference. */
  readonly send: (order: PayoutOrder) => Promise<{ readonly txid: string } | PayoutFault>
  /** What was sent for a reference, if it was. */
  readonly sent: (reference: string) => Promise<string | undefined>
  /** Makes a block if one is due; for a loop that runs every second or so. */
  readonly mine: () => Promise<Block | undefined>
}

export function isSimulated(chain: Chain): chain is SimulatedChain {
  return 'isSimulated' in chain
}

export type SimulatedChainDeps = {
  readonly db: Db
  readonly coin: Coin
  readonly clock: Clock
  readonly random: Random
}

export function createSimulatedChain(deps: SimulatedChainDeps): SimulatedChain {
  const { db, coin, random } = deps
  const { fee, faucetMost } = methods[coin].simulated
  return {
    coin,
    network: 'simulated',
    isSimulated: true,
    tip: async () => {
      const { height, hash } = await tipOf(db, coin)
      return { height, hash }
    },
    blockHash: (height) => loadHash(db, coin, height),
    outputsTo: (addresses, from) =>
      db.transaction(async (tx) => {
        await lockChain(tx, coin)
        const { height, hash } = await tipOf(tx, coin)
        const outputs = await loadOutputs(tx, coin, addresses, from)
        return { through: { height, hash }, isComplete: true, outputs }
      }),
    transaction: async (txid) => {
      const found = await loadTransaction(db, coin, txid)
      return found && { txid, isEffective: true, ...found }
    },
    held: async (addresses) => sumOf(await loadBalances(db, coin, addresses, 'mined')),
    preparePayout: async ({ reference, to, units, from }) => {
      if (!(await spendFrom(db, coin, from, units + fee))) return { fault: 'not_enough' }
      const amount = unitsShown(coin, units)
      const text = `Pay ${amount} to ${to} on the simulated chain, reference ${reference}.`
      return { format: 'simulated', text, fee, facts: { To: to, Amount: amount } }
    },
    faucet: async (address, units) => {
      if (units <= 0n || units > faucetMost) return undefined
      const txid = newName(coin, random)
      const movements = [{ address, units }]
      await db.transaction((tx) =>
        insertTransaction(tx, { txid, coin, reference: null, fee, movements }),
      )
      return txid
    },
    send: (order) => db.transaction((tx) => send(tx, deps, order)),
    sent: (reference) => findReference(db, reference),
    mine: () => db.transaction((tx) => mine(tx, deps)),
  }
}

async function send(
  tx: Tx,
  { coin, random }: SimulatedChainDeps,
  { reference, to, units, from }: PayoutOrder,
): Promise<{ readonly txid: string } | PayoutFault> {
  await lockChain(tx, coin)
  const sent = await findReference(tx, reference)
  if (sent !== undefined) return { txid: sent }
  if (units <= 0n) return { fault: 'too_small' }
  const { fee } = methods[coin].simulated
  const spent = await spendFrom(tx, coin, from, units + fee)
  if (!spent) return { fault: 'not_enough' }
  const txid = newName(coin, random)
  const movements = [{ address: to, units }, ...spent]
  await insertTransaction(tx, { txid, coin, reference, fee, movements })
  return { txid }
}

/** What to take from which of the operator's addresses; undefined where they have too little. */
async function spendFrom(
  tx: Tx,
  coin: Coin,
  from: PayoutOrder['from'],
  units: bigint,
): Promise<{ address: string; units: bigint }[] | undefined> {
  const addresses = from.map(({ address }) => address)
  const balances = await loadBalances(tx, coin, addresses, 'all')
  const spent: { address: string; units: bigint }[] = []
  let missing = units
  for (const address of new Set(addresses)) {
    const has = balances.get(address) ?? 0n
    const taken = has < missing ? has : missing
    if (taken > 0n) spent.push({ address, units: -taken })
    missing -= taken
  }
  return missing === 0n ? spent : undefined
}

async function mine(
  tx: Tx,
  { coin, clock, random }: SimulatedChainDeps,
): Promise<Block | undefined> {
  const now = clock.now()
  await lockChain(tx, coin)
  const tip = await tipOf(tx, coin)
  const use = await loadUse(tx, coin)
  const { height } = tip
  if (!isBlockDue(coin, { height, ageMs: now - tip.mined_at, ...use })) return undefined
  const block = { height: height + 1, hash: newName(coin, random) }
  await insertBlock(tx, coin, block, now)
  return block
}

async function tipOf(tx: Tx, coin: Coin) {
  return present(await loadTip(tx, coin), 'the first block came with the migration')
}

function sumOf(balances: ReadonlyMap<string, bigint>): bigint {
  return [...balances.values()].reduce((sum, units) => sum + units, 0n)
}

/** Of a block or a transaction; it looks like the real chain's. */
export function newName(coin: Coin, random: Random): string {
  return methods[coin].simulated.nameOf(Buffer.from(random(32)).toString('hex'))
}
