// One look at a chain: what is new at our addresses is taken down, what is deep enough is credited,
// what the chain took back is taken back. What was read is kept last, so that whatever a crash cut
// off is simply done again.

import type { Coin } from '#kernel/coins.ts'
import { later } from '#kernel/time.ts'
import { eachOf } from '#server/platform/each-of.ts'
import type { Chain, ChainOutput } from '../chains/chain.ts'
import { scanChain } from '../chains/scan-chain.ts'
import { outputKey, watchChain } from '../chains/watch-chain.ts'
import { type DepositAddress, markedText } from './address.ts'
import { listAddresses } from './addresses.store.ts'
import { creditOutput, type OutputDeps } from './credit-output.ts'
import { givenUpAfterMs, isGivenUp } from './deposit.ts'
import { loadDeposit } from './deposits.store.ts'
import { type AddressDeps, alarmOf, isOurs } from './give-address.ts'
import { loseOutput, moveOutput, noteOutput, type Seen } from './note-output.ts'
import { type KnownOutput, loadKnownOutputs, loadTrail, saveTrail } from './outputs.store.ts'
import { deleteOldQuotes } from './quotes.store.ts'
import { rejectDeposit } from './reject-deposit.ts'
import { listUnpaidBefore } from './waiting.store.ts'

export type WatchDeps = OutputDeps &
  AddressDeps & {
    /** How many blocks deep an output of so many base units must be. */
    readonly needed: (coin: Coin, units: bigint) => number
    /** Rows that were found changed, so that each alarms once. */
    readonly changedRows: Set<string>
  }

/** No reorganisation reaches behind so many blocks. */
const finalDepth = 100

/** How far the chain was read. */
export type Look = { readonly height: number }

export async function watchOutputs(deps: WatchDeps, chain: Chain): Promise<Look | undefined> {
  const { coin, network } = chain
  const { db, clock } = deps
  const { byAddress, rightAgain } = await ourAddresses(deps, chain)
  if (byAddress.size === 0) return undefined
  // Nobody has read what came to an address while its row was wrong.
  const readBefore = rightAgain.length > 0 ? [] : await loadTrail(db, chain)
  const scan = await scanChain(chain, [...byAddress.keys()], readBefore)
  if (!scan) return undefined
  const { answer, trail } = scan
  const { height } = answer.through
  const known = await loadKnownOutputs(db, { coin, network }, height - finalDepth)
  const changes = watchChain(known, answer)
  const addressOf = ({ address }: ChainOutput) => byAddress.get(address)
  for (const output of changes.vanished) {
    const address = addressOf(output)
    if (address) await loseOutput(deps, address, output)
  }
  const before = new Map(known.map((one) => [outputKey(one), one]))
  const news = changes.standing
    .map((one) => ({ ...one, needed: deps.needed(coin, one.output.units) }))
    .filter((one) => isNews(one, before.get(outputKey(one.output))))
  const groups = byAddressOf(news)
  const each = (take: (address: DepositAddress, one: Seen) => Promise<unknown>) =>
    eachOf(groups, async (outputs) => {
      for (const one of outputs) {
        const address = addressOf(one.output)
        if (address) await take(address, one)
      }
    })
  // Whoever waits for money first; how deep the others are can be read afterwards.
  await each(async (address, one) => {
    if (!before.has(outputKey(one.output))) await noteOutput(deps, address, one)
    if (one.confirmations >= one.needed) await creditOutput(deps, address, one.output)
  })
  await each((address, one) => moveOutput(deps, address, one))
  await saveTrail(db, chain, trail, clock.now())
  for (const row of rightAgain) deps.changedRows.delete(row)
  return { height }
}

/** What was decided is looked at again only where its block is another one. */
function isNews({ output, confirmations, needed }: Seen, known: KnownOutput | undefined): boolean {
  if (!known || known.blockHash !== output.blockHash) return true
  return !known.isSettled && (known.confirmations !== confirmations || confirmations >= needed)
}

/** Of one address in their order, of several side by side: those that can be credited first. */
function byAddressOf(news: readonly Seen[]): Seen[][] {
  const groups = new Map<string, Seen[]>()
  for (const one of news) {
    const group = groups.get(one.output.address)
    if (group) group.push(one)
    else groups.set(one.output.address, [one])
  }
  const isDeep = (one: Seen) => one.confirmations >= one.needed
  return [...groups.values()].sort((a, b) => Number(b.some(isDeep)) - Number(a.some(isDeep)))
}

/** Those that are as we wrote them: whoever changed one does not get credited for what comes. */
async function ourAddresses(
  deps: WatchDeps,
  { coin, network }: Chain,
): Promise<{ byAddress: Map<string, DepositAddress>; rightAgain: readonly string[] }> {
  const byAddress = new Map<string, DepositAddress>()
  const rightAgain: string[] = []
  for (const address of await listAddresses(deps.db, coin, network)) {
    const row = `${coin} ${network} ${address.keyId} ${address.index}`
    if (isRight(deps, address)) {
      byAddress.set(address.address, address)
      if (deps.changedRows.has(row)) rightAgain.push(row)
    } else if (!deps.changedRows.has(row)) {
      deps.changedRows.add(row)
      await alarmOf(deps, address)
    }
  }
  return { byAddress, rightAgain }
}

/** Marks that were right, of each key: while a row stays as it is, that is worked out once. */
const rightMarks = new WeakMap<AddressDeps['seal'], Map<string, string>>()

function isRight(deps: AddressDeps, address: DepositAddress): boolean {
  const known = rightMarks.get(deps.seal) ?? new Map<string, string>()
  rightMarks.set(deps.seal, known)
  const text = markedText(address)
  const mark = Buffer.from(address.mac).toString('base64')
  if (known.get(text) === mark) return true
  if (!isOurs(deps, address)) return false
  known.set(text, mark)
  return true
}

/** Ends what nobody paid, and forgets the quotes that are over; how many deposits there were. */
export async function giveUpUnpaid(deps: OutputDeps): Promise<number> {
  const now = deps.clock.now()
  await deleteOldQuotes(deps.db, now)
  let ended = 0
  for (const id of await listUnpaidBefore(deps.db, later(now, -givenUpAfterMs))) {
    const deposit = await loadDeposit(deps.db, id)
    if (!deposit || !isGivenUp(deposit, now)) continue
    await rejectDeposit(deps, id, { outcome: 'expired', reason: { code: 'coins_expired' } })
    ended += 1
  }
  return ended
}
