import { expect, it } from 'vitest'
import { Outage } from '#server/platform/outage.ts'
import { ofNodes } from '../methods/coin-methods.ts'
import { openNodeChains } from './open-node-chains.ts'

const nowhere = 'http://127.0.0.1:1'
const none = ofNodes(() => null)

it('knows no chain without a node, and never a simulated one', () => {
  expect(openNodeChains(none)('btc', 'bitcoin')).toBeUndefined()
  expect(openNodeChains(none)('eth', 'ethereum')).toBeUndefined()
  expect(openNodeChains(none)('ltc', 'litecoin')).toBeUndefined()
  const another = { ...none, btcRpcUrl: nowhere, btcEsploraUrl: nowhere, ethRpcUrl: nowhere }
  expect(openNodeChains(another)('ltc', 'litecoin')).toBeUndefined()
  const all = ofNodes(() => nowhere)
  expect(openNodeChains(all)('btc', 'simulated')).toBeUndefined()
  expect(openNodeChains(all)('eth', 'simulated')).toBeUndefined()
})

it('answers the same chain each time, one for each network', () => {
  const chainOf = openNodeChains({ ...none, btcEsploraUrl: nowhere })
  expect(chainOf('btc', 'bitcoin_testnet')).toMatchObject({ coin: 'btc' })
  expect(chainOf('btc', 'bitcoin_testnet')).toBe(chainOf('btc', 'bitcoin_testnet'))
  expect(chainOf('btc', 'bitcoin')).not.toBe(chainOf('btc', 'bitcoin_testnet'))
})

it.each([
  ['BTC_RPC_URL', 'btc', 'bitcoin_regtest', { btcRpcUrl: nowhere, btcEsploraUrl: nowhere }],
  ['BTC_ESPLORA_URL', 'btc', 'bitcoin_regtest', { btcEsploraUrl: nowhere }],
  ['ETH_RPC_URL', 'eth', 'ethereum_local', { ethRpcUrl: nowhere }],
  ['LTC_RPC_URL', 'ltc', 'litecoin_regtest', { ltcRpcUrl: nowhere, btcRpcUrl: nowhere }],
] as const)('asks the node of %s', async (name, coin, network, urls) => {
  const chain = openNodeChains({ ...none, ...urls })(coin, network)
  const error = await chain?.tip().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Outage)
  expect(String(error)).toContain(name)
})
