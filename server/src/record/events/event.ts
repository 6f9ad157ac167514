// An event of an account or of the install, and the chains that bind them, one for each client and
// one for the install: each event carries the hash of the one before in its chain, so a change
// anywhere breaks every hash after it.

import type { ClientEventKind } from '#contract/client/event-kinds.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Millis } from '#kernel/time.ts'

export type Actor = 'client' | 'system' | `staff:${string}`

/** Where a member of staff sits who does something. */
export type Desk = {
  /** The session in the office that it is done in: it has the address and the browser. */
  readonly session: string
  /** What they have shown in it besides their password. */
  readonly proof: 'none' | 'app' | 'passkey'
}

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

/** Of what is about the install; clients read none of it. */
type InstallEventKind =
  | 'claim_attested'
  | 'claim_withdrawn'
  | 'setting_changed'
  | 'queue_item_assigned'
  | 'queue_item_snoozed'
  | 'queue_item_woken'
  | 'message_answered'
  | 'message_closed'
  | 'message_reopened'
  | 'canned_answer_added'
  | 'canned_answer_removed'
  | 'staff_added'
  | 'staff_removed'
  | 'staff_invited'
  | 'staff_factor_added'
  | 'staff_code_refused'
  | 'staff_passkey_added'
  | 'staff_passkey_renamed'
  | 'staff_passkey_removed'
  | 'staff_password_refused'
  | 'staff_power_refused'
  | 'staff_address_refused'
  | 'staff_signed_in'
  | 'staff_signed_out'
  | 'personal_data_revealed'
  | 'change_proposed'
  | 'change_confirmed'
  | 'change_withdrawn'
  | 'change_expired'
  | 'staff_roles_changed'
  | 'staff_sessions_ended'
  | 'audit_exported'
  | 'report_taken'
  | 'report_scheduled'
  | 'report_unscheduled'
  | 'trading_stopped'
  | 'trading_reopened'
  | 'screening_list_loaded'
  | 'screening_hit_found'
  | 'screening_hit_decided'
  | 'client_view_saved'
  | 'client_view_removed'
  | 'client_note_written'
  | 'client_tag_put'
  | 'client_tag_taken'
  | 'tag_added'
  | 'tag_removed'
  | 'books_checked'
  | 'books_compared'
  | 'books_differ'
  | 'books_agree'
  | 'custody_movement_noted'
  | 'custody_movement_confirmed'
  | 'custody_movement_dropped'
  | 'world_made'

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
