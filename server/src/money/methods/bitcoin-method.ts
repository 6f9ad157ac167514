// Bitcoin: addresses by BIP-173, BIP-350 and base58check, keys of BIP-84 accounts (m/84'/…'/…'),
// and nodes that speak Bitcoin Core's JSON-RPC or Esplora's interface.

import type { CoinMethod, ScriptForm } from './method.ts'
import { readScriptAddress, witnessAddress } from './script-address.ts'

export const bitcoinForm: ScriptForm = {
  coin: 'btc',
  networks: {
    bitcoin: {
      prefix: 'bc',
      names: ['main'],
      genesis: ['000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f'],
    },
    // Of test networks there are several, with the same addresses: testnet 3 and 4, and signet.
    bitcoin_testnet: {
      prefix: 'tb',
      names: ['test', 'testnet4', 'signet'],
      genesis: [
        '000000000933ea01ad0ee984209779baaec3ced90fa3f408719526f8d77f4943',
        '00000000da84f2bafbbc53dee25a72ae507ff4914b867c565be350b0da8bf043',
        '00000008819873e925422c1ff0f99f7cc9bbb232af63a077a480a3633bee1ef6',
      ],
    },
    bitcoin_regtest: {
      prefix: 'bcrt',
      names: ['regtest'],
      genesis: ['0f9188f13cb7b2c71f2a335e3a4fc328bf5beb436012afca590b1a11466e2206'],
    },
  },
  simulatedAs: 'bitcoin_regtest',
  versions: {
    0: ['p2pkh', 'main'],
    5: ['p2sh', 'main'],
    111: ['p2pkh', 'test'],
    196: ['p2sh', 'test'],
  },
  dust: { witness: 330n, other: 546n },
}

export const bitcoin = {
  coin: 'btc',
  readAddress: (text) => readScriptAddress(text, bitcoinForm),
  keyVersions: {
    '0488b21e': { net: 'main', isFitting: true },
    '043587cf': { net: 'test', isFitting: true },
    '04b24746': { net: 'main', isFitting: true },
    '045f1cf6': { net: 'test', isFitting: true },
    '049d7cb2': { net: 'main', isFitting: false },
    '044a5262': { net: 'test', isFitting: false },
    '0295b43f': { net: 'main', isFitting: false },
    '024289ef': { net: 'test', isFitting: false },
    '02aa7ed3': { net: 'main', isFitting: false },
    '02575483': { net: 'test', isFitting: false },
  },
  addressOf: ({ hash }, network) => witnessAddress(bitcoinForm, network, hash),
  transactionId: /^[0-9a-f]{64}$/i,
  explorers: {
    bitcoin: 'https://mempool.space/tx/',
    bitcoin_testnet: 'https://mempool.space/testnet4/tx/',
  },
  form: bitcoinForm,
  // The operator's own node goes before an Esplora, which may be somebody else's.
  nodes: {
    btcRpcUrl: {
      name: 'BTC_RPC_URL',
      speaks: 'core-rpc',
      meaning: 'JSON-RPC of a Bitcoin Core node with `txindex=1`, for deposits and payouts.',
      example: 'http://user:password@host:8332',
    },
    btcEsploraUrl: {
      name: 'BTC_ESPLORA_URL',
      speaks: 'esplora',
      meaning: 'Esplora interface to Bitcoin, where there is no `BTC_RPC_URL`.',
      example: 'https://esplora.example.com/api',
    },
  },
  simulated: {
    accountKey:
      'vpub5Z6bPQNLKt6hAz5c8CS3q7E6wPeStSicuQXmrfzub6fQHGc1uWvLfgzrhLiFCcvA9s7GMiEVzDpZDCb8rvS4d' +
      'GncuwvdKuhVgGtD29qYFJf',
    fee: 200n,
    faucetMost: 10n ** 9n,
    nameOf: (digits) => digits,
    addressOf: (hash) => witnessAddress(bitcoinForm, 'simulated', hash),
  },
} as const satisfies CoinMethod
