import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { addressOf, type Door, depart, enter } from './stream-door.ts'

function door(trustedProxies = 0): Door {
  const perAddress = new Map<string, number>()
  return { publicUrl: null, trustedProxies, socketsMost: 9, socketsPerAddressMost: 9, perAddress }
}

/**
 * A request of someone who is connected to nobody, so that only its headers can tell its address.
 */
function requestFrom(forwardedFor: string): IncomingMessage {
  const request = new IncomingMessage(new Socket())
  request.headers['x-forwarded-for'] = forwardedFor
  return request
}

describe('the address that sockets are counted by', () => {
  it.each([
    [0, '1.1.1.1, 2.2.2.2, 3.3.3.3', '3.3.3.3'],
    [1, '1.1.1.1, 2.2.2.2, 3.3.3.3', '2.2.2.2'],
    [2, '1.1.1.1,2.2.2.2,3.3.3.3', '1.1.1.1'],
    [7, '1.1.1.1, 2.2.2.2', '1.1.1.1'],
    [0, '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    [0, '', ''],
  ])('behind %i proxies of "%s" is "%s"', (proxies, forwardedFor, address) => {
    expect(addressOf(door(proxies), requestFrom(forwardedFor))).toBe(address)
  })

  it('is forgotten when its last socket has gone', () => {
    const counted = door()
    enter(counted, '1.1.1.1')
    enter(counted, '1.1.1.1')
    depart(counted, '1.1.1.1')
    expect(counted.perAddress.get('1.1.1.1')).toBe(1)
    depart(counted, '1.1.1.1')
    expect(counted.perAddress.size).toBe(0)
  })
})
