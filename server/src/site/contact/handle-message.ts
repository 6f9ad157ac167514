// Staff handle a visitor's message: they take it, answer it by mail, close what needs no answer,
// and open it again. Of two who answer at once one is told that it is done.

import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import { admitStaff } from '#server/install/operators/admit-staff.ts'
import { letterheadOf } from '#server/install/operators/choose-letterhead.ts'
import { readSettings } from '#server/install/operators/read-settings.ts'
import type { Admitted, Staff } from '#server/install/operators/staff.ts'
import { newUuid } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db.ts'
import { composeMail } from '#server/platform/mail.ts'
import { queueMail } from '#server/platform/outbox.store.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { type HandledMessage, type StepKind, stateOf } from './contact.ts'
import { answerLetter } from './contact-letter.ts'
import { insertStep, loadHandled, lockMessage, openMessage, shutMessage } from './handling.store.ts'
import type { ContactDeps } from './send-message.ts'

type Handling = { readonly id: bigint; readonly by: Staff }
type Handled = Promise<HandledMessage | KnownRefusal>

/** The answer is in the outbox if, and only if, it is written down. */
export function answerMessage(
  deps: ContactDeps,
  { text, ...handling }: Handling & { readonly text: string },
): Handled {
  return handle(deps, handling, async (tx, message, staff) => {
    if (stateOf(message.steps) === 'done') return refuse('message_done')
    const { clock, random, install } = deps
    const now = clock.now()
    const head = letterheadOf(await readSettings(tx), install)
    const letter = answerLetter(message, { text, supportEmail: head.supportEmail })
    await queueMail(tx, newUuid(now, random), composeMail(message.email, letter, head), now)
    await shutMessage(tx, message.id)
    return put(tx, deps, { message, staff, kind: 'answered', text })
  })
}

export function closeMessage(
  deps: ContactDeps,
  { reason, ...handling }: Handling & { readonly reason: string },
): Handled {
  return handle(deps, handling, async (tx, message, staff) => {
    if (stateOf(message.steps) === 'done') return refuse('message_done')
    await shutMessage(tx, message.id)
    return put(tx, deps, { message, staff, kind: 'closed', text: reason })
  })
}

export function reopenMessage(
  deps: ContactDeps,
  { reason, ...handling }: Handling & { readonly reason: string },
): Handled {
  return handle(deps, handling, async (tx, message, staff) => {
    if (stateOf(message.steps) === 'open') return refuse('message_open')
    await openMessage(tx, message.id)
    return put(tx, deps, { message, staff, kind: 'reopened', text: reason })
  })
}

/** Whoever asks takes it, or gives it back. */
export function assignMessage(
  deps: ContactDeps,
  { isMine, ...handling }: Handling & { readonly isMine: boolean },
): Handled {
  return handle(deps, handling, async (tx, message, staff) => {
    const assignedTo = isMine ? staff.email : null
    const step = { kind: 'assigned', by: staff.email, assignedTo, text: null } as const
    await insertStep(tx, message.id, { ...step, at: deps.clock.now() })
    return undefined
  })
}

/** The same, of whoever may hand work out: it is that member's, or nobody's, from then on. */
export async function passMessage(
  tx: Tx,
  id: bigint,
  { staff, to, at }: { readonly staff: Admitted; readonly to: string | null; readonly at: Millis },
): Promise<void> {
  await lockMessage(tx, id)
  const step = { kind: 'assigned', by: staff.email, assignedTo: to, text: null } as const
  await insertStep(tx, id, { ...step, at })
}

function handle(
  { db }: ContactDeps,
  { id, by }: Handling,
  act: (tx: Tx, message: HandledMessage, staff: Admitted) => Promise<KnownRefusal | undefined>,
): Handled {
  return db.transaction(async (tx) => {
    const staff = await admitStaff(tx, by, 'message.answer')
    if (isRefusal(staff)) return staff
    await lockMessage(tx, id)
    const message = await loadHandled(tx, id)
    if (!message) return refuse('not_found')
    const refusal = await act(tx, message, staff)
    return refusal ?? (await loadHandled(tx, id)) ?? refuse('not_found')
  })
}

type Putting = {
  readonly message: HandledMessage
  readonly staff: Admitted
  readonly kind: Exclude<StepKind, 'assigned'>
  readonly text: string
}

async function put(
  tx: Tx,
  { clock }: ContactDeps,
  { message, staff, kind, text }: Putting,
): Promise<undefined> {
  const at = clock.now()
  await insertStep(tx, message.id, { kind, by: staff.email, assignedTo: null, text, at })
  await recordEvent(tx, {
    at,
    clientId: null,
    actor: staff.actor,
    kind: `message_${kind}`,
    // What was written is forgotten with the message, and events never are.
    details: { message: String(message.id) },
  })
}
