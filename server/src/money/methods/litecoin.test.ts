// Litecoin as the third coin: its addresses are its own, by the vectors of BIP-84 under its prefix,
// and whatever a coin must have, it has without anybody naming it.

import { createHash } from 'node:crypto'
import { bech32, createBase58check, hex } from '@scure/base'
import { HDKey } from '@scure/bip32'
import { describe, expect, it } from 'vitest'
import { type Network, networksOf } from '#kernel/coins.ts'
import { isGuarded, keyOf } from '#server/install/operators/guards.ts'
import { settingNamed } from '#server/install/operators/parse-settings.ts'
import { defaultSettings } from '#server/install/operators/settings.ts'
import { depositKeyOf } from '../deposits/account-keys.ts'
import { deriveAddress, readAccountKey } from './derive-address.ts'
import { checkAddress, readAddress } from './read-address.ts'
import { testAddressOf } from './test-address.ts'

const base58check = createBase58check((bytes: Uint8Array) =>
  createHash('sha256').update(bytes).digest(),
)
const hash = hex.decode('751e76e8199196d454941c45d1b3a323f1433bd6')
const base58 = (version: number) => base58check.encode(Uint8Array.of(version, ...hash))

/** BIP-39's "abandon … about" without a password. */
const root = HDKey.fromMasterSeed(
  hex.decode(
    '5eb00bbddcf069084889a8ab9155568165f5c453ccb85e70811aaed6f6da5fc1' +
      '9a5ac40b389cd370d086206dec8aa6c43daea6690f20ad3d8d48b2d2ce9e38e4',
  ),
)
const versioned = (path: string, version: string) => {
  const bytes = base58check.decode(root.derive(path).publicExtendedKey)
  return base58check.encode(Uint8Array.of(...hex.decode(version), ...bytes.subarray(4)))
}
const read = (text: string, network: Network) => {
  const key = readAccountKey(text, 'ltc', network)
  if ('fault' in key) throw new Error(key.fault)
  return key
}

