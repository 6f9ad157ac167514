import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bech32, bech32m, hex } from '@scure/base'
import { describe, expect, it } from 'vitest'
import { present } from '#kernel/assert.ts'
import { fc } from '#seed'
import { bitcoinForm } from './bitcoin-method.ts'
import { checkAddress, readAddress } from './read-address.ts'
import { readBase58Check, readBech32, readScriptAddress } from './script-address.ts'

/** BIP-350, "Test vectors for v0-v16 native segregated witness addresses". */
const witnessAddresses = {
  BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4: '0014751e76e8199196d454941c45d1b3a323f1433bd6',
  tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7:
    '00201863143c14c5166804bd19203356da136c985678cd4d27a1b8c6329604903262',
  bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y:
    '5128751e76e8199196d454941c45d1b3a323f1433bd6751e76e8199196d454941c45d1b3a323f1433bd6',
  BC1SW50QGDZ25J: '6002751e',
  bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs: '5210751e76e8199196d454941c45d1b3a323',
  tb1qqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesrxh6hy:
    '0020000000c4a5cad46221b2a187905e5266362b99d5e91c6ce24d165dab93e86433',
  tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c:
    '5120000000c4a5cad46221b2a187905e5266362b99d5e91c6ce24d165dab93e86433',
  bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0:
    '512079be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798',
}

const noWitnessAddresses = [
  'tc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq5zuyut',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
  'tb1z0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqglt7rf',
  'BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh',
  'tb1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq24jc47',
  'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4',
  'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R',
  'bc1pw5dgrnzv',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav',
  'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P',
  'tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq47Zagq',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf',
  'tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vpggkg4j',
  'bc1gmk9yu',
]

const vectors = join(import.meta.dirname, '../../../../../shared/data/addresses')
const here = existsSync(vectors)
const suffix = here ? '' : ' (skipped: ../shared/data/addresses is not here)'
const load = (name: string) => JSON.parse(readFileSync(join(vectors, name), 'utf8'))

describe('BIP-350', () => {
  it.each(Object.entries(witnessAddresses))('%s is an address', (text, script) => {
    const main = text.toLowerCase().startsWith('bc')
    expect(readAddress(text)).toMatchObject({
      coin: 'btc',
      text: text.toLowerCase(),
      script,
      networks: main ? ['bitcoin'] : ['bitcoin_testnet', 'simulated'],
    })
  })

  it.each(noWitnessAddresses)('%s is none', (text) => {
    expect(readAddress(text)).toHaveProperty('fault')
  })

  it('money is not sent to kinds that nobody can spend from yet', () => {
    for (const text of [
      'BC1SW50QGDZ25J',
      'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs',
      'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
    ]) {
      expect(checkAddress(text, 'btc', 'bitcoin')).toEqual({ fault: 'unsupported' })
    }
  })
})

describe.runIf(here)(`vectors of ../shared/data/addresses${suffix}`, () => {
  it('bech32 and bech32m: every string is read, and read as the same', () => {
    const fixtures = load('bech32-fixtures.json')
    for (const [name, code] of Object.entries({ bech32, bech32m })) {
      for (const { string, prefix, words, limit } of fixtures[name].valid) {
        if (limit > 90) expect(readBech32(string, code), string).toBeUndefined()
        else {
          const read = readBech32(string, code)
          expect(read && { prefix: read.prefix, words: [...read.words] }, string).toEqual({
            prefix: prefix.toLowerCase(),
            words,
          })
        }
        expect(readBech32(string, code === bech32 ? bech32m : bech32), string).toBeUndefined()
      }
      for (const { string } of fixtures[name].invalid) {
        if (string) expect(readBech32(string, code), string).toBeUndefined()
      }
    }
  })

  it('bech32 and bech32m: none of those strings is an address', () => {
    const { bech32: one, bech32m: two } = load('bech32-fixtures.json')
    for (const { string } of [...one.valid, ...one.invalid, ...two.valid, ...two.invalid]) {
      if (string) expect(readAddress(string), string).toHaveProperty('fault')
    }
  })

  it('base58check: every string is read, and addresses are told from keys', () => {
    const { valid, invalid } = load('bs58check-fixtures.json')
    const networksOf: Record<string, string> = {
      '00': 'main',
      '05': 'main',
      '6f': 'test',
      c4: 'test',
    }
    let addresses = 0
    for (const { string, payload } of valid) {
      const bytes = readBase58Check(string)
      expect(bytes && hex.encode(bytes), string).toBe(payload)
      const net = payload.length === 42 ? networksOf[payload.slice(0, 2)] : undefined
      const read = readAddress(string)
      if (net === undefined) expect(read, string).toHaveProperty('fault')
      else {
        addresses += 1
        expect(read, string).toMatchObject({ coin: 'btc', text: string })
        const main = checkAddress(string, 'btc', 'bitcoin')
        const test = checkAddress(string, 'btc', 'bitcoin_testnet')
        const [right, wrong] = net === 'main' ? [main, test] : [test, main]
        expect(right).not.toHaveProperty('fault')
        expect(wrong).toEqual({ fault: 'wrong_network' })
      }
    }
    expect(addresses).toBeGreaterThan(20)
    for (const { string } of invalid) {
      expect(readBase58Check(string), string).toBeUndefined()
      expect(readAddress(string), string).toHaveProperty('fault')
    }
  })

  it('EIP-55: right ones are taken as they are, wrong ones refused', () => {
    const { valid, invalid } = load('eip55.json')
    for (const text of valid) {
      expect(checkAddress(text, 'eth', 'ethereum')).toMatchObject({ text, kind: 'account' })
      for (const plain of [text.toLowerCase(), `0x${text.slice(2).toUpperCase()}`]) {
        expect(checkAddress(plain, 'eth', 'ethereum')).toMatchObject({ text })
      }
    }
    for (const text of invalid) {
      expect(checkAddress(text, 'eth', 'ethereum'), text).toHaveProperty('fault')
    }
  })
})

