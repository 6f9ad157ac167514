// Ether and its network, Ethereum, as everybody here knows them.

import type { CoinFacts } from './coin.ts'

const networks = {
  ethereum: { kind: 'main', chainId: 1 },
  ethereum_sepolia: {
    kind: 'test',
    name: 'Sepolia',
    chainId: 11_155_111,
  },
  ethereum_local: { kind: 'local', chainId: 31_337 },
} as const satisfies CoinFacts['networks']

export const ethereum = {
  name: 'Ethereum',
  decimals: 18,
  quotedDecimals: 8,
  networks,
  blockSeconds: { usual: 12, simulated: 2 },
  confirmations: { usual: 20, most: 1_000 },
  withdrawal: { least: 1, most: 100_000, fee: 2 },
  addressLook: /^0x/i,
  depositPath: '/deposit/eth',
  /** EIP-681: in wei, with the number of the network. */
  paymentUri: ({ address, amount, network }) => {
    const [whole = '0', part = ''] = amount.split('.')
    const known: CoinFacts['networks'] = networks
    const chainId = known[network]?.chainId
    const chain = chainId === undefined ? '' : `@${chainId}`
    return `ethereum:${address}${chain}?value=${BigInt(whole + part.padEnd(18, '0'))}`
  },
} as const satisfies CoinFacts
