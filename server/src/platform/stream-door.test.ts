import { describe, expect, it } from 'vitest'
import { type Door, depart, enter } from './stream-door.ts'

function door(): Door {
  const perAddress = new Map<string, number>()
  return { publicUrl: null, socketsMost: 9, socketsPerAddressMost: 9, perAddress }
}

describe('the address that sockets are counted by', () => {
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
