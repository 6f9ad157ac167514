import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { addressOf, arrive, isPassedOn, networkFrom, passHeader, passingOn } from './caller.ts'
import { newToken, systemRandom } from './crypto.ts'

const pass = newToken(systemRandom)
const socketAddress = '10.0.0.1'

function requestWith(headers: Readonly<Record<string, string>>, from = socketAddress) {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: from })
  const request = new IncomingMessage(socket)
  Object.assign(request.headers, headers)
  request.rawHeaders.push(...Object.entries(headers).flat())
  return request
}

function arrived(headers: Readonly<Record<string, string>>, trustedProxies: number) {
  const request = requestWith(headers)
  arrive(request, { trustedProxies, standbyPass: () => pass })
  return request
}

const wrong = {
  none: {},
  empty: { [passHeader]: '' },
  another: { [passHeader]: newToken(systemRandom) },
  twice: { [passHeader]: `${pass}, ${pass}` },
  begun: { [passHeader]: pass.slice(0, -1) },
  longer: { [passHeader]: `${pass}a` },
}

describe('whoever shows no right pass', () => {
  it.each([
    [0, '', socketAddress],
    [0, '1.1.1.1, 2.2.2.2', socketAddress],
    [1, '', socketAddress],
    [1, '1.1.1.1, 2.2.2.2', '2.2.2.2'],
    [2, '1.1.1.1,2.2.2.2', '1.1.1.1'],
    [7, '1.1.1.1, 2.2.2.2', '1.1.1.1'],
  ])('behind %i proxies is who the nearest trusted one saw: "%s"', (proxies, text, address) => {
    for (const shown of Object.values(wrong)) {
      const request = arrived({ ...shown, 'x-forwarded-for': text }, proxies)
      expect([addressOf(request), isPassedOn(request)]).toEqual([address, false])
    }
  })

  it('nor does anyone where there is no pass to show', () => {
    for (const standbyPass of [undefined, () => undefined]) {
      const request = requestWith({ [passHeader]: 'undefined', 'x-forwarded-for': '1.1.1.1' })
      arrive(request, { trustedProxies: 0, standbyPass })
      expect([addressOf(request), isPassedOn(request)]).toEqual([socketAddress, false])
    }
  })
})

it.each([
  [0, '', socketAddress],
  [0, '1.1.1.1, 2.2.2.2, 3.3.3.3', '3.3.3.3'],
  [1, '1.1.1.1, 2.2.2.2, 3.3.3.3', '2.2.2.2'],
  [2, '1.1.1.1, 2.2.2.2, 3.3.3.3', '1.1.1.1'],
  [1, '3.3.3.3', '3.3.3.3'],
])('a stand-by has told who called it: %i proxies, "%s"', (proxies, text, address) => {
  const request = arrived({ [passHeader]: pass, 'x-forwarded-for': text }, proxies)
  expect([addressOf(request), isPassedOn(request)]).toEqual([address, true])
})

it('nobody sees a pass, right or wrong', () => {
  for (const shown of [...Object.values(wrong), { [passHeader]: pass }]) {
    const request = requestWith({ a: '1', ...shown, b: '2' })
    // In the spelling it came in.
    const at = request.rawHeaders.indexOf(passHeader)
    if (at >= 0) request.rawHeaders[at] = passHeader.toUpperCase()
    arrive(request, { trustedProxies: 0, standbyPass: () => pass })
    expect(request.headers).toEqual({ a: '1', b: '2' })
    expect(request.rawHeaders).toEqual(['a', '1', 'b', '2'])
  }
})

it('an IPv6 address is counted by its network', () => {
  const sent = { [passHeader]: pass, 'x-forwarded-for': '2001:db8:1:2:3:4:5:6' }
  expect(networkFrom(arrived(sent, 0))).toBe('2001:db8:1:2::/64')
})

it('where no server of ours has looked, nothing is believed', () => {
  const request = requestWith({ [passHeader]: pass, 'x-forwarded-for': '1.1.1.1' })
  expect([addressOf(request), isPassedOn(request)]).toEqual([socketAddress, false])
})

describe('what is passed on', () => {
  it('ends with who called, whatever was said before', () => {
    const headers = { host: 'here', [passHeader]: 'mine', 'x-forwarded-for': '6.6.6.6 ,, 7.7.7.7' }
    expect(passingOn(requestWith(headers), pass)).toEqual({
      host: 'here',
      [passHeader]: pass,
      'x-forwarded-for': `6.6.6.6, 7.7.7.7, ${socketAddress}`,
    })
  })

  it('is as it was where the leader knows no pass', () => {
    const headers = { host: 'here', 'x-forwarded-for': '6.6.6.6' }
    expect(passingOn(requestWith(headers), null)).toEqual(headers)
  })
})
