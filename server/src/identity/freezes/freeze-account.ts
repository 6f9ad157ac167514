// A member of staff freezes an account, for a reason that the client reads.

import type { KnownRefusal } from '#contract/refusals.ts'
import { emailKeyOf } from '#kernel/email.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { findOperator } from '#server/install/operators/find-operator.ts'
import type { Acting } from '#server/install/operators/staff.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { tellClient } from '#server/record/notices/tell-client.ts'
import type { Client } from '../clients/client.ts'
import { freezeClient } from '../clients/freeze-client.ts'
import { type WritingDeps, writeToClient } from '../clients/write-to-client.ts'
import { findStanding, type Standing } from './find-standing.ts'
import { frozenLetter } from './freeze-letters.ts'

export type FreezeDeps = WritingDeps & { readonly db: Db }

export type Decision = {
  /** The client's id or address. */
  readonly known: string
  /** In words for the client. */
  readonly reason: string
  readonly by: Acting
}

export function freezeAccount(
  deps: FreezeDeps,
  { known, reason, by }: Decision,
): Promise<Standing | KnownRefusal> {
  return deps.db.transaction(async (tx) => {
    const before = await findStanding(tx, known)
    if (!before) return refuse('not_found')
    const staff = await findDecider(tx, before.client, by, deps)
    if (isRefusal(staff)) return staff
    const actor = `staff:${staff.email}` as const
    const clientId = before.client.id
    const freezing = { clientId, actor, reason, isMoneyMissing: false }
    if (!(await freezeClient(tx, freezing, deps))) return refuse('account_closed')
    const at = deps.clock.now()
    await writeToClient(tx, clientId, (client) => frozenLetter(client, { reason }), deps)
    await tellClient(tx, { clientId, kind: 'account_frozen', details: { reason }, at })
    const after = await findStanding(tx, String(clientId))
    await recordEvent(tx, { at, clientId, actor, kind: 'account_frozen', details: { reason } })
    return after ?? refuse('not_found')
  })
}

/** Somebody who works here and whose own account it is not. */
export async function findDecider(
  tx: Tx,
  { email }: Pick<Client, 'email'>,
  by: Acting,
  { install }: Pick<WritingDeps, 'install'>,
): Promise<{ readonly email: string } | KnownRefusal> {
  const operator = await findOperator(tx, by.email)
  if (!operator) return refuse('operator_unknown', { email: by.email })
  if (emailKeyOf(email) === emailKeyOf(operator.email)) return refuse('own_account')
  if (install.mode === 'live' && by.provenAt === null) {
    return refuse('staff_factor_missing', { email: operator.email })
  }
  return operator
}
