// Addresses from the operator's extended public key: the same index gives the same address for
// ever, and no private key is ever here. The key is that of an account: Bitcoin m/84'/…'/…'
// (BIP-84, P2WPKH), Ethereum m/44'/60'/…'. Addresses are at …/0/index, Bitcoin's change at
// …/1/index.

import { ECDH } from 'node:crypto'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bech32, hex } from '@scure/base'
import { HDKey } from '@scure/bip32'
import { present } from '#kernel/assert.ts'
import { type Coin, isMainNetwork, type Network } from '#kernel/coins.ts'
import type { OwnAddress } from './chain.ts'
import { defaultRegtestPrefix, ethereumAddress, readBase58Check } from './read-address.ts'

export type AccountKey = {
  readonly coin: Coin
  readonly network: Network
  /** Of what is paid to us, and of change. */
  readonly branches: readonly [HDKey, HDKey]
  /** The wallet's master key and the account's path within it, where the operator told them. */
  readonly origin: { readonly fingerprint: number; readonly path: readonly number[] } | null
}

export const keyFaults = {
  not_a_key: 'This is not an extended public key (xpub, zpub, tpub or vpub).',
  private_key:
    'This is a private key. Never give it to a website; put the extended public key here, ' +
    'and move your coins to a new wallet if this key was typed into anything else before.',
  other_purpose: 'This key is for another kind of address: take the BIP-84 (native SegWit) one.',
  not_an_account: 'This is not the key of an account (three steps below the master key).',
  main_network: 'This is a key of the main network: here only test coins are taken.',
  test_network: 'This is a key of a test network: here only real coins are taken.',
} as const
export type KeyFault = { readonly fault: keyof typeof keyFaults }

type Version = { readonly net: 'main' | 'test'; readonly use: 'any' | 'bip84' | 'other' }

/** SLIP-132: what the first four bytes of an extended public key say. */
const publicVersions: Readonly<Record<string, Version>> = {
  '0488b21e': { net: 'main', use: 'any' },
  '043587cf': { net: 'test', use: 'any' },
  '04b24746': { net: 'main', use: 'bip84' },
  '045f1cf6': { net: 'test', use: 'bip84' },
  '049d7cb2': { net: 'main', use: 'other' },
  '044a5262': { net: 'test', use: 'other' },
  '0295b43f': { net: 'main', use: 'other' },
  '024289ef': { net: 'test', use: 'other' },
  '02aa7ed3': { net: 'main', use: 'other' },
  '02575483': { net: 'test', use: 'other' },
}
const anyPublic = 0x0488b21e
const anyPrivate = 0x0488ade4
const accountDepth = 3

/**
 * Reads `xpub…` and its like, or `[d34db33f/84'/0'/0']xpub…` with the origin in front, from which
 * hardware wallets find their keys.
 */
export function readAccountKey(text: string, coin: Coin, network: Network): AccountKey | KeyFault {
  const [, originText, keyText = ''] = /^(?:\[([^\]]*)\])?(\w{100,120})$/.exec(text.trim()) ?? []
  const bytes = readBase58Check(keyText)
  const origin = originText === undefined ? null : readOrigin(originText)
  if (bytes?.length !== 78 || origin === undefined) return { fault: 'not_a_key' }
  if (bytes[45] === 0) return { fault: 'private_key' }
  const version = publicVersions[hex.encode(bytes.subarray(0, 4))]
  const key = version && keyOf(bytes)
  if (!key) return { fault: 'not_a_key' }
  if (version.use === 'other' || (coin === 'eth' && version.use !== 'any')) {
    return { fault: 'other_purpose' }
  }
  if (key.depth !== accountDepth) return { fault: 'not_an_account' }
  // An Ethereum key says nothing of its network: wallets write "xpub" for all of them.
  if (coin === 'btc' && isMainNetwork(network) !== (version.net === 'main')) {
    return { fault: version.net === 'main' ? 'main_network' : 'test_network' }
  }
  return { coin, network, origin, branches: [key.deriveChild(0), key.deriveChild(1)] }
}

/** Bitcoin's change goes to branch 1; everything else is paid to branch 0. */
export function deriveAddress(
  { coin, network, branches, origin }: AccountKey,
  index: number,
  branch: 0 | 1 = 0,
  regtestPrefix = defaultRegtestPrefix,
): OwnAddress {
  const child = branches[branch].deriveChild(index)
  const publicKey = present(child.publicKey, 'a derived key has a public half')
  const hash = present(child.pubKeyHash, 'a derived key has a hash')
  const address =
    coin === 'eth'
      ? ethereumAddressOf(publicKey)
      : bech32.encode(prefixOf(network, regtestPrefix), [0, ...bech32.toWords(hash)])
  const path = origin && [...origin.path, branch, index]
  return { address, branch, index, origin: path && { ...origin, publicKey, path } }
}

function prefixOf(network: Network, regtestPrefix: string): string {
  if (network === 'bitcoin') return 'bc'
  return network === 'bitcoin_testnet' ? 'tb' : regtestPrefix
}

function ethereumAddressOf(publicKey: Uint8Array): string {
  const point = ECDH.convertKey(publicKey, 'secp256k1', undefined, undefined, 'uncompressed')
  const hash = keccak_256(Buffer.from(point).subarray(1))
  return ethereumAddress(hex.encode(hash.subarray(12)))
}

/** A key with any of the versions; undefined where its point is not on the curve. */
function keyOf(bytes: Uint8Array): HDKey | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  try {
    return new HDKey({
      versions: { public: anyPublic, private: anyPrivate },
      depth: view.getUint8(4),
      parentFingerprint: view.getUint32(5),
      index: view.getUint32(9),
      chainCode: bytes.slice(13, 45),
      publicKey: bytes.slice(45),
    })
  } catch {
    return undefined
  }
}

function readOrigin(text: string): AccountKey['origin'] | undefined {
  const [, fingerprint, steps] = /^([0-9a-f]{8})((?:\/\d{1,9}['h]?)*)$/i.exec(text) ?? []
  if (fingerprint === undefined || steps === undefined) return undefined
  const path = steps
    .split('/')
    .slice(1)
    .map((step) => Number.parseInt(step, 10) + (/['h]$/.test(step) ? 0x8000_0000 : 0))
  return { fingerprint: Number.parseInt(fingerprint, 16), path }
}
