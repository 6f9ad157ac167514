import { describe, expect, it } from 'vitest'
import { defaultSettings } from '#server/install/operators/settings.ts'
import { depositKeyOf, keyProblems } from './account-keys.ts'

/** BIP-84's own, of the main network. */
const zpub =
  'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs'

describe('a sandbox', () => {
  it('has keys that make addresses of test networks only', () => {
    expect(keyProblems(defaultSettings, 'sandbox')).toEqual([])
    expect(depositKeyOf(defaultSettings, 'btc', 'sandbox')).toMatchObject({ network: 'simulated' })
  })

  it.each([
    [{ btcXpub: zpub }, 'This is a key of the main network'],
    [{ btcNetwork: 'bitcoin' }, 'btc_network is a main network'],
    [{ ethNetwork: 'ethereum' }, 'eth_network is a main network'],
    [{ btcXpub: 'xpub' }, 'This is not an extended public key'],
  ] as const)('does not start with %j', (changes, sentence) => {
    const problems = keyProblems({ ...defaultSettings, ...changes }, 'sandbox')
    expect(problems).toEqual([expect.stringContaining(sentence)])
  })
})

describe('a live install', () => {
  it('offers no coins until it is told where they go', () => {
    expect(depositKeyOf(defaultSettings, 'btc', 'live')).toBeUndefined()
    expect(keyProblems(defaultSettings, 'live')).toEqual([])
  })

  it('takes real coins only, to a key of its own', () => {
    const problemsOf = (changes: object) => keyProblems({ ...defaultSettings, ...changes }, 'live')
    expect(problemsOf({ btcNetwork: 'bitcoin', btcXpub: zpub })).toEqual([])
    expect(problemsOf({ btcNetwork: 'bitcoin' })).toEqual(['The setting btc_xpub is missing.'])
    expect(problemsOf({ btcNetwork: 'simulated' })).toEqual([
      'The setting btc_network is a test network: a live install takes real coins only.',
    ])
  })
})
