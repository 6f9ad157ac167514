// Does what was asked about the time in which clients have to be identified.

import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { extendDeadline } from '#server/identity/documents/extend-deadline.ts'
import { listDeadlines, type WaitingDeadline } from '#server/identity/documents/list-deadlines.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import type { IdentityCommand } from './identity-command.ts'
import type { Office } from './open-office.ts'
import { shown } from './shown.ts'

export async function runIdentityCommand(
  office: Office,
  { command, acting }: { readonly command: IdentityCommand; readonly acting: Staff | null },
): Promise<readonly string[] | KnownRefusal> {
  if (command.verb === 'list') {
    const open = await listDeadlines(office.db, office.clock.now())
    return open.length > 0 ? open.map(lineOf) : ['Nobody has been asked who is not identified.']
  }
  if (!acting) return refuse('staff_actor_needed')
  const done = await extendDeadline(office, { known: command.known, by: acting })
  return isRefusal(done) ? done : [`They have until ${done.dueOn}. The client is told by mail.`]
}

function lineOf(one: WaitingDeadline): string {
  const { clientId, email, dueOn, isExtended, last } = one
  const how = one.isOverdue ? 'OVERDUE' : last === 'pending' ? 'sent' : (last ?? 'nothing sent')
  const until = `until ${dueOn}${isExtended ? ' (extended)' : ''}`
  return `${clientId}  ${how.padEnd(12)}  ${until.padEnd(27)}  ${shown(email)}`
}
