// Bitcoin, as everybody here knows it.

import type { CoinFacts } from './coin.ts'

export const bitcoin = {
  name: 'Bitcoin',
  decimals: 8,
  quotedDecimals: 8,
  networks: {
    bitcoin: { kind: 'main', explorer: 'https://mempool.space/tx/' },
    bitcoin_testnet: { kind: 'test', explorer: 'https://mempool.space/testnet4/tx/' },
    bitcoin_regtest: { kind: 'local', explorer: null },
  },
  blockSeconds: { usual: 600, simulated: 5 },
  confirmations: { usual: 3, most: 100 },
  withdrawal: { least: 1, most: 100_000, fee: 3 },
  addressLook: /^((bc|tb|bcrt)1|(BC|TB|BCRT)1|[13mn2])/,
  transactionId: /^[0-9a-f]{64}$/i,
  depositPath: '/deposit',
  /** BIP-21. */
  paymentUri: ({ address, amount }) => `bitcoin:${address}?amount=${amount}`,
} as const satisfies CoinFacts
