// Does what was asked about coins that the operator moved themselves.

import type { KnownRefusal } from '#contract/refusals.ts'
import { unitsToText } from '#kernel/coins.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import { bindInstall } from '#server/install/operators/bind-install.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import { readTrusted } from '#server/install/operators/trust-settings.ts'
import { openChains } from '#server/money/open-chains.ts'
import { type Movement, signedUnits, stateOf } from '#server/money/reconciliation/custody.ts'
import { decideMovement, listMovements } from '#server/money/reconciliation/decide-movement.ts'
import { noteMovement } from '#server/money/reconciliation/note-movement.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import type { CustodyCommand } from './custody-command.ts'
import { openInstallSeal } from './open-seal.ts'
import type { PayingInstall } from './run-withdrawals-command.ts'
import { shown } from './shown.ts'

export async function runCustodyCommand(
  db: Db,
  install: PayingInstall,
  { command, acting: by }: { readonly command: CustodyCommand; readonly acting: Staff | null },
): Promise<readonly string[] | KnownRefusal> {
  const { clock } = install
  if (command.verb === 'list') {
    const found = await listMovements({ db })
    return found.length > 0 ? found.map(lineOf) : ['No movement is noted.']
  }
  if (!by) return refuse('staff_actor_needed')
  if (command.verb !== 'note') {
    const { id, verb } = command
    const outcome = verb === 'drop' ? 'dropped' : 'confirmed'
    const movement = await decideMovement({ db, clock }, { id, outcome, by })
    return isRefusal(movement) ? movement : [lineOf(movement)]
  }
  await bindInstall(db, install.installMode)
  const { settings: known } = await readTrusted(db, await openInstallSeal(install))
  const settings = () => known
  const chains = openChains({ config: install, db, clock, settings })
  const { moved: kind, coin, txid, units } = command
  const movement = await noteMovement(
    {
      db,
      clock,
      settings,
      random: systemRandom,
      mode: install.installMode,
      chainOf: chains.of,
    },
    { kind, coin, txid, units, by },
  )
  if (isRefusal(movement)) return movement
  return [
    lineOf(movement),
    'It counts once somebody else has confirmed it:',
    `custody confirm ${movement.id} --as ADDRESS`,
  ]
}

function lineOf(movement: Movement): string {
  const { id, kind, coin, txid, notedAt, notedBy, confirmedBy, droppedBy } = movement
  const amount = `${unitsToText(coin, signedUnits(movement))} ${coin.toUpperCase()}`
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
