import { base64, hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { parseTransaction } from 'viem'
import { describe, expect, it } from 'vitest'
import { fc } from '#seed'
import type { OwnAddress } from '../methods/address.ts'
import { bitcoinForm } from '../methods/bitcoin-method.ts'
import { methods } from '../methods/coin-methods.ts'
import { deriveAddress, readAccountKey } from '../methods/derive-address.ts'
import { readAddress } from '../methods/read-address.ts'
import type { PayoutOrder } from './chain.ts'
import { prepareBitcoinPayout, type Unspent } from './prepare-bitcoin-payout.ts'
import { prepareEthereumPayout } from './prepare-ethereum-payout.ts'

const account = (coin: 'btc' | 'eth', origin = '') => {
  const text = origin + methods[coin].simulated.accountKey
  const key = readAccountKey(text, coin, coin === 'btc' ? 'bitcoin_regtest' : 'ethereum_local')
  if ('fault' in key) throw new Error(key.fault)
  return key
}
const btcKey = account('btc', "[73c5da0a/84'/1'/0']")
const ours = [0, 1, 2].map((index) => deriveAddress(btcKey, index))
const change = deriveAddress(btcKey, 5, 1)
const theirs = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'

const btcOrder = (units: bigint, to = theirs): PayoutOrder => ({
  reference: 'one',
  to,
  units,
  from: ours,
  change,
})
const unspentOf = (...amounts: bigint[]): Unspent[] =>
  amounts.map((units, at) => ({
    txid: String(at + 1).padStart(64, '0'),
    index: at,
    address: ours[at % ours.length]?.address ?? '',
    units,
  }))
const prepareBtc = (order: PayoutOrder, unspent: readonly Unspent[], feeRate = 10_000n) =>
  prepareBitcoinPayout(order, { unspent, feeRate, form: bitcoinForm })
const psbtOf = (prepared: ReturnType<typeof prepareBtc>) => {
  if ('fault' in prepared) throw new Error(prepared.fault)
  return { prepared, psbt: Transaction.fromPSBT(base64.decode(prepared.text)) }
}
const outputsOf = (psbt: Transaction) =>
  Array.from({ length: psbt.outputsLength }, (_, at) => {
    const { script, amount } = psbt.getOutput(at)
    return [script && hex.encode(script), amount]
  })
const scriptOf = ({ address }: Pick<OwnAddress, 'address'>) => {
  const read = readAddress(address)
  return 'script' in read ? read.script : undefined
}

describe('a Bitcoin payout', () => {
  it('spends the fewest outputs, pays exactly the amount, and returns the rest', () => {
    const { prepared, psbt } = psbtOf(prepareBtc(btcOrder(150_000n), unspentOf(90_000n, 100_000n)))
    expect(prepared.format).toBe('psbt')
    expect(psbt.inputsLength).toBe(2)
    const first = psbt.getInput(0)
    expect(first.txid && hex.encode(first.txid)).toBe('2'.padStart(64, '0'))
    expect(first.sequence).toBe(0xffff_fffd)
    expect(outputsOf(psbt)).toEqual([
      [scriptOf({ address: theirs }), 150_000n],
      [scriptOf(change), 40_000n - prepared.fee],
    ])
    expect(prepared.fee).toBe(psbt.fee)
  })

  it('tells a hardware wallet which keys to sign with', () => {
    const { psbt } = psbtOf(prepareBtc(btcOrder(10_000n), unspentOf(90_000n)))
    const hardened = 2 ** 31
    const [publicKey, hint] = psbt.getInput(0).bip32Derivation?.[0] ?? []
    expect(publicKey).toEqual(ours[0]?.origin?.publicKey)
    expect(hint).toEqual({
      fingerprint: 0x73c5da0a,
      path: [84 + hardened, 1 + hardened, hardened, 0, 0],
    })
    expect(psbt.getOutput(1).bip32Derivation?.[0]?.[1].path.slice(-2)).toEqual([1, 5])
  })

  it('holds nothing to sign with, and no signature', () => {
    const { psbt } = psbtOf(prepareBtc(btcOrder(10_000n), unspentOf(90_000n)))
    expect(psbt.isFinal).toBe(false)
    expect(psbt.getInput(0).partialSig).toBeUndefined()
  })

  it('leaves change that is not worth spending to the network', () => {
    // One input, one output: 11 + 68 + 31 bytes at 10 a byte.
    const exact = prepareBtc(btcOrder(100_000n), unspentOf(101_100n))
    expect(exact).toMatchObject({ fee: 1_100n })
    const { prepared, psbt } = psbtOf(prepareBtc(btcOrder(100_000n), unspentOf(101_800n)))
    expect(outputsOf(psbt)).toHaveLength(1)
    expect(prepared.fee).toBe(1_800n)
    expect(prepared.facts).toMatchObject({ Change: 'none' })
  })

  it('is refused where coins or the amount are too small', () => {
    expect(prepareBtc(btcOrder(100_000n), unspentOf(101_099n))).toEqual({ fault: 'not_enough' })
    expect(prepareBtc(btcOrder(100_000n), [])).toEqual({ fault: 'not_enough' })
    expect(prepareBtc(btcOrder(329n), unspentOf(101_099n))).toEqual({ fault: 'too_small' })
    const old = 'mo9ncXisMeAoXwqcV5EWuyncbmCcQN4rVs'
    expect(prepareBtc(btcOrder(545n, old), unspentOf(101_099n))).toEqual({ fault: 'too_small' })
    expect(prepareBtc(btcOrder(546n, old), unspentOf(101_099n))).toHaveProperty('text')
  })

  it('adds up, whatever there is to spend', () => {
    fc.assert(
      fc.property(
        fc.array(fc.bigInt({ min: 330n, max: 10n ** 9n }), { maxLength: 30 }),
        fc.bigInt({ min: 330n, max: 10n ** 9n }),
        fc.bigInt({ min: 0n, max: 600_000n }),
        (amounts, units, feeRate) => {
          const prepared = prepareBtc(btcOrder(units), unspentOf(...amounts), feeRate)
          if ('fault' in prepared) {
            const all = amounts.reduce((sum, amount) => sum + amount, 0n)
            const rate = feeRate < 1_000n ? 1_000n : feeRate > 500_000n ? 500_000n : feeRate
            expect(all).toBeLessThan(
              units + (rate * (42n + 68n * BigInt(amounts.length))) / 1_000n + 1n,
            )
            return
          }
          const { psbt } = psbtOf(prepared)
          const spent = Array.from({ length: psbt.inputsLength }, (_, at) => psbt.getInput(at))
          const sum = spent.reduce((all, input) => all + (input.witnessUtxo?.amount ?? 0n), 0n)
          const paid = outputsOf(psbt).map(([, amount]) => amount as bigint)
          expect(paid[0]).toBe(units)
          expect(paid.length === 1 || (paid[1] ?? 0n) >= 330n).toBe(true)
          expect(sum).toBe(paid.reduce((all, amount) => all + amount, 0n) + prepared.fee)
          const bytes = 11n + 68n * BigInt(spent.length) + 31n * BigInt(paid.length)
          expect(prepared.fee * 1_000n).toBeGreaterThanOrEqual(bytes * 1_000n)
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('an Ethereum payout', () => {
  const ethKey = account('eth')
  const from = [0, 1].map((index) => deriveAddress(ethKey, index))
  const to = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
  const gwei = 10n ** 9n
  const order = (units: bigint): PayoutOrder => ({
    reference: 'one',
    to,
    units,
    from,
    change: change,
  })
  const facts = {
    coin: 'eth' as const,
    chainId: 31_337,
    gas: 21_000n,
    maxFeePerGas: 20n * gwei,
    maxPriorityFeePerGas: gwei,
    accounts: from.map(({ address }, at) => ({
      address,
      nonce: 7 + at,
      units: BigInt(at + 1) * 10n ** 18n,
    })),
  }

  it('is one transaction, not signed, from the first address that can pay it', () => {
    const units = 15n * 10n ** 17n
    const prepared = prepareEthereumPayout(order(units), facts)
    if ('fault' in prepared) throw new Error(prepared.fault)
    expect(prepared.fee).toBe(21_000n * 20n * gwei)
    expect(prepared.facts.From).toBe(`${from[1]?.address} (m/0/1 of the account)`)
    const parsed = parseTransaction(prepared.text as `0x02${string}`)
    expect(parsed).toEqual({
      type: 'eip1559',
      chainId: 31_337,
      nonce: 8,
      gas: 21_000n,
      value: units,
      maxFeePerGas: 20n * gwei,
      maxPriorityFeePerGas: gwei,
      to: to.toLowerCase(),
    })
  })

  it('is refused where no address has the amount and the fee', () => {
    const most = 2n * 10n ** 18n - 21_000n * 20n * gwei
    expect(prepareEthereumPayout(order(most), facts)).toHaveProperty('text')
    expect(prepareEthereumPayout(order(most + 1n), facts)).toEqual({ fault: 'not_enough' })
    expect(prepareEthereumPayout(order(0n), facts)).toEqual({ fault: 'too_small' })
  })

  it('does not believe a fee that only a mistake would ask', () => {
    expect(() =>
      prepareEthereumPayout(order(1n), { ...facts, maxFeePerGas: 10n ** 12n + 1n }),
    ).toThrow(/mistake/)
  })
})
