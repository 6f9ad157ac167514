// Ether and its network, Ethereum, as everybody here knows them.

import type { CoinFacts } from './coin.ts'

/** The numbers Ethereum's networks go by (EIP-155); any other number is nobody's we know. */
export const chainIds: Readonly<Record<string, number>> = {
  ethereum: 1,
  ethereum_sepolia: 11_155_111,
  ethereum_local: 31_337,
}

export const ethereum = {
  name: 'Ethereum',
  decimals: 18,
  quotedDecimals: 8,
  networks: {
    ethereum: { kind: 'main', explorer: 'https://etherscan.io/tx/' },
    ethereum_sepolia: {
      kind: 'test',
      name: 'Sepolia',
      explorer: 'https://sepolia.etherscan.io/tx/',
    },
    ethereum_local: { kind: 'local', explorer: null },
  },
  blockSeconds: { usual: 12, simulated: 2 },
  confirmations: { usual: 20, most: 1_000 },
  withdrawal: { least: 1, most: 100_000, fee: 2 },
  addressLook: /^0x/i,
  transactionId: /^0x[0-9a-f]{64}$/i,
  depositPath: '/deposit/eth',
  /** EIP-681: in wei, with the number of the network. */
  paymentUri: ({ address, amount, network }) => {
    const [whole = '0', part = ''] = amount.split('.')
    const chain = chainIds[network] === undefined ? '' : `@${chainIds[network]}`
    return `ethereum:${address}${chain}?value=${BigInt(whole + part.padEnd(18, '0'))}`
  },
} as const satisfies CoinFacts
