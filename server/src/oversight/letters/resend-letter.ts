// Staff send a client a letter once more: one that was sent, about what is so still. It goes to the
// address of the account and nowhere else, and so often only.

import type { KnownRefusal } from '#contract/refusals.ts'
import { type LetterKind, lettersAnHour } from '#contract/staff/letters.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Usd } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { hour, type Millis } from '#kernel/time.ts'
import type { Client } from '#server/identity/clients/client.ts'
import { sendConfirmation } from '#server/identity/clients/confirm-email.ts'
import { findKnown } from '#server/identity/clients/find-client.ts'
import type { WritingDeps } from '#server/identity/clients/write-to-client.ts'
import { findDeadline, remindClient } from '#server/identity/documents/remind-client.ts'
import { admitStaffFor } from '#server/install/operators/admit-staff.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import { copyCreditLetter, listCredited } from '#server/money/deposits/copy-letter.ts'
import { copyPaidLetter, listPaid } from '#server/money/withdrawals/copy-letter.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { refuseTooOften } from '#server/record/events/often-acted.ts'
import { recordEvent } from '#server/record/events/record-event.ts'

export type LetterDeps = WritingDeps & { readonly db: Db }

const action = 'letter sent again'

/** Of the newest deposits and withdrawals so many are looked at. */
const lookedAt = 20

export type Sendable = {
  readonly kind: LetterKind
  readonly record: string | null
  readonly amount: Usd | null
  readonly at: Millis | null
}

export async function listSendable(
  { db }: Pick<LetterDeps, 'db'>,
  clientId: ClientId,
): Promise<readonly Sendable[] | KnownRefusal> {
  const client = await findKnown(db, clientId)
  if (!client) return refuse('not_found')
  if (client.state === 'closed') return []
  const none = { record: null, amount: null } as const
  const deadline = await findDeadline(db, clientId)
  const deposits = await listCredited(db, clientId, lookedAt)
  const withdrawals = await listPaid(db, clientId, lookedAt)
  return [
    ...(client.emailConfirmedAt === null
      ? [{ kind: 'confirmation', ...none, at: null } as const]
      : []),
    ...(deadline ? [{ kind: 'identity', ...none, at: deadline.askedAt } as const] : []),
    ...deposits.map(({ id, credit, step }) => ({
      kind: 'deposit' as const,
      record: id,
      amount: credit?.amount ?? null,
      at: step.at,
    })),
    ...withdrawals.map(({ id, amount, steps }) => ({
      kind: 'withdrawal' as const,
      record: id,
      amount,
      at: steps.at(-1)?.at ?? null,
    })),
  ]
}

type Resending = {
  readonly clientId: ClientId
  readonly kind: LetterKind
  readonly record: string | null
  readonly by: Staff
}

export function resendLetter(
  deps: LetterDeps,
  { clientId, kind, record, by }: Resending,
): Promise<'sent' | KnownRefusal> {
  return deps.db.transaction(async (tx) => {
    const client = await findKnown(tx, clientId)
    if (!client) return refuse('not_found')
    const staff = await admitStaffFor(tx, by, 'letter.resend', client)
    if (isRefusal(staff)) return staff
    if (client.state === 'closed') return refuse('account_closed')
    if (!(await write[kind](tx, client, record ?? '', deps))) return refuse('letter_none')
    const at = deps.clock.now()
    const { actor } = staff
    const details = { action, letter: kind, record }
    await recordEvent(tx, { at, clientId, actor, kind: 'staff_action', details })
    const often = { clientId, action, times: lettersAnHour, within: hour }
    return (await refuseTooOften(tx, often, at)) ?? 'sent'
  })
}

/** Each says whether there was such a letter. */
const write: Readonly<
  Record<LetterKind, (tx: Tx, client: Client, record: string, deps: LetterDeps) => Promise<boolean>>
> = {
  confirmation: async (tx, { id, emailConfirmedAt }, _, deps) => {
    if (emailConfirmedAt !== null) return false
    await sendConfirmation(tx, id, deps)
    return true
  },
  identity: (tx, { id }, _, deps) => remindClient(tx, id, deps),
  deposit: (tx, { id }, record, deps) => copyCreditLetter(tx, id, record, deps),
  withdrawal: (tx, { id }, record, deps) => copyPaidLetter(tx, id, record, deps),
}
