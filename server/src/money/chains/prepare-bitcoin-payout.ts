// A payout of Bitcoin, or of a coin with transactions like its, for the operator's wallet to sign:
// a PSBT (BIP-174) that spends confirmed outputs of their addresses. No private key is ever here. A
// rest too small to be worth spending goes to the network instead of becoming change.

import { base64, hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { unitsShown } from '#kernel/coins.ts'
import type { OwnAddress } from '../methods/address.ts'
import type { ScriptForm } from '../methods/method.ts'
import { scriptOf } from '../methods/script-address.ts'
import type { PayoutFault, PayoutOrder, PreparedPayout } from './chain.ts'

/** A confirmed output that nobody has spent. */
export type Unspent = {
  readonly txid: string
  readonly index: number
  readonly address: string
  readonly units: bigint
}

export type BitcoinFacts = {
  readonly unspent: readonly Unspent[]
  /** In satoshi for 1,000 virtual bytes. */
  readonly feeRate: bigint
  readonly form: ScriptForm
}

// Virtual bytes: of what every transaction has, and of an input that spends P2WPKH.
const frameBytes = 11n
const inputBytes = 68n
const isWitness = (script: string) => /^(0014|0020|5120)/.test(script)
/** Where nobody knows: 10 satoshi a byte. The operator's wallet may raise it. */
export const fallbackFeeRate = 10_000n
/** Never below what nodes pass on, nor above what only a mistake would pay: 1 to 500 a byte. */
const [leastRate, mostRate] = [1_000n, 500_000n]
/** The fee may be raised afterwards, by the operator's wallet (BIP-125). */
const replaceable = 0xffff_fffd

export function prepareBitcoinPayout(
  order: PayoutOrder,
  { unspent, feeRate, form }: BitcoinFacts,
): PreparedPayout | PayoutFault {
  const to = scriptOf(order.to, form)
  const rest = scriptOf(order.change.address, form)
  const dustOf = (script: string) => form.dust[isWitness(script) ? 'witness' : 'other']
  const text = (units: bigint) => unitsShown(form.coin, units)
  if (order.units < dustOf(to)) return { fault: 'too_small' }
  const rate = clamp(feeRate)
  const base = frameBytes + outputBytes(to)
  const chosen = choose(unspent, order.units, (inputs) => fee(rate, base + inputs * inputBytes))
  if (!chosen) return { fault: 'not_enough' }
  const total = chosen.reduce((sum, { units }) => sum + units, 0n)
  const bytes = base + BigInt(chosen.length) * inputBytes
  const change = total - order.units - fee(rate, bytes + outputBytes(rest))
  const isWorthIt = change >= dustOf(rest) && change > fee(rate, inputBytes)
  const owners = new Map(order.from.map((own) => [own.address, own]))
  const transaction = new Transaction({ version: 2 })
  for (const { txid, index, address, units } of chosen) {
    transaction.addInput({
      txid,
      index,
      sequence: replaceable,
      witnessUtxo: { script: hex.decode(scriptOf(address, form)), amount: units },
      ...keyHint(owners.get(address)),
    })
  }
  transaction.addOutput({ script: hex.decode(to), amount: order.units })
  if (isWorthIt) {
    const hint = keyHint(order.change)
    transaction.addOutput({ script: hex.decode(rest), amount: change, ...hint })
  }
  const paidFee = total - order.units - (isWorthIt ? change : 0n)
  return {
    format: 'psbt',
    text: base64.encode(transaction.toPSBT(0)),
    fee: paidFee,
    facts: {
      To: order.to,
      Amount: text(order.units),
      Fee: text(paidFee),
      Change: isWorthIt ? `${text(change)} to ${order.change.address}` : 'none',
      Spends: chosen.map(({ txid, index }) => `${txid}:${index}`).join(', '),
    },
  }
}

/** As few outputs as can pay, the largest first; undefined where all are not enough. */
function choose(
  unspent: readonly Unspent[],
  units: bigint,
  feeFor: (inputs: bigint) => bigint,
): readonly Unspent[] | undefined {
  const byName = (one: Unspent, other: Unspent) =>
    `${one.txid}:${one.index}` < `${other.txid}:${other.index}` ? -1 : 1
  const sorted = [...unspent].sort((one, other) =>
    one.units === other.units ? byName(one, other) : one.units > other.units ? -1 : 1,
  )
  let sum = 0n
  for (const [at, output] of sorted.entries()) {
    sum += output.units
    if (sum >= units + feeFor(BigInt(at + 1))) return sorted.slice(0, at + 1)
  }
  return undefined
}

function clamp(rate: bigint): bigint {
  if (rate < leastRate) return leastRate
  return rate > mostRate ? mostRate : rate
}

/** Rounded up: a fee is never below its rate. */
function fee(rate: bigint, bytes: bigint): bigint {
  return (rate * bytes + 999n) / 1_000n
}

function outputBytes(script: string): bigint {
  return 9n + BigInt(script.length / 2)
}

function keyHint(own: OwnAddress | undefined) {
  if (!own?.origin) return {}
  const { publicKey, fingerprint, path } = own.origin
  const hint: [Uint8Array, { fingerprint: number; path: number[] }] = [
    publicKey,
    { fingerprint, path: [...path] },
  ]
  return { bip32Derivation: [hint] }
}