describe('the key of an account', () => {
  /** The addresses of BIP-84's test vectors, under another prefix and so with another checksum. */
  const published = [
    [0, 0, 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'],
    [0, 1, 'bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g'],
    [1, 0, 'bc1q8c6fshw2dlwun7ekn9qwf37cu2rn755upcp6el'],
  ] as const

  it.each([
    ['ltc', 'litecoin', '04b24746'],
    ['tltc', 'litecoin_testnet', '045f1cf6'],
    ['rltc', 'litecoin_regtest', '045f1cf6'],
    ['rltc', 'simulated', '045f1cf6'],
  ] as const)('makes the addresses of BIP-84 under "%s" on %s', (prefix, network, version) => {
    const key = read(versioned("m/84'/0'/0'", version), network)
    for (const [branch, index, address] of published) {
      const { words } = bech32.decode(address)
      expect(deriveAddress(key, index, branch).address).toBe(bech32.encode(prefix, words))
    }
  })

  it('makes the first address that wallets show for these words', () => {
    const first = 'ltc1qjmxnz78nmc8nq77wuxh25n2es7rzm5c2rkk4wh'
    for (const version of ['04b24746', '0488b21e', '019da462']) {
      const key = read(versioned("m/84'/2'/0'", version), 'litecoin')
      expect(deriveAddress(key, 0).address).toBe(first)
    }
  })

  it.each([
    ['of a test network', '0436f6e1', 'litecoin', 'test_network'],
    ['of the main network', '019da462', 'litecoin_testnet', 'main_network'],
    ['of the main network in a sandbox', '04b24746', 'simulated', 'main_network'],
    ['of another purpose', '01b26ef6', 'litecoin', 'other_purpose'],
  ] as const)('%s is refused', (_, version, network, fault) => {
    expect(readAccountKey(versioned("m/84'/2'/0'", version), 'ltc', network)).toEqual({ fault })
  })

  it('is no key of Bitcoin under Litecoin’s own version', () => {
    const key = versioned("m/84'/2'/0'", '019da462')
    expect(readAccountKey(key, 'btc', 'bitcoin')).toEqual({ fault: 'not_a_key' })
  })
})

describe('an address', () => {
  const witness = (prefix: string) => bech32.encode(prefix, [0, ...bech32.toWords(hash)])

  it.each([
    [witness('ltc'), ['litecoin'], 'p2wpkh'],
    [witness('tltc'), ['litecoin_testnet', 'simulated'], 'p2wpkh'],
    [witness('rltc'), ['litecoin_regtest', 'simulated'], 'p2wpkh'],
    [witness('ltc').toUpperCase(), ['litecoin'], 'p2wpkh'],
    [base58(48), ['litecoin'], 'p2pkh'],
    [base58(50), ['litecoin'], 'p2sh'],
    [base58(58), ['litecoin_testnet', 'litecoin_regtest', 'simulated'], 'p2sh'],
  ] as const)('%s is of Litecoin alone', (text, networks, kind) => {
    expect(readAddress(text)).toMatchObject({ coin: 'ltc', networks, kind })
    for (const network of networksOf('btc')) {
      expect(checkAddress(text, 'btc', network)).toEqual({ fault: 'wrong_coin' })
    }
  })

  it('begins as it should: L and M on the main network', () => {
    expect([base58(48)[0], base58(50)[0], base58(58)[0]]).toEqual(['L', 'M', 'Q'])
  })

  it.each([5, 111, 196])('that both coins wrote alike (byte %i) is Bitcoin’s', (version) => {
    expect(readAddress(base58(version))).toMatchObject({ coin: 'btc' })
    expect(checkAddress(base58(version), 'ltc', 'litecoin')).toEqual({ fault: 'wrong_coin' })
  })

  it('is refused on another network, with a mistake, and where nobody can spend yet', () => {
    const main = witness('ltc')
    expect(checkAddress(main, 'ltc', 'simulated')).toEqual({ fault: 'wrong_network' })
    const mistaken = `${main.slice(0, -1)}${main.endsWith('q') ? 'p' : 'q'}`
    expect(checkAddress(mistaken, 'ltc', 'litecoin')).toEqual({ fault: 'bad_checksum' })
    expect(readAddress(witness('ltcmweb'))).toEqual({ fault: 'not_an_address' })
  })

  it('to try with is one of the simulated chain', () => {
    const text = testAddressOf('ltc', 'somebody')
    expect(checkAddress(text, 'ltc', 'simulated')).toMatchObject({ text, coin: 'ltc' })
  })
})

describe('the settings', () => {
  it.each([
    ['ltc_xpub', 'ltc'],
    ['ltc_network', 'ltc'],
    ['ltc_confirmations', undefined],
  ])('%s takes two members of staff', (row, key) => {
    const name = settingNamed(row)
    expect(name && isGuarded(name)).toBe(true)
    expect(name && keyOf(name)).toBe(key)
  })

  it('offer it in a sandbox on the simulated chain, and in a live install not by themselves', () => {
    expect(depositKeyOf(defaultSettings, 'ltc', 'sandbox')).toMatchObject({ network: 'simulated' })
    expect(depositKeyOf(defaultSettings, 'ltc', 'live')).toBeUndefined()
  })

  it('of a live install want a key and a main network of its own', () => {
    const live = (ltcNetwork: Network, ltcXpub: string | null = null) =>
      depositKeyOf({ ...defaultSettings, ltcNetwork, ltcXpub }, 'ltc', 'live')
    expect(live('litecoin')).toBe('The setting ltc_xpub is missing.')
    expect(live('ethereum')).toBe('The setting ltc_network is a network of another coin.')
    expect(live('bitcoin')).toBe('The setting ltc_network is a network of another coin.')
    expect(live('litecoin_testnet')).toMatch(/is a test network/)
    const key = versioned("m/84'/2'/0'", '04b24746')
    expect(live('litecoin', key)).toMatchObject({ coin: 'ltc', network: 'litecoin' })
  })
})
