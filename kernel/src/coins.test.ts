import { expect, it } from 'vitest'
import { fc } from '#seed'
import {
  coinFacts,
  coinNames,
  coins,
  coinsListed,
  factsOf,
  hasCoin,
  isMainNetwork,
  mainNetworkOf,
  networks,
  networksOf,
  unitsFromText,
  unitsShown,
  unitsToText,
} from './coins.ts'

it.each([
  ['btc', '1', 100_000_000n, '1'],
  ['btc', '0.00000001', 1n, '0.00000001'],
  ['btc', '1.50', 150_000_000n, '1.5'],
  ['eth', '0.1', 10n ** 17n, '0.1'],
  ['eth', '0', 0n, '0'],
] as const)('%s %s is %i base units', (coin, text, units, shown) => {
  expect(unitsFromText(coin, text)).toBe(units)
  expect(unitsToText(coin, units)).toBe(shown)
})

it.each(['', '.', '1.', '.5', '-1', '1e3', ' 1', '1,5', '0.000000001', '1'.repeat(16)])(
  '"%s" is no amount of bitcoin',
  (text) => {
    expect(unitsFromText('btc', text)).toBeUndefined()
  },
)

it('every amount is read back as it was written', () => {
  const amounts = fc.bigInt({ min: 0n, max: 10n ** 22n })
  fc.assert(
    fc.property(fc.constantFrom(...coins), amounts, (coin, units) => {
      expect(unitsFromText(coin, unitsToText(coin, units))).toBe(units)
    }),
  )
  expect(unitsToText('btc', -150_000_000n)).toBe('-1.5')
})

it('an amount is told with its coin', () => {
  expect(unitsShown('ltc', 150_000_000n)).toBe('1.5 LTC')
  expect(unitsShown('eth', 1n)).toBe('0.000000000000000001 ETH')
})

it('a network has one coin, the simulated one all', () => {
  expect(new Set(networks)).toEqual(new Set(coins.flatMap((coin) => networksOf(coin))))
  expect(networks).toHaveLength(10)
  for (const network of networks) {
    const count = coins.filter((coin) => hasCoin(network, coin)).length
    expect(count).toBe(network === 'simulated' ? coins.length : 1)
  }
})

it.each([
  ['btc', 'Bitcoin', 'bitcoin', 'bitcoin_testnet', 'bitcoin_regtest'],
  ['eth', 'Ethereum', 'ethereum', 'ethereum_sepolia', 'ethereum_local'],
  ['ltc', 'Litecoin', 'litecoin', 'litecoin_testnet', 'litecoin_regtest'],
] as const)('%s is worth money on its main network alone', (coin, name, main, test, local) => {
  expect(coinNames[coin]).toBe(name)
  expect(networksOf(coin)).toEqual([main, test, local, 'simulated'])
  expect(mainNetworkOf(coin)).toBe(main)
  expect(networksOf(coin).filter(isMainNetwork)).toEqual([main])
  expect([main, test, local].map((network) => factsOf(network))).toMatchObject([
    { kind: 'main', coin },
    { kind: 'test', coin },
    { kind: 'local', coin },
  ])
})

it('the simulated chain is of no coin', () => {
  expect(factsOf('simulated')).toBeUndefined()
  expect(coinsListed('and')).toBe('Bitcoin, Ethereum and Litecoin')
})

/** What addresses look like on the main, a test and a local network, and what they do not. */
const looks = {
  btc: ['bc1q', 'BC1Q', 'tb1q', 'TB1Q', 'bcrt1q', 'BCRT1Q', '1A', '3J', 'm', 'n', '2N'],
  eth: ['0xab', '0XAB'],
  ltc: ['ltc1q', 'LTC1Q', 'tltc1q', 'TLTC1Q', 'rltc1q', 'RLTC1Q', 'L', 'M', 'Q'],
} as const

it.each(coins)('an address of %s looks like one of its own', (coin) => {
  for (const of of coins) {
    for (const text of looks[of])
      expect([text, coinFacts[coin].addressLook.test(text)]).toEqual([text, of === coin])
  }
  for (const text of ['', ' bc1', ' 0x', ' ltc1', 'x1', 'x0x', 'xL', 'bc2', 'ltc2', 'BcRt2']) {
    expect([text, coinFacts[coin].addressLook.test(text)]).toEqual([text, false])
  }
})

it('wallets read address, exact amount and network from the code', () => {
  const btc = { address: 'bc1qx', amount: '0.00155719', network: 'bitcoin' }
  expect(coinFacts.btc.paymentUri(btc)).toBe('bitcoin:bc1qx?amount=0.00155719')
  const eth = { address: '0xabc', amount: '0.0332', network: 'simulated' }
  expect(coinFacts.eth.paymentUri(eth)).toBe('ethereum:0xabc?value=33200000000000000')
  const ltc = { address: 'ltc1qx', amount: '0.5', network: 'litecoin' }
  expect(coinFacts.ltc.paymentUri(ltc)).toBe('litecoin:ltc1qx?amount=0.5')
  const main = { ...eth, amount: '2', network: 'ethereum' }
  expect(coinFacts.eth.paymentUri(main)).toBe('ethereum:0xabc@1?value=2000000000000000000')
})
