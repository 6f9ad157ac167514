// The chains behind the nodes that the operator named in the environment.

import { present } from '#kernel/assert.ts'
import type { Coin, Network } from '#kernel/coins.ts'
import { methods, type NodeUrls, nodesOf } from '../methods/coin-methods.ts'
import type { Protocol } from '../methods/method.ts'
import type { Chain } from './chain.ts'
import { createCoreRpcChain } from './core-rpc.chain.ts'
import { createEsploraChain } from './esplora.chain.ts'
import type { EvmNodeDeps } from './evm.chain.ts'

/** Answers the same chain each time; undefined where no node for it is named. */
export function openNodeChains(
  urls: NodeUrls,
): (coin: Coin, network: Network) => Chain | undefined {
  const opened = new Map<string, Chain | undefined>()
  return (coin, network) => {
    const key = `${coin} ${network}`
    if (!opened.has(key)) opened.set(key, open(urls, coin, network))
    return opened.get(key)
  }
}

/** The first of the coin's nodes that is named. */
function open(urls: NodeUrls, coin: Coin, network: Network): Chain | undefined {
  if (network === 'simulated') return undefined
  for (const [key, { name, speaks }] of nodesOf(coin)) {
    const url = urls[key]
    if (url !== null) return openers[speaks]({ name, url, coin, network })
  }
  return undefined
}

const openers: Readonly<Record<Protocol, (node: EvmNodeDeps) => Chain>> = {
  'core-rpc': (node) => createCoreRpcChain({ ...node, form: formOf(node.coin) }),
  esplora: (node) => createEsploraChain({ ...node, form: formOf(node.coin) }),
  evm: openEvm,
}

function formOf(coin: Coin) {
  return present(methods[coin].form, `${coin} has scripts, since its node speaks of them`)
}

/** viem takes longer to load than all the rest of the server: only who needs it waits for it. */
function openEvm(node: EvmNodeDeps): Chain {
  let loading: Promise<Chain> | undefined
  const chain = () => {
    loading ??= import('./evm.chain.ts').then(({ createEvmChain }) => createEvmChain(node))
    return loading
  }
  return {
    coin: node.coin,
    network: node.network,
    tip: async () => (await chain()).tip(),
    blockHash: async (height) => (await chain()).blockHash(height),
    outputsTo: async (addresses, from) => (await chain()).outputsTo(addresses, from),
    transaction: async (txid) => (await chain()).transaction(txid),
    held: async (addresses) => (await chain()).held(addresses),
    preparePayout: async (order) => (await chain()).preparePayout(order),
  }
}
