// The coins that this server takes and pays out, each with its descriptor: whoever needs to know
// how a coin does something asks this table, and nobody asks which coin it is.

import type { Coin } from '#kernel/coins.ts'
import { bitcoin } from './bitcoin-method.ts'
import { ethereum } from './ethereum-method.ts'
import { litecoin } from './litecoin-method.ts'
import type { CoinMethod, NodeSetting } from './method.ts'

const table = {
  btc: bitcoin,
  eth: ethereum,
  ltc: litecoin,
} as const satisfies Readonly<Record<Coin, CoinMethod>>

export const methods: Readonly<Record<Coin, CoinMethod>> = table

/** The names that the code has for the addresses of nodes. */
export type NodeKey = { [C in Coin]: keyof (typeof table)[C]['nodes'] }[Coin]
export type NodeUrls = Readonly<Record<NodeKey, string | null>>

export const nodeSettings = Object.assign(
  {},
  ...Object.values(table).map(({ nodes }) => nodes),
) as Readonly<Record<NodeKey, NodeSetting>>

/** The same of each node, under the name that the code has for it. */
export function ofNodes<T>(of: (key: NodeKey) => T): Readonly<Record<NodeKey, T>> {
  const keys = Object.keys(nodeSettings) as NodeKey[]
  return Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<NodeKey, T>
}

/** Of one coin, in the order to try them. */
export function nodesOf(coin: Coin): readonly (readonly [NodeKey, NodeSetting])[] {
  return Object.entries<NodeSetting>(methods[coin].nodes) as [NodeKey, NodeSetting][]
}