describe('an address', () => {
  const eth = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
  const bcrt = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'

  it.each([
    ['another coin', eth, 'btc', 'bitcoin_testnet', 'wrong_coin'],
    ['another coin', bcrt, 'eth', 'ethereum_local', 'wrong_coin'],
    ['a coin the network has not', eth, 'eth', 'bitcoin', 'wrong_coin'],
    [
      'the main network in a test',
      '1AGNa15ZQXAZUgFiqJ2i7Z2DPU2J6hW62i',
      'btc',
      'simulated',
      'wrong_network',
    ],
    ['regtest on testnet', bcrt, 'btc', 'bitcoin_testnet', 'wrong_network'],
    ['regtest on the main network', bcrt, 'btc', 'bitcoin', 'wrong_network'],
    ['nobody', `0x${'0'.repeat(40)}`, 'eth', 'simulated', 'zero_address'],
    ['a wrong letter', `${bcrt.slice(0, -1)}q`, 'btc', 'bitcoin_regtest', 'bad_checksum'],
    ['one digit too few', eth.slice(0, -1), 'eth', 'simulated', 'not_an_address'],
    ['no 0x', eth.slice(2), 'eth', 'simulated', 'not_an_address'],
    ['spaces', ` ${eth}`, 'eth', 'simulated', 'not_an_address'],
    ['nothing', '', 'btc', 'simulated', 'not_an_address'],
    ['a link', `bitcoin:${bcrt}`, 'btc', 'simulated', 'not_an_address'],
  ] as const)('of %s is refused (%s)', (_, text, coin, network, fault) => {
    expect(checkAddress(text, coin, network)).toEqual({ fault })
  })

  it('of a test network serves the simulated chain', () => {
    for (const text of [
      bcrt,
      'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
      'mo9ncXisMeAoXwqcV5EWuyncbmCcQN4rVs',
      '2N2JD6wb56AfK4tfmM6PwdVmoYk2dCKf4Br',
    ]) {
      expect(checkAddress(text, 'btc', 'simulated')).toMatchObject({ text })
    }
    expect(checkAddress(eth, 'eth', 'simulated')).toMatchObject({ text: eth })
  })

  it('begins with what the node’s own regtest begins with, if told', () => {
    const program = bech32.decode(bcrt as `${string}1${string}`).words
    const rltc = bech32.encode('rltc', program)
    expect(checkAddress(rltc, 'btc', 'bitcoin_regtest')).toHaveProperty('fault')
    const regtest = present(bitcoinForm.networks.bitcoin_regtest, 'there is such a network')
    const networks = { bitcoin_regtest: { ...regtest, prefix: 'rltc' } }
    expect(readScriptAddress(rltc, { ...bitcoinForm, networks })).toMatchObject({
      text: rltc,
      networks: ['bitcoin_regtest', 'simulated'],
    })
  })

  it('with one letter changed is never an address', () => {
    const samples = [...Object.keys(witnessAddresses), eth, '1AGNa15ZQXAZUgFiqJ2i7Z2DPU2J6hW62i']
    const letters = '023456789acdefghjklmnpqrstuvwxyzACDEFGHJKLMNPQRSTUVWXYZ'
    fc.assert(
      fc.property(
        fc.constantFrom(...samples),
        fc.nat(),
        fc.constantFrom(...letters),
        (text, place, letter) => {
          const at = place % text.length
          const changed = text.slice(0, at) + letter + text.slice(at + 1)
          fc.pre(changed.toLowerCase() !== text.toLowerCase())
          // A digit's change slips through EIP-55 about once in 4,000 times: its checksum is short.
          fc.pre(!(text === eth && /[0-9]/.test(letter) && /[0-9]/.test(text.charAt(at))))
          return 'fault' in readAddress(changed)
        },
      ),
      { numRuns: 2_000 },
    )
  })

  it('reads anything without throwing', () => {
    const bytes = fc.uint8Array({ maxLength: 60 }).map((it) => Buffer.from(it).toString('latin1'))
    fc.assert(fc.property(bytes, (text) => 'fault' in readAddress(text)))
    fc.assert(fc.property(fc.base64String(), (text) => 'fault' in readAddress(`bc1${text}`)))
    fc.assert(fc.property(fc.string(), (text) => 'fault' in readAddress(`0x${text}`)))
  })
})
