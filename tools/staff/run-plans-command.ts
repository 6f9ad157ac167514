// Does what was asked about plans.

import type { KnownRefusal } from '#contract/refusals.ts'
import { usdShown } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import {
  decidePlan,
  listPlansForStaff,
  type WaitingPlan,
} from '#server/identity/funding/decide-plan.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import type { Office } from './open-office.ts'
import type { PlansCommand } from './plans-command.ts'
import { shown } from './shown.ts'

export async function runPlansCommand(
  office: Office,
  { command, acting }: { readonly command: PlansCommand; readonly acting: Staff | null },
): Promise<readonly string[] | KnownRefusal> {
  if (command.verb === 'list') {
    const found = await listPlansForStaff(office.db, command.which)
    return found.length > 0 ? found.map(lineOf) : ['No request waits.']
  }
  if (!acting) return refuse('staff_actor_needed')
  const { id } = command
  const by = acting
  const settings = await office.settings()
  const request = await decidePlan(
    { ...office, settings: () => settings },
    id,
    command.verb === 'approve'
      ? { state: 'approved', by, reason: null }
      : { state: 'rejected', by, reason: command.reason },
  )
  if (isRefusal(request)) return request
  return [`${request.plan} is ${request.state}. The client is told.`]
}

function lineOf({ id, email, plan, funding, askedAt, state, reason }: WaitingPlan): string {
  const standing = `funding ${usdShown(funding)}  ${shown(email)}`
  const end = reason === null ? '' : `  ${shown(reason)}`
  return `${id}  ${iso(askedAt)}  ${state}  ${plan}  ${standing}${end}`
}
