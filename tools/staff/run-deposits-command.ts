// Does what was asked about deposits.

import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import type { KnownRefusal } from '#contract/refusals.ts'
import { usdShown } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import { listForStaff, type StaffDeposit } from '#server/money/deposits/list-for-staff.ts'
import { readReceiptForStaff } from '#server/money/deposits/read-receipt.ts'
import type { DepositsCommand } from './deposits-command.ts'
import type { Office } from './open-office.ts'
import { reasonShown } from './shown.ts'

export async function runDepositsCommand(
  office: Office,
  { command, acting: by }: { readonly command: DepositsCommand; readonly acting: Staff | null },
): Promise<readonly string[] | KnownRefusal> {
  if (command.verb === 'list') {
    const deposits = await listForStaff(office.db, command.which, office.clock.now())
    return deposits.length > 0 ? deposits.flatMap(linesOf) : ['No deposit waits.']
  }
  if (!by) return refuse('staff_actor_needed')
  const { id, path } = command
  if (existsSync(path)) throw new Error(`${path} is there already`)
  const { deposits } = await office.money()
  const picture = await readReceiptForStaff(deposits, id, by)
  if (isRefusal(picture)) return picture
  await writeFile(path, picture.bytes, { flag: 'wx', mode: 0o600 })
  return [
    `Written to ${path} (${picture.mediaType}). It proves nothing: what the chain says counts. ` +
      'Delete it when you have looked at it.',
  ]
}

function linesOf({ deposit, detail, receiptFlags, isBack }: StaffDeposit): string[] {
  const { id, createdAt, method, clientId, credit, ask, arrival, hasReceipt } = deposit
  const { state, reason } = deposit.step
  const amount = credit?.amount ?? ask?.amount
  const words = [
    ...[id, iso(createdAt), method.padEnd(4), state.padEnd(8), detail.padEnd(10)],
    ...[`client ${clientId}`, amount === undefined ? '-' : usdShown(amount)],
    ...(hasReceipt ? ['receipt'] : []),
  ]
  return [
    words.join('  '),
    ...(reason ? [`  ${reasonShown(reason)}`] : []),
    ...(arrival ? [`  transaction ${arrival.txid}`] : []),
    ...receiptFlags.map(({ depositId, differingBits }) =>
      differingBits === null
        ? `  same receipt as deposit ${depositId}`
        : `  receipt looks like that of deposit ${depositId} (${differingBits} of 64 bits differ)`,
    ),
    ...(isBack
      ? [`  taken back, and the chain has it again: propose in the office to restore it`]
      : []),
  ]
}
