// Litecoin, as everybody here knows it.

import type { CoinFacts } from './coin.ts'

export const litecoin = {
  name: 'Litecoin',
  isLater: true,
  decimals: 8,
  quotedDecimals: 8,
  networks: {
    litecoin: { kind: 'main' },
    litecoin_testnet: { kind: 'test' },
    litecoin_regtest: { kind: 'local' },
  },
  blockSeconds: { usual: 150, simulated: 3 },
  confirmations: { usual: 12, most: 400 },
  withdrawal: { least: 1, most: 100_000, fee: 1 },
  // What Bitcoin's addresses begin with too ("3", "m", "n", "2") is read as Bitcoin's.
  addressLook: /^((ltc|tltc|rltc)1|(LTC|TLTC|RLTC)1|[LMQ])/,
  depositPath: '/deposit/ltc',
  /** BIP-21, under its own name. */
  paymentUri: ({ address, amount }) => `litecoin:${address}?amount=${amount}`,
} as const satisfies CoinFacts
