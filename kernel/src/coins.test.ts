import { expect, it } from 'vitest'
import { fc } from '#seed'
import { coinFacts, coins, hasCoin, networks, unitsFromText, unitsToText } from './coins.ts'

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

it('a network has one coin, the simulated one all', () => {
  for (const network of networks) {
    const count = coins.filter((coin) => hasCoin(network, coin)).length
    expect(count).toBe(network === 'simulated' ? coins.length : 1)
  }
})

it('wallets read address, exact amount and network from the code', () => {
  const btc = { address: 'bc1qx', amount: '0.00155719', network: 'bitcoin' }
  expect(coinFacts.btc.paymentUri(btc)).toBe('bitcoin:bc1qx?amount=0.00155719')
  const eth = { address: '0xabc', amount: '0.0332', network: 'simulated' }
  expect(coinFacts.eth.paymentUri(eth)).toBe('ethereum:0xabc?value=33200000000000000')
  const main = { ...eth, amount: '2', network: 'ethereum' }
  expect(coinFacts.eth.paymentUri(main)).toBe('ethereum:0xabc@1?value=2000000000000000000')
})
