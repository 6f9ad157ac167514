// Ether: addresses by EIP-55, keys of accounts at m/44'/60'/…', which say nothing of their network,
// and nodes with Ethereum's JSON-RPC.

import { ECDH } from 'node:crypto'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { hex } from '@scure/base'
import { networksOf } from '#kernel/coins.ts'
import type { Address, Misread } from './address.ts'
import type { CoinMethod } from './method.ts'

export const ethereum = {
  coin: 'eth',
  readAddress: (text) => (/^0x/i.test(text) ? readEthereum(text) : undefined),
  // Wallets write "xpub" for all networks.
  keyVersions: {
    '0488b21e': { net: null, isFitting: true },
    '043587cf': { net: null, isFitting: true },
    '04b24746': { net: null, isFitting: false },
    '045f1cf6': { net: null, isFitting: false },
    '049d7cb2': { net: null, isFitting: false },
    '044a5262': { net: null, isFitting: false },
    '0295b43f': { net: null, isFitting: false },
    '024289ef': { net: null, isFitting: false },
    '02aa7ed3': { net: null, isFitting: false },
    '02575483': { net: null, isFitting: false },
  },
  addressOf: ({ publicKey }) => {
    const point = ECDH.convertKey(publicKey, 'secp256k1', undefined, undefined, 'uncompressed')
    const hash = keccak_256(Buffer.from(point).subarray(1))
    return checksummed(hex.encode(hash.subarray(12)))
  },
  transactionId: /^0x[0-9a-f]{64}$/i,
  explorers: {
    ethereum: 'https://etherscan.io/tx/',
    ethereum_sepolia: 'https://sepolia.etherscan.io/tx/',
  },
  form: null,
  nodes: {
    ethRpcUrl: {
      name: 'ETH_RPC_URL',
      speaks: 'evm',
      meaning: 'JSON-RPC of an Ethereum node, for deposits and payouts.',
      example: 'http://host:8545',
    },
  },
  simulated: {
    accountKey:
      'tpubDC3nZv2wmWtPwuQmqiEBA7qjwvnYjMbFoB9VTqsdayqkiJSsNsTFJmYUZAYM8fDyrGCnFRhQF1a6j26piSgiUS' +
      'k5mgQSks6r99TeapJF1Mi',
    fee: 21_000_000_000_000n,
    faucetMost: 10n ** 19n,
    nameOf: (digits) => `0x${digits}`,
    addressOf: (hash) => checksummed(hex.encode(hash)),
  },
} as const satisfies CoinMethod

function readEthereum(text: string): Address | Misread {
  const digits = /^0x([0-9a-f]{40})$/i.exec(text)?.[1]
  if (digits === undefined) return { fault: 'not_an_address' }
  const address = checksummed(digits)
  const isPlain = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  if (!isPlain && address !== `0x${digits}`) return { fault: 'bad_checksum' }
  return {
    coin: 'eth',
    networks: networksOf('eth'),
    text: address,
    kind: /^0{40}$/.test(digits) ? 'nobody' : 'account',
    script: '',
  }
}

/** Forty hexadecimal digits with the checksum of EIP-55 in the case of their letters. */
function checksummed(digits: string): string {
  const small = digits.toLowerCase()
  const hash = hex.encode(keccak_256(Buffer.from(small)))
  const marked = [...small].map((digit, at) =>
    Number.parseInt(hash.charAt(at), 16) >= 8 ? digit.toUpperCase() : digit,
  )
  return `0x${marked.join('')}`
}
