// Which cell a request is for, by what it shows.

import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, it, test } from 'vitest'
import {
  addressOf,
  arrive,
  cellPassHeader,
  isFromCell,
  passingOn,
  passingToCell,
} from './caller.ts'
import { openCellWays } from './cell-ways.ts'
import { systemRandom } from './crypto.ts'
import { openSeal } from './seal.ts'
import { securityHeaders } from './security-headers.ts'

const headers = securityHeaders({ isTls: true, isSandbox: false })
const seal = openSeal(Buffer.alloc(32, 7), systemRandom)
const cellUrls = new Map([1, 2, 3].map((nr) => [nr, `http://10.0.${nr}.1:3000`]))
const ways = openCellWays({ cell: 2, cellUrls }, { seal, headers })
const secret = 'a'.repeat(43)
const proxy = '10.0.0.9'

function aRequest(url: string, shown: Readonly<Record<string, string>> = {}, from = proxy) {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: from })
  const request = new IncomingMessage(socket)
  Object.assign(request.headers, shown)
  request.url = url
  return request
}

it.each([
  ['/', {}, undefined],
  ['/api/market', {}, undefined],
  ['/api/users/me', { authorization: `Bearer 2.${secret}` }, undefined],
  ['/api/users/me', { authorization: `Bearer 3.${secret}` }, 3],
  ['/api/users/me', { authorization: `Bearer ts_3.${secret}` }, 3],
  ['/api/users/me', { authorization: `Bearer ${secret}` }, 1],
  ['/api/users/me', { authorization: `Bearer 9.${secret}` }, undefined],
  ['/api/users/me', { authorization: `Bearer 3.${secret}`, cookie: 'refresh=x' }, 3],
  ['/api/auth/refresh', { cookie: `device=y; refresh=3.${secret}` }, 3],
  ['/api/auth/refresh', { cookie: `__Host-refresh=${secret}` }, 1],
  ['/api/auth/refresh', { cookie: `__Host-refresh=2.${secret}; device=3.${secret}` }, undefined],
  ['/api/auth/passkey', { cookie: `theme=1.5; __Host-device=3.${secret}` }, 3],
  ['/api/auth/login', { cookie: `refresh=3.${secret}` }, undefined],
  ['/api/market', { cookie: `refresh=3.${secret}` }, undefined],
  ['/api/stream', { cookie: `refresh=3.${secret}` }, undefined],
  ['/cells/3/api/stream', {}, 3],
  [`/auth/confirm/3.${secret.slice(0, 32)}`, {}, 3],
  [`/api/auth/reset-password?hash=3.${secret.slice(0, 32)}`, {}, 3],
  [`/api/auth/reset-password?hash=${secret.slice(0, 32)}`, {}, 1],
  ['/assets/index-3.abcdef.js', {}, undefined],
  ['/cells/3/log/checkpoint', {}, 3],
  ['/cells/2/log/checkpoint', {}, undefined],
  ['/cells/9/log/checkpoint', {}, undefined],
])('%s %j: %s', (url, shown, cell) => {
  expect(ways.otherFor(aRequest(url, shown))).toBe(cell)
})

test('the path of a cell is taken off', () => {
  for (const nr of [2, 3]) {
    const request = aRequest(`/cells/${nr}/log/tile?x=1`)
    ways.otherFor(request)
    expect(request.url).toBe('/log/tile?x=1')
  }
})

it.each([0, 1, 2])('who asks is known at the other cell, behind %i proxies', (trustedProxies) => {
  const way = { trustedProxies, cellPass: ways.pass }
  const client = '203.0.113.7'
  const asked = aRequest('/', { 'x-forwarded-for': '1.2.3.4' }, client)
  arrive(asked, { trustedProxies: 0, cellPass: ways.pass })
  expect(isFromCell(asked)).toBe(false)
  const sent = passingToCell(asked, ways.pass) as Record<string, string>
  // Each proxy of that cell adds who called it.
  const hops = ['10.0.1.1', '10.0.2.8', '10.0.2.9'].slice(0, trustedProxies)
  const forwarded = [sent['x-forwarded-for'], ...hops].join(', ')
  const from = trustedProxies === 0 ? '10.0.1.1' : proxy
  const come = aRequest('/', { ...sent, 'x-forwarded-for': forwarded }, from)
  arrive(come, way)
  expect([addressOf(come), isFromCell(come)]).toEqual([client, true])
  expect(come.headers[cellPassHeader]).toBeUndefined()
  // And at the process that leads there, to which one that does not passes it on.
  const onward = aRequest('/', passingOn(come, 'pass') as Record<string, string>, '10.0.2.10')
  arrive(onward, { ...way, standbyPass: () => 'pass' })
  expect([addressOf(onward), isFromCell(onward)]).toEqual([client, true])
})

test('whoever shows a wrong pass has the address that they call from', () => {
  for (const shown of ['', 'x', ways.pass.slice(1)]) {
    const come = aRequest('/', { [cellPassHeader]: shown, 'x-forwarded-for': '1.2.3.4' }, '5.6.7.8')
    arrive(come, { trustedProxies: 0, cellPass: ways.pass })
    expect([addressOf(come), isFromCell(come)]).toEqual(['5.6.7.8', false])
  }
})

test('what came from another cell is not passed on by what it shows', () => {
  const come = aRequest('/api/users/me', {
    [cellPassHeader]: ways.pass,
    authorization: `Bearer 3.${secret}`,
  })
  arrive(come, { trustedProxies: 0, cellPass: ways.pass })
  expect(ways.otherFor(come)).toBeUndefined()
})
