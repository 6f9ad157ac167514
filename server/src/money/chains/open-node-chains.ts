// The chains behind the nodes that the operator named in the environment.

import type { Coin, Network } from '#kernel/coins.ts'
import type { Chain } from './chain.ts'
import { createCoreRpcChain } from './core-rpc.chain.ts'
import { createEsploraChain } from './esplora.chain.ts'

export type NodeUrls = {
  readonly btcEsploraUrl: string | null
  readonly btcRpcUrl: string | null
  readonly ethRpcUrl: string | null
}

/**
 * Answers the same chain each time; undefined where no node for it is named. The operator's own
 * Bitcoin node goes before an Esplora, which may be somebody else's.
 */
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

function open(
  { btcEsploraUrl, btcRpcUrl, ethRpcUrl }: NodeUrls,
  coin: Coin,
  network: Network,
): Chain | undefined {
  if (network === 'simulated') return undefined
  if (coin === 'eth') return ethRpcUrl === null ? undefined : openEvm(ethRpcUrl, network)
  if (btcRpcUrl !== null) return createCoreRpcChain({ url: btcRpcUrl, network })
  return btcEsploraUrl === null ? undefined : createEsploraChain({ url: btcEsploraUrl, network })
}

/** viem takes longer to load than all the rest of the server: only who needs it waits for it. */
function openEvm(url: string, network: Network): Chain {
  let loading: Promise<Chain> | undefined
  const chain = () => {
    loading ??= import('./evm.chain.ts').then(({ createEvmChain }) =>
      createEvmChain({ url, network }),
    )
    return loading
  }
  return {
    coin: 'eth',
    network,
    tip: async () => (await chain()).tip(),
    blockHash: async (height) => (await chain()).blockHash(height),
    outputsTo: async (addresses, from) => (await chain()).outputsTo(addresses, from),
    transaction: async (txid) => (await chain()).transaction(txid),
    held: async (addresses) => (await chain()).held(addresses),
    preparePayout: async (order) => (await chain()).preparePayout(order),
  }
}
