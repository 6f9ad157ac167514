// The coins we take and the networks they move on: whoever needs a fact of a coin asks this table,
// and nobody asks which coin it is. An amount of a coin is a whole number of its base units
// (satoshi, wei) in a bigint; it is never a float, and never dollars.

import { present } from './assert.ts'
import { bitcoin } from './coins/bitcoin.ts'
import type { CoinFacts, NetworkFacts } from './coins/coin.ts'
import { ethereum } from './coins/ethereum.ts'
import { litecoin } from './coins/litecoin.ts'
import { listed } from './listed.ts'

const facts = {
  btc: bitcoin,
  eth: ethereum,
  ltc: litecoin,
} as const satisfies Readonly<Record<string, CoinFacts>>

export type Coin = keyof typeof facts
/** Those of its own; besides, every coin moves on the simulated one. */
export type NetworkOf<C extends Coin> = { [K in C]: keyof (typeof facts)[K]['networks'] }[C]
/** `simulated` is the chain of our own, one of each coin. */
export type Network = NetworkOf<Coin> | 'simulated'

export const coinFacts: Readonly<Record<Coin, CoinFacts>> = facts
export const coins = Object.keys(facts) as readonly Coin[]

/** The same of each coin, under its name. */
export function perCoin<T>(of: (coin: Coin) => T): Readonly<Record<Coin, T>> {
  return Object.fromEntries(coins.map((coin) => [coin, of(coin)])) as Record<Coin, T>
}

export const coinNames = perCoin((coin) => coinFacts[coin].name)

/** "Bitcoin or Ethereum", in a sentence; `last` is the word before the last. */
export function coinsListed(last: string): string {
  return listed(Object.values(coinNames), last)
}

/** A coin's own networks, and the simulated one last. */
export function networksOf<C extends Coin>(coin: C): readonly (NetworkOf<C> | 'simulated')[] {
  return [...(Object.keys(facts[coin].networks) as NetworkOf<C>[]), 'simulated']
}

export const networks: readonly Network[] = [...new Set(coins.flatMap(networksOf<Coin>))]

const networkFacts: Readonly<Partial<Record<string, NetworkFacts & { readonly coin: Coin }>>> =
  Object.fromEntries(
    coins.flatMap((coin) =>
      Object.entries<NetworkFacts>(facts[coin].networks).map(([name, its]) => [
        name,
        { ...its, coin },
      ]),
    ),
  )

/** Undefined for the simulated chain, which is of no coin. */
export function factsOf(network: string): (NetworkFacts & { readonly coin: Coin }) | undefined {
  return networkFacts[network]
}

/** Where coins are worth money. A sandbox never has anything to do with these. */
export function isMainNetwork(network: Network): boolean {
  return factsOf(network)?.kind === 'main'
}

/** Where a coin is worth money. */
export function mainNetworkOf(coin: Coin): Network {
  return present(networksOf(coin).find(isMainNetwork), `${coin} is worth money nowhere`)
}

export function hasCoin(network: Network, coin: Coin): boolean {
  return networksOf(coin).includes(network)
}

/** Base units as people write a coin, without needless zeros: 150000000n of btc is "1.5". */
export function unitsToText(coin: Coin, units: bigint): string {
  const { decimals } = coinFacts[coin]
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, -decimals)
  const part = digits.slice(-decimals).replace(/0+$/, '')
  return `${units < 0n ? '-' : ''}${whole}${part === '' ? '' : `.${part}`}`
}

/** As people are told an amount: "1.5 BTC". */
export function unitsShown(coin: Coin, units: bigint): string {
  return `${unitsToText(coin, units)} ${coin.toUpperCase()}`
}

/** Reads an amount such as "0.015"; undefined where it is none, or finer than a base unit. */
export function unitsFromText(coin: Coin, text: string): bigint | undefined {
  const { decimals } = coinFacts[coin]
  const [, whole, part = ''] = /^(\d{1,15})(?:\.(\d+))?$/.exec(text) ?? []
  if (whole === undefined || part.length > decimals) return undefined
  return BigInt(whole + part.padEnd(decimals, '0'))
}
