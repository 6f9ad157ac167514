// Addresses from the operator's extended public key: the same index gives the same address for
// ever, and no private key is ever here. The key is that of an account, three steps below the
// master key. Addresses are at …/0/index, change at …/1/index.

import { hex } from '@scure/base'
import { HDKey } from '@scure/bip32'
import { present } from '#kernel/assert.ts'
import { type Coin, isMainNetwork, type Network } from '#kernel/coins.ts'
import type { OwnAddress } from './address.ts'
import { methods } from './coin-methods.ts'
import { readBase58Check } from './script-address.ts'

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
  const version = methods[coin].keyVersions[hex.encode(bytes.subarray(0, 4))]
  const key = version && keyOf(bytes)
  if (!key) return { fault: 'not_a_key' }
  if (!version.isFitting) return { fault: 'other_purpose' }
  if (key.depth !== accountDepth) return { fault: 'not_an_account' }
  if (version.net !== null && isMainNetwork(network) !== (version.net === 'main')) {
    return { fault: version.net === 'main' ? 'main_network' : 'test_network' }
  }
  return { coin, network, origin, branches: [key.deriveChild(0), key.deriveChild(1)] }
}

/** What a payout leaves over goes to branch 1; everything else is paid to branch 0. */
export function deriveAddress(
  { coin, network, branches, origin }: AccountKey,
  index: number,
  branch: 0 | 1 = 0,
): OwnAddress {
  const child = branches[branch].deriveChild(index)
  const publicKey = present(child.publicKey, 'a derived key has a public half')
  const hash = present(child.pubKeyHash, 'a derived key has a hash')
  const address = methods[coin].addressOf({ publicKey, hash }, network)
  const path = origin && [...origin.path, branch, index]
  return { address, branch, index, origin: path && { ...origin, publicKey, path } }
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
