// Asks everybody who keeps money for us, and holds what they say against our own books. Reads and
// never writes: what is found is for people to look into.

import { type Coin, coins, perCoin } from '#kernel/coins.ts'
import { day, later, type Millis, minute } from '#kernel/time.ts'
import type { InstallMode } from '#server/install/operators/mode.ts'
import type { Settings } from '#server/install/operators/settings.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { Outage } from '#server/platform/outage.ts'
import type { CardProvider } from '../cards/card-provider.ts'
import type { Chain, ChainOutput } from '../chains/chain.ts'
import { changeAddresses } from './change-addresses.ts'
import { listConfirmed } from './custody.store.ts'
import { signedUnits } from './custody.ts'
import {
  listCardPayments,
  listOutputs,
  listPaidIn,
  listSendings,
  loadDollars,
  type Sending,
} from './reconciliation.store.ts'
import {
  type CardFacts,
  type CoinFacts,
  compareCards,
  compareCoins,
  compareDollars,
  type Difference,
  type DollarFacts,
  expectedOf,
  type Keeper,
  movedOf,
  type RecordedMovement,
  type RecordedPayout,
} from './reconciliation.ts'

export type ReconcilingDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly mode: InstallMode
  readonly settings: () => Settings
  /** Undefined: this install is connected to no such chain. */
  readonly chainOf: (coin: Coin) => Chain | undefined
  readonly needed: (coin: Coin) => number
  /** Undefined: no cards are taken. */
  readonly provider: Pick<CardProvider, 'name' | 'look'> | undefined
  /**
   * What the operator put at our addresses (above zero) or took away, besides payouts and what was
   * noted as a movement.
   */
  readonly own?: Readonly<Partial<Record<Coin, bigint>>>
}

export type Reconciliation = {
  readonly at: Millis
  readonly dollars: DollarFacts
  readonly coins: readonly CoinsCompared[]
  /** How many card payments were asked about; undefined where no cards are taken. */
  readonly cards: number | undefined
  readonly differences: readonly Difference[]
  /** Who did not answer, in sentences: of that nothing is known now. */
  readonly unanswered: readonly string[]
  readonly silent: readonly Keeper[]
}

export type CoinsCompared = Pick<CoinFacts, 'coin' | 'holding'> & {
  readonly network: string
  readonly expected: bigint
  /** What of it the operator moved; below zero: away. */
  readonly moved: bigint
}

/** A chain of others is read only so far back: what is older counts by our own records. */
const blocksRead = 300
const triesMost = 5
const cardsSinceDays = 60
/** A message of the provider may take so long. */
const youngMs = 15 * minute

export async function reconcileBooks(deps: ReconcilingDeps): Promise<Reconciliation> {
  const { db, clock, chainOf, provider } = deps
  const dollars = await loadDollars(db)
  const differences = compareDollars(dollars)
  const unanswered = new Map<Keeper, string>()
  const compared: CoinsCompared[] = []
  for (const coin of coins) {
    const chain = chainOf(coin)
    if (!chain) continue
    const facts = await answered(unanswered, coin, () => askChain(deps, chain))
    if (!facts) continue
    differences.push(...compareCoins(facts))
    const { holding } = facts
    const reckoned = { expected: expectedOf(facts), moved: movedOf(facts) }
    compared.push({ coin, network: chain.network, holding, ...reckoned })
  }
  const payments =
    provider && (await answered(unanswered, 'cards', () => askProvider(deps, provider)))
  differences.push(...compareCards(payments ?? []))
  return {
    at: clock.now(),
    dollars,
    coins: compared,
    cards: payments?.length,
    differences,
    unanswered: [...unanswered.values()],
    silent: [...unanswered.keys()],
  }
}

const names: Readonly<Record<Exclude<Keeper, 'ledger'>, string>> = {
  ...perCoin((coin) => `The chain of ${coin}`),
  cards: 'The card provider',
}

/** In words, for whoever looks after the install. */
async function answered<T>(
  unanswered: Map<Keeper, string>,
  who: keyof typeof names,
  ask: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof Outage)) throw error
    unanswered.set(who, `${names[who]} does not answer: ${error.message}`)
    return undefined
  }
}

/** What is asked bit by bit must be of one chain: where a block came meanwhile, once more. */
async function askChain(deps: ReconcilingDeps, chain: Chain): Promise<CoinFacts> {
  for (let tries = 1; tries <= triesMost; tries += 1) {
    const before = await chain.tip()
    const facts = await lookAt(deps, chain, before.height)
    const after = await chain.tip()
    if (before.hash === after.hash) return facts
  }
  throw new Outage('it changed while it was being read')
}

/** Our records are read after the chain, so that they know no less than it told. */
async function lookAt(deps: ReconcilingDeps, chain: Chain, tip: number): Promise<CoinFacts> {
  const { db, settings, mode, needed, own = {} } = deps
  const { coin } = chain
  const change = await changeAddresses(db, chain, { settings: settings(), mode })
  const paidIn = await listPaidIn(db, chain)
  const isOurs = chain.network === 'simulated'
  const from = isOurs ? 0 : Math.max(0, tip - blocksRead)
  const seen = await readOutputs(chain, paidIn, from)
  const payouts: RecordedPayout[] = []
  for (const sending of await listSendings(db, chain)) payouts.push(await lookUp(chain, sending))
  const movements: RecordedMovement[] = []
  for (const { txid, ...movement } of await listConfirmed(db, chain)) {
    const found = await chain.transaction(txid)
    const isOnChain = found !== undefined && found.height !== null && found.isEffective
    movements.push({ txid, units: signedUnits(movement), isOnChain })
  }
  const toppedUp = isOurs ? await readOutputs(chain, change, 0) : []
  const mined = toppedUp.filter(({ height }) => height !== null)
  const holding = await chain.held([...new Set([...change, ...paidIn])])
  return {
    coin,
    tip,
    needed: needed(coin),
    from,
    seen,
    payouts,
    movements,
    holding,
    own: mined.reduce((sum, { units }) => sum + units, own[coin] ?? 0n),
    recorded: await listOutputs(db, chain),
  }
}

/** A chain answers for so many blocks at a time. */
async function readOutputs(
  chain: Chain,
  addresses: readonly string[],
  from: number,
): Promise<ChainOutput[]> {
  const outputs: ChainOutput[] = []
  if (addresses.length === 0) return outputs
  for (let next = from; ; ) {
    const answer = await chain.outputsTo(addresses, next)
    outputs.push(...answer.outputs)
    if (answer.isComplete) return outputs
    next = answer.through.height + 1
  }
}

async function lookUp(chain: Chain, sending: Sending): Promise<RecordedPayout> {
  const { withdrawalId, reference, destination, units, isPaid } = sending
  const found = await chain.transaction(reference)
  const paid = found?.pays.filter(({ address }) => address === destination) ?? []
  const seen = found && {
    height: found.height,
    fee: found.fee,
    units: found.isEffective ? paid.reduce((sum, one) => sum + one.units, 0n) : 0n,
  }
  return { withdrawalId, reference, units, isPaid, seen }
}

async function askProvider(
  { db, clock }: ReconcilingDeps,
  provider: Pick<CardProvider, 'name' | 'look'>,
): Promise<CardFacts[]> {
  const now = clock.now()
  const facts: CardFacts[] = []
  const rows = await listCardPayments(db, provider.name, later(now, -cardsSinceDays * day))
  for (const { startedAt, ...payment } of rows) {
    const seen = await provider.look(payment.paymentId)
    facts.push({ ...payment, seen, isYoung: now - startedAt < youngMs })
  }
  return facts
}
