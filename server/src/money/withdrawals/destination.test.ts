import { expect, test } from 'vitest'
import { bankPlace, defaultLabel } from './destination.ts'

const bank = {
  account_number: '123456789',
  bank_name: 'First Bank',
  routing_number: '021000021',
  type: 'Checking',
} as const
const address = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'

test('a bank account is named by its numbers', () => {
  const place = { method: 'bank', destination: '021000021/123456789', network: null, bank }
  expect(bankPlace(bank)).toEqual(place)
})

test('a place without a name is called by how it begins and ends', () => {
  expect(defaultLabel(bankPlace(bank))).toBe('First Bank …6789')
  const chain = { method: 'btc', network: 'bitcoin_testnet', bank: null } as const
  expect(defaultLabel({ ...chain, destination: address })).toBe('tb1qw5…jzsx')
})

test('and no longer than a name may be', () => {
  const label = defaultLabel(bankPlace({ ...bank, bank_name: 'x'.repeat(80) }))
  expect(label).toBe('x'.repeat(60))
})
