// Where a webhook may lead, how its messages are signed, and when they are tried again.

import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isRefusal } from '#kernel/refusal.ts'
import { day, hour, later, millis, minute, second } from '#kernel/time.ts'
import { fc, seed } from '#seed'
import { isPublic } from './public-address.ts'
import { refuseUrl } from './refuse-url.ts'
import { headersOf, shownSecret } from './sign-message.ts'
import { judgeAttempt, nextAttempt } from './webhook.ts'

const now = millis(Date.UTC(2026, 10, 26, 12))

describe('an address', () => {
  test.each([
    ['https://bots.example/hook?a=1', true],
    ['https://bots.example:8443/', true],
    ['https://93.184.215.14/', true],
    ['https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/', true],
    ['http://bots.example/', false],
    ['ftp://bots.example/', false],
    ['bots.example', false],
    ['https://bots.example:22/', false],
    ['https://user:word@bots.example/', false],
    ['https://bots.example/#part', false],
    ['https://localhost/', false],
    ['https://printer.local/', false],
    ['https://metadata.google.internal/', false],
    ['https://intranet/', false],
    ['https://127.0.0.1/', false],
    ['https://2130706433/', false],
    ['https://0x7f.1/', false],
    ['https://10.0.0.8/', false],
    ['https://169.254.169.254/latest/meta-data', false],
    ['https://[::1]/', false],
    ['https://[::ffff:10.0.0.1]/', false],
    ['https://[fd00::1]/', false],
    ['', false],
  ])('%s leads somewhere: %s', (url, isTaken) => {
    expect(isRefusal(refuseUrl(url, { isSandbox: false }) ?? 'fine')).toBe(!isTaken)
  })

  test.each([
    ['http://127.0.0.1:3999/hook', true],
    ['http://localhost:3999/', true],
    ['http://[::1]:3999/', true],
    ['http://bots.example/', false],
    ['http://10.0.0.8:3999/', false],
    ['ftp://127.0.0.1/', false],
  ])('in a sandbox %s may be tried: %s', (url, isTaken) => {
    expect(isRefusal(refuseUrl(url, { isSandbox: true }) ?? 'fine')).toBe(!isTaken)
  })
})

test.each([
  ['8.8.8.8', true],
  ['172.15.255.255', true],
  ['172.16.0.0', false],
  ['172.31.255.255', false],
  ['172.32.0.0', true],
  ['100.63.255.255', true],
  ['100.64.0.1', false],
  ['100.128.0.0', true],
  ['192.168.0.1', false],
  ['192.167.255.255', true],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::7f00:1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['fe80::1', false],
  ['fe80::1%eth0', false],
  ['fc00::1', false],
  ['2606:4700:4700::1111', true],
  ['nothing', false],
])('%s is of the open internet: %s', (address, isIt) => {
  expect(isPublic(address)).toBe(isIt)
})

test('nobody reaches a network of RFC 1918, however its addresses are written', () => {
  const byte = fc.integer({ min: 0, max: 255 })
  const private4 = fc.oneof(
    fc.tuple(byte, byte, byte).map(([a, b, c]) => `10.${a}.${b}.${c}`),
    fc.tuple(byte, byte).map(([a, b]) => `192.168.${a}.${b}`),
    fc.tuple(fc.integer({ min: 16, max: 31 }), byte, byte).map(([a, b, c]) => `172.${a}.${b}.${c}`),
  )
  const written = fc.oneof(
    private4,
    private4.map((address) => String(numberOf(address))),
    private4.map((address) => `0x${numberOf(address).toString(16)}`),
    private4.map((address) => `[::ffff:${address}]`),
    private4.map((address) => `[64:ff9b::${address}]`),
  )
  fc.assert(
    fc.property(written, (host) => {
      expect(refuseUrl(`https://${host}/`, { isSandbox: false })).toBeDefined()
    }),
    { seed },
  )
})

function numberOf(address: string): number {
  return address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
}

test('a message is signed as Standard Webhooks has it, by its published example', () => {
  const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64')
  const message = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: millis(1_614_265_330_000),
    payload: '{"test": 2432232314}',
  }
  const headers = headersOf(message, [secret])
  expect(headers).toMatchObject({
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
  expect(shownSecret(secret)).toBe('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')
  const former = Buffer.alloc(24, 7)
  const signed = `${message.id}.1614265330.${message.payload}`
  expect(headersOf(message, [secret, former])['webhook-signature']).toBe(
    `${headers['webhook-signature']} v1,${createHmac('sha256', former).update(signed).digest('base64')}`,
  )
})

describe('an attempt that failed', () => {
  test.each([
    [1, 5 * second],
    [2, 5 * minute],
    [3, 30 * minute],
    [4, 2 * hour],
    [9, 24 * hour],
  ])('is made again after attempt %i, about %i ms later', (attempts, pause) => {
    expect(nextAttempt(attempts, now, 0)).toBe(later(now, 0.9 * pause))
    expect(nextAttempt(attempts, now, 0.5)).toBe(later(now, pause))
    expect(nextAttempt(attempts, now, 0.999)).toBeLessThan(later(now, 1.1 * pause))
  })

  test('is the last after nine more', () => {
    expect(nextAttempt(10, now, 0.5)).toBeNull()
  })

  test.each([
    [{ status: 200 }, 'delivered', undefined, undefined],
    [{ status: 204 }, 'delivered', undefined, undefined],
    [{ status: 199 }, 'failed', 'status', null],
    [{ status: 301 }, 'failed', 'moved', null],
    [{ status: 404 }, 'failed', 'status', null],
    [{ status: 410 }, 'failed', 'gone', 'gone'],
    [{ status: 500 }, 'failed', 'status', null],
    [{ problem: 'timed_out' }, 'failed', 'timed_out', null],
    [{ problem: 'address_private' }, 'failed', 'address_private', null],
  ] as const)('%j is %s', (attempt, kind, problem, ends) => {
    const verdict = judgeAttempt(attempt, { failingSince: null, now })
    expect(verdict).toMatchObject({ kind, ...(problem && { problem }) })
    if (verdict.kind === 'failed') expect(verdict.ends).toBe(ends)
  })

  test.each([
    [5 * day - 1, null],
    [5 * day, 'failing'],
  ])('ends the webhook once nothing arrived for %i ms: %s', (ago, ends) => {
    const failed = { problem: 'not_reached' } as const
    const verdict = judgeAttempt(failed, { failingSince: later(now, -ago), now })
    expect(verdict).toMatchObject({ kind: 'failed', ends })
  })
})
