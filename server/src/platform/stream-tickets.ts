// Tickets turn a signed-in HTTP call into a signed-in socket: 256 random bits, good once, within
// 30 seconds. Only their hashes are kept, and only in memory.

import { createHash, randomBytes } from 'node:crypto'
import type { ClientId, SessionId } from '#kernel/ids.ts'
import { later, type Millis, second } from '#kernel/time.ts'

export type Holder = { readonly clientId: ClientId; readonly sessionId: SessionId }
export type Ticket = { readonly ticket: string; readonly expires: Millis }

/** Whoever holds it hears of one thing, whoever they are. */
export type Follow = { readonly topic: string }

export type Tickets = {
  /** Stands before each: of which cell it is, and where other processes have to know, whose. */
  readonly before: string
  /** By hash, in order of issue and therefore of expiry. */
  readonly open: Map<string, Issued<Holder>>
  /** The same, of what is followed. */
  readonly follows: Map<string, Issued<Follow>>
  /** Sessions that ended, as long as a call that began before may still ask for a ticket. */
  readonly ended: Map<SessionId, Millis>
}

type Issued<T> = { readonly holder: T; readonly expires: Millis }

const lifetimeMs = 30 * second

export function newTickets(issuer?: string, cell?: number): Tickets {
  const before = [cell, issuer].map((it) => (it === undefined ? '' : `${it}.`)).join('')
  return { before, open: new Map(), follows: new Map(), ended: new Map() }
}

export function issueTicket({ before, open }: Tickets, holder: Holder, now: Millis): Ticket {
  return issue(open, { before, holder }, now)
}

export function issueFollow({ before, follows }: Tickets, topic: string, now: Millis): Ticket {
  return issue(follows, { before, holder: { topic } }, now)
}

/**
 * Whose ticket this is; undefined when it is unknown, used, expired, or its session has ended. The
 * ticket is used up.
 */
export function redeemTicket(tickets: Tickets, ticket: string, now: Millis): Holder | undefined {
  const holder = redeem(tickets.open, ticket, now)
  return holder && tickets.ended.has(holder.sessionId) ? undefined : holder
}

/** What it follows; undefined when it is unknown, used or expired. The ticket is used up. */
export function redeemFollow({ follows }: Tickets, ticket: string, now: Millis) {
  return redeem(follows, ticket, now)?.topic
}

type Issuing<T> = { readonly before: string; readonly holder: T }

function issue<T>(
  open: Map<string, Issued<T>>,
  { before, holder }: Issuing<T>,
  now: Millis,
): Ticket {
  for (const [hash, { expires }] of open) {
    if (expires > now) break
    open.delete(hash)
  }
  const secret = randomBytes(32).toString('base64url')
  const ticket = `${before}${secret}`
  const expires = later(now, lifetimeMs)
  open.set(hashOf(ticket), { holder, expires })
  return { ticket, expires }
}

function redeem<T>(open: Map<string, Issued<T>>, ticket: string, now: Millis): T | undefined {
  const hash = hashOf(ticket)
  const found = open.get(hash)
  open.delete(hash)
  return !found || found.expires <= now ? undefined : found.holder
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
