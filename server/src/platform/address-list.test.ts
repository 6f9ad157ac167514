import { expect, test } from 'vitest'
import { parseAddressList } from './address-list.ts'

const list = parseAddressList('203.0.113.7, 198.51.100.0/24 2001:db8::/32,::1')

test.each([
  '203.0.113.7',
  '::ffff:203.0.113.7',
  '::FFFF:203.0.113.7',
  '::ffff:cb00:7107',
  '198.51.100.0',
  '198.51.100.255',
  '::ffff:198.51.100.9',
  '2001:db8:ffff::1',
  '2001:DB8::%eth0',
  '::1',
])('%s is in it', (address) => {
  expect(list?.holds(address)).toBe(true)
})

test.each([
  '203.0.113.8',
  '::ffff:203.0.113.8',
  '198.51.101.0',
  '2001:db9::1',
  '::2',
  '127.0.0.1',
  '::203.0.113.7',
  '203.0.113.7, 198.51.100.1',
  '203.0.113.07',
  'unix socket',
  '',
])('"%s" is not', (address) => {
  expect(list?.holds(address)).toBe(false)
})

test.each([
  '10.0.0.0/33',
  '::/129',
  'office',
  '10.0.0/8',
  '10.0.0.1/',
  '10.0.0.1/-1',
  '/8',
  '1.2.3.4/8/9',
])('"%s" is none', (text) => expect(parseAddressList(`10.0.0.1, ${text}`)).toBeUndefined())

test('everything is a network too', () => {
  const all = parseAddressList('0.0.0.0/0, ::/0')
  expect([all?.holds('192.0.2.1'), all?.holds('2001:db8::1')]).toEqual([true, true])
})
