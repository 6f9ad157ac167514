// Litecoin: Bitcoin's addresses, keys and transactions under prefixes and version bytes of its own,
// and nodes that speak Bitcoin Core's JSON-RPC. What both coins' wallets once wrote alike (base58
// with the bytes 5, 111 and 196) is read as Bitcoin's; addresses of MWEB (ltcmweb) are not taken.

import { bitcoin } from './bitcoin-method.ts'
import type { CoinMethod, ScriptForm } from './method.ts'
import { readScriptAddress, witnessAddress } from './script-address.ts'

export const litecoinForm: ScriptForm = {
  coin: 'ltc',
  networks: {
    litecoin: {
      prefix: 'ltc',
      names: ['main'],
      genesis: ['12a765e31ffd4059bada1e25190f6e98c99d9714d334efa41a195a7e7e04bfe2'],
    },
    litecoin_testnet: {
      prefix: 'tltc',
      names: ['test'],
      genesis: ['4966625a4b2851d9fdee139e56211a0d88575f59ed816ff5e6a63deb4e3e29a0'],
    },
    litecoin_regtest: {
      prefix: 'rltc',
      names: ['regtest'],
      genesis: ['530827f38f93b43ed12af0b3ad25a288dc02ed74d6d7857862df51fc56c416f9'],
    },
  },
  simulatedAs: 'litecoin_regtest',
  versions: { 48: ['p2pkh', 'main'], 50: ['p2sh', 'main'], 58: ['p2sh', 'test'] },
  // Litecoin Core's dust fee is ten times Bitcoin Core's.
  dust: { witness: 3_300n, other: 5_460n },
}

export const litecoin = {
  coin: 'ltc',
  readAddress: (text) => readScriptAddress(text, litecoinForm),
  keyVersions: {
    ...bitcoin.keyVersions,
    // Ltub and ttub, and Mtub, which is of another kind of address.
    '019da462': { net: 'main', isFitting: true },
    '0436f6e1': { net: 'test', isFitting: true },
    '01b26ef6': { net: 'main', isFitting: false },
  },
  addressOf: ({ hash }, network) => witnessAddress(litecoinForm, network, hash),
  transactionId: /^[0-9a-f]{64}$/i,
  explorers: {
    litecoin: 'https://litecoinspace.org/tx/',
    litecoin_testnet: 'https://litecoinspace.org/testnet/tx/',
  },
  form: litecoinForm,
  nodes: {
    ltcRpcUrl: {
      name: 'LTC_RPC_URL',
      speaks: 'core-rpc',
      meaning: 'JSON-RPC of a Litecoin Core node with `txindex=1`, for deposits and payouts.',
      example: 'http://user:password@host:9332',
    },
  },
  simulated: {
    accountKey:
      'vpub5YXfn5PJANUasKC1ZaNzSJCZZx8CMMZuoHkgx9F7En8RWUw7RHthstQaaA8Wr4phGaYwkzAbrvXeXofRSQitqN' +
      'TPuYT6VZDgJFkhapKYLf7',
    fee: 2_000n,
    faucetMost: 10n ** 11n,
    nameOf: (digits) => digits,
    addressOf: (hash) => witnessAddress(litecoinForm, 'simulated', hash),
  },
} as const satisfies CoinMethod
