import { describe, expect, it } from 'vitest'
import type { ClientId, SessionId } from '#kernel/ids.ts'
import { later, millis } from '#kernel/time.ts'
import { issueTicket, newTickets, redeemTicket, voidTickets } from './stream-tickets.ts'

const start = millis(1_800_000_000_000)
const ada = { clientId: 1n as ClientId, sessionId: 'ada' as SessionId }
const ben = { clientId: 2n as ClientId, sessionId: 'ben' as SessionId }

describe('tickets', () => {
  it('have 256 bits, are all different, and say whose they are once', () => {
    const tickets = newTickets()
    const issued = Array.from({ length: 1_000 }, () => issueTicket(tickets, ada, start).ticket)
    expect(new Set(issued).size).toBe(1_000)
    const [first = ''] = issued
    expect(Buffer.from(first, 'base64url')).toHaveLength(32)
    expect(redeemTicket(tickets, first, start)).toEqual(ada)
    expect(redeemTicket(tickets, first, start)).toBeUndefined()
    expect(redeemTicket(tickets, 'guessed', start)).toBeUndefined()
  })

  it('last 30 seconds', () => {
    const tickets = newTickets()
    const inTime = issueTicket(tickets, ada, start)
    const late = issueTicket(tickets, ada, start)
    expect(late.expires).toBe(later(start, 30_000))
    expect(redeemTicket(tickets, inTime.ticket, later(start, 29_999))).toEqual(ada)
    expect(redeemTicket(tickets, late.ticket, later(start, 30_000))).toBeUndefined()
  })

  it('are kept as hashes, and no longer than they last', () => {
    const tickets = newTickets()
    const { ticket } = issueTicket(tickets, ada, start)
    expect(JSON.stringify([...tickets.open.keys()])).not.toContain(ticket)
    issueTicket(tickets, ben, later(start, 30_000))
    expect(tickets.open.size).toBe(1)
  })

  it('are worthless once their session ended, also when issued by a call that began before', () => {
    const tickets = newTickets()
    const before = issueTicket(tickets, ada, start)
    const other = issueTicket(tickets, ben, start)
    voidTickets(tickets, ada.sessionId, start)
    const justAfter = issueTicket(tickets, ada, later(start, 5_000))
    expect(redeemTicket(tickets, before.ticket, start)).toBeUndefined()
    expect(redeemTicket(tickets, justAfter.ticket, later(start, 30_000))).toBeUndefined()
    expect(redeemTicket(tickets, other.ticket, start)).toEqual(ben)
    voidTickets(tickets, ben.sessionId, later(start, 60_000))
    expect([...tickets.ended.keys()]).toEqual([ben.sessionId])
  })
})
