// An event of an account or of the install, and the chains that bind them, one for each client and
// one for the install: each event carries the hash of the one before in its chain, so a change
// anywhere breaks every hash after it.

import type { ClientEventKind } from '#contract/client/event-kinds.ts'
import type { InstallEventKind } from '#contract/staff/install-event-kinds.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Millis } from '#kernel/time.ts'

export type Actor = 'client' | 'system' | `staff:${string}`

export type StaffActor = Extract<Actor, `staff:${string}`>

export function isOfStaff(actor: Actor): actor is StaffActor {
  return actor.startsWith('staff:')
}

/** Where a member of staff sits who does something. */
export type Desk = {
  /** The session in the office that it is done in: it has the browser. Null: at its door. */
  readonly session: string | null
  /** What they have shown in it besides their password. */
  readonly proof: 'none' | 'app' | 'passkey'
  /** Where the request comes from by which they do it. */
  readonly address: string
}

/** How a member of staff does something: at a desk, by command, or by a program of the install. */
export type ActingBy = Desk | ByCommand | 'program'
export type ByCommand = { readonly proof: 'none' | 'app' }

export type Event = {
  readonly at: Millis
  readonly actor: Actor
  /** Facts for whoever reads it later; never a secret, a password or a token. */
  readonly details: Readonly<Record<string, string | number | boolean | null>>
} & (
  | {
      /** Whose account it is about, and who reads it: its kind has words. */
      readonly clientId: ClientId
      readonly kind: ClientEventKind
    }
  | {
      /** It is about the install. */
      readonly clientId: null
      readonly kind: EventKind
    }
)

export type EventKind = ClientEventKind | InstallEventKind

/** Of what is about no client; what was recorded before clients had chains is in it too. */
export const installChain = 0n

/** Whose chain an event goes into. */
export function chainOf({ clientId }: Pick<Event, 'clientId'>): bigint {
  return clientId ?? installChain
}

export type Link = {
  /** Its number in its chain, from 1. */
  readonly nr: bigint
  readonly at: Millis
  readonly clientId: ClientId | null
  readonly actor: string
  readonly kind: string
  /** The text that was stored. */
  readonly details: string
  readonly previous: Buffer
}
