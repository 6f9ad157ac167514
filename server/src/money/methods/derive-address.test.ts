import { createHash } from 'node:crypto'
import { createBase58check, hex } from '@scure/base'
import { HDKey } from '@scure/bip32'
import { describe, expect, it } from 'vitest'
import type { Coin, Network } from '#kernel/coins.ts'
import { methods } from './coin-methods.ts'
import { deriveAddress, readAccountKey } from './derive-address.ts'
import { checkAddress } from './read-address.ts'

const base58check = createBase58check((bytes: Uint8Array) =>
  createHash('sha256').update(bytes).digest(),
)

/** BIP-39's "abandon … about" without a password. */
const seed = hex.decode(
  '5eb00bbddcf069084889a8ab9155568165f5c453ccb85e70811aaed6f6da5fc1' +
    '9a5ac40b389cd370d086206dec8aa6c43daea6690f20ad3d8d48b2d2ce9e38e4',
)
const root = HDKey.fromMasterSeed(seed)
const versioned = (path: string, version: string, half: 'public' | 'private' = 'public') => {
  const key = root.derive(path)
  const bytes = base58check.decode(
    half === 'public' ? key.publicExtendedKey : key.privateExtendedKey,
  )
  return base58check.encode(Uint8Array.of(...hex.decode(version), ...bytes.subarray(4)))
}
const btcAccount = "m/84'/0'/0'"
const zpub = versioned(btcAccount, '04b24746')
const xpub = versioned(btcAccount, '0488b21e')
const vpub = versioned("m/84'/1'/0'", '045f1cf6')
const ethXpub = versioned("m/44'/60'/0'", '0488b21e')

const keyOf = (text: string, coin: Coin, network: Network) => {
  const key = readAccountKey(text, coin, network)
  if ('fault' in key) throw new Error(key.fault)
  return key
}

describe('BIP-84', () => {
  it.each([
    [0, 0, 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'],
    [0, 1, 'bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g'],
    [1, 0, 'bc1q8c6fshw2dlwun7ekn9qwf37cu2rn755upcp6el'],
  ] as const)('branch %i, index %i is %s', (branch, index, address) => {
    for (const text of [zpub, xpub]) {
      const derived = deriveAddress(keyOf(text, 'btc', 'bitcoin'), index, branch)
      expect(derived).toEqual({ index, branch, address, origin: null })
    }
  })

  it('is what the published zpub says', () => {
    expect(zpub).toBe(
      'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs',
    )
  })
})

describe('Ethereum', () => {
  it('derives the addresses every wallet shows for these words', () => {
    const key = keyOf(ethXpub, 'eth', 'ethereum')
    expect(deriveAddress(key, 0).address).toBe('0x9858EfFD232B4033E47d90003D41EC34EcaEda94')
    expect(deriveAddress(key, 1).address).toBe('0x6Fac4D18c912343BF86fa7049364Dd4E424Ab9C0')
  })
})

describe('a key', () => {
  it.each([
    ['private, of the main network', versioned(btcAccount, '04b2430c', 'private'), 'private_key'],
    ['private, of a test network', versioned(btcAccount, '045f18bc', 'private'), 'private_key'],
    [
      'private, whatever it calls itself',
      versioned(btcAccount, '0488b21e', 'private'),
      'private_key',
    ],
    ['of another purpose', versioned(btcAccount, '049d7cb2'), 'other_purpose'],
    ['of a multisig', versioned(btcAccount, '02aa7ed3'), 'other_purpose'],
    ['of an unknown version', versioned(btcAccount, '01020304'), 'not_a_key'],
    ['the master key itself', versioned('m', '0488b21e'), 'not_an_account'],
    ['a branch of an account', versioned(`${btcAccount}/0`, '0488b21e'), 'not_an_account'],
    ['of a test network', vpub, 'test_network'],
    ['with a mistake', `${zpub.slice(0, -1)}t`, 'not_a_key'],
    ['an address', 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu', 'not_a_key'],
    ['nothing', '', 'not_a_key'],
    ['with an origin that is none', `[here]${zpub}`, 'not_a_key'],
  ] as const)('%s is refused', (_, text, fault) => {
    expect(readAccountKey(text, 'btc', 'bitcoin')).toEqual({ fault })
  })

  it('of the main network is refused where coins are for testing', () => {
    for (const network of ['bitcoin_testnet', 'bitcoin_regtest', 'simulated'] as const) {
      for (const text of [zpub, xpub]) {
        expect(readAccountKey(text, 'btc', network)).toEqual({ fault: 'main_network' })
      }
      expect(readAccountKey(vpub, 'btc', network)).toMatchObject({ network })
    }
  })

  it('whose point is not on the curve is refused', () => {
    const bytes = base58check.decode(zpub)
    const broken = base58check.encode(
      Uint8Array.of(...bytes.subarray(0, 46), ...new Uint8Array(32)),
    )
    expect(readAccountKey(broken, 'btc', 'bitcoin')).toEqual({ fault: 'not_a_key' })
  })

  it('may say where it comes from', () => {
    expect(keyOf(`[73c5da0a/84'/0h/0']${zpub}`, 'btc', 'bitcoin').origin).toEqual({
      fingerprint: 0x73c5da0a,
      path: [84 + 2 ** 31, 2 ** 31, 2 ** 31],
    })
    const { origin } = deriveAddress(keyOf(`[73c5da0a/84h/0h/0h]${zpub}`, 'btc', 'bitcoin'), 0)
    expect(origin?.path).toEqual([84 + 2 ** 31, 2 ** 31, 2 ** 31, 0, 0])
    expect(hex.encode(origin?.publicKey ?? new Uint8Array())).toBe(
      '0330d54fd0dd420a6e5f8d3624f5f3482cae350f79d5f0753bf5beef9c2d91af3c',
    )
    expect(keyOf(zpub, 'btc', 'bitcoin').origin).toBeNull()
  })
})

describe('a sandbox', () => {
  it('has 1,000 addresses, none twice, none of the main network', () => {
    const btc = keyOf(methods.btc.simulated.accountKey, 'btc', 'simulated')
    const eth = keyOf(methods.eth.simulated.accountKey, 'eth', 'simulated')
    const seen = new Set<string>()
    for (let index = 0; index < 500; index += 1) {
      const address = deriveAddress(btc, index).address
      seen.add(address).add(deriveAddress(eth, index).address)
      expect(address).toMatch(/^bcrt1q/)
      expect(checkAddress(address, 'btc', 'simulated')).toMatchObject({ text: address })
      expect(checkAddress(address, 'btc', 'bitcoin')).toEqual({ fault: 'wrong_network' })
    }
    expect(seen.size).toBe(1_000)
  })
})
