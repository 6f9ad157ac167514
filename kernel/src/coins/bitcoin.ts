// Bitcoin, as everybody here knows it.

import type { CoinFacts } from './coin.ts'

export const bitcoin = {
  name: 'Bitcoin',
  decimals: 8,
  quotedDecimals: 8,
  networks: {
    bitcoin: { kind: 'main' },
    bitcoin_testnet: { kind: 'test' },
    bitcoin_regtest: { kind: 'local' },
  },
  blockSeconds: { usual: 600, simulated: 5 },
  confirmations: { usual: 3, most: 100 },
  withdrawal: { least: 1, most: 100_000, fee: 3 },
  addressLook: /^((bc|tb|bcrt)1|(BC|TB|BCRT)1|[13mn2])/,
  depositPath: '/deposit',
  /** BIP-21. */
  paymentUri: ({ address, amount }) => `bitcoin:${address}?amount=${amount}`,
} as const satisfies CoinFacts
