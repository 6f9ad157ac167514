// A message of the contact form: how it is kept and how long, and what staff did with it.

import type { ContactMessage } from '#contract/public/contact.ts'
import type { ClientId } from '#kernel/ids.ts'
import { day, type Millis, minute } from '#kernel/time.ts'

export type StoredMessage = ContactMessage & {
  readonly id: bigint
  readonly receivedAt: Millis
}

export type StepKind = 'assigned' | 'answered' | 'closed' | 'reopened'

export type MessageStep = {
  readonly kind: StepKind
  /** The address of who did it. */
  readonly by: string
  /** Whose it is from then on; null: nobody's, or it is no assignment. */
  readonly assignedTo: string | null
  /** The answer that was mailed, or the reason. */
  readonly text: string | null
  readonly at: Millis
}

export type HandledMessage = StoredMessage & { readonly steps: readonly MessageStep[] }

/** The client whose a message is, and whether they were signed in when they wrote it. */
export type Writer = { readonly clientId: ClientId; readonly isSignedIn: boolean }

export type MessageState = 'open' | 'done'

/** It waits until it is answered or closed, and again once it is reopened. */
export function stateOf(steps: readonly Pick<MessageStep, 'kind'>[]): MessageState {
  const last = steps.findLast(({ kind }) => kind !== 'assigned')
  return last === undefined || last.kind === 'reopened' ? 'open' : 'done'
}

/** Whose it is now; null: nobody's. */
export function holderOf(steps: readonly Pick<MessageStep, 'kind' | 'assignedTo'>[]) {
  return steps.findLast(({ kind }) => kind === 'assigned')?.assignedTo ?? null
}

const beginningMost = 120

/** Its first line, cut where it is long. */
export function beginningOf({ message }: Pick<StoredMessage, 'message'>): string {
  const [first = ''] = message.trim().split('\n')
  const signs = [...first]
  return signs.length > beginningMost ? `${signs.slice(0, beginningMost - 1).join('')}…` : first
}

/** The same words from the same address within this time are one message, sent twice. */
export const repetitionMs = minute

/** How long messages are kept. */
export const keptMs = 2 * 365 * day

/** Every end of a line as one sign. */
export function tidied(message: ContactMessage): ContactMessage {
  return { ...message, message: message.message.replace(/\r\n?|[\u2028\u2029]/g, '\n') }
}
