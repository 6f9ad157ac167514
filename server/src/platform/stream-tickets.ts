// Tickets turn a signed-in HTTP call into a signed-in socket: 256 random bits, good once, within
// 30 seconds. Only their hashes are kept, and only in memory.

import { createHash, randomBytes } from 'node:crypto'
import type { ClientId, SessionId } from '#kernel/ids.ts'
import { later, type Millis, second } from '#kernel/time.ts'

export type Holder = { readonly clientId: ClientId; readonly sessionId: SessionId }
export type Ticket = { readonly ticket: string; readonly expires: Millis }

export type Tickets = {
  /** By hash, in order of issue and therefore of expiry. */
  readonly open: Map<string, { readonly holder: Holder; readonly expires: Millis }>
  /** Sessions that ended, as long as a call that began before may still ask for a ticket. */
  readonly ended: Map<SessionId, Millis>
}

const lifetimeMs = 30 * second

export function newTickets(): Tickets {
  return { open: new Map(), ended: new Map() }
}

export function issueTicket(tickets: Tickets, holder: Holder, now: Millis): Ticket {
  for (const [hash, { expires }] of tickets.open) {
    if (expires > now) break
    tickets.open.delete(hash)
  }
  const ticket = randomBytes(32).toString('base64url')
  const expires = later(now, lifetimeMs)
  tickets.open.set(hashOf(ticket), { holder, expires })
  return { ticket, expires }
}

/**
 * Whose ticket this is; undefined when it is unknown, used, expired, or its session has ended. The
 * ticket is used up.
 */
export function redeemTicket(tickets: Tickets, ticket: string, now: Millis): Holder | undefined {
  const hash = hashOf(ticket)
  const found = tickets.open.get(hash)
  tickets.open.delete(hash)
  if (!found || found.expires <= now || tickets.ended.has(found.holder.sessionId)) return undefined
  return found.holder
}

/** No ticket of this session opens a socket any more. */
export function voidTickets(tickets: Tickets, sessionId: SessionId, now: Millis): void {
  for (const [ended, forgetAt] of tickets.ended) {
    if (forgetAt > now) break
    tickets.ended.delete(ended)
  }
  // Twice the lifetime: a call under way when the session ended gets its ticket afterwards.
  tickets.ended.set(sessionId, later(now, 2 * lifetimeMs))
}

function hashOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('base64')
}
