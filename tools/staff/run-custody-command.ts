// Does what was asked about coins that the operator moved themselves.

import type { KnownRefusal } from '#contract/refusals.ts'
import { unitsShown } from '#kernel/coins.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import { type Movement, signedUnits, stateOf } from '#server/money/reconciliation/custody.ts'
import { decideMovement, listMovements } from '#server/money/reconciliation/decide-movement.ts'
import { noteMovement } from '#server/money/reconciliation/note-movement.ts'
import type { CustodyCommand } from './custody-command.ts'
import type { Office } from './open-office.ts'
import { shown } from './shown.ts'

export async function runCustodyCommand(
  office: Office,
  { command, acting: by }: { readonly command: CustodyCommand; readonly acting: Staff | null },
): Promise<readonly string[] | KnownRefusal> {
  if (command.verb === 'list') {
    const found = await listMovements(office)
    return found.length > 0 ? found.map(lineOf) : ['No movement is noted.']
  }
  if (!by) return refuse('staff_actor_needed')
  if (command.verb !== 'note') {
    const { id, verb } = command
    const outcome = verb === 'drop' ? 'dropped' : 'confirmed'
    const movement = await decideMovement(office, { id, outcome, by })
    return isRefusal(movement) ? movement : [lineOf(movement)]
  }
  const { custody } = await office.money()
  const { moved: kind, coin, txid, units } = command
  const movement = await noteMovement(custody, { kind, coin, txid, units, by })
  if (isRefusal(movement)) return movement
  return [
    lineOf(movement),
    'It counts once somebody else has confirmed it:',
    `custody confirm ${movement.id} --as ADDRESS`,
  ]
}

function lineOf(movement: Movement): string {
  const { id, kind, coin, txid, notedAt, notedBy, confirmedBy, droppedBy } = movement
  const amount = unitsShown(coin, signedUnits(movement))
  const who = confirmedBy ?? droppedBy
  const words = [
    id,
    iso(notedAt),
    stateOf(movement).padEnd(9),
    kind.replace('_', '-'),
    amount,
    txid,
  ]
  return [...words, shown(notedBy), ...(who === null ? [] : [shown(who)])].join('  ')
}
