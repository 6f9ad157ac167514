// Does what was asked about deposits.

import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { KnownRefusal } from '#contract/refusals.ts'
import { usdShown } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import { openDocumentFiles } from '#server/identity/documents/document-files.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import { listForStaff, type StaffDeposit } from '#server/money/deposits/list-for-staff.ts'
import { readReceiptForStaff } from '#server/money/deposits/read-receipt.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import { openSeal } from '#server/platform/seal.ts'
import { loadSealKey } from '#server/platform/seal-key.ts'
import type { DepositsCommand } from './deposits-command.ts'
import type { PayingInstall } from './run-withdrawals-command.ts'

export async function runDepositsCommand(
  db: Db,
  { dataDir, secretKey, clock }: Pick<PayingInstall, 'dataDir' | 'secretKey' | 'clock'>,
  { command, acting: by }: { readonly command: DepositsCommand; readonly acting: Staff | null },
): Promise<readonly string[] | KnownRefusal> {
  if (command.verb === 'list') {
    const deposits = await listForStaff(db, command.which, clock.now())
    return deposits.length > 0 ? deposits.flatMap(linesOf) : ['No deposit waits.']
  }
  if (!by) return refuse('staff_actor_needed')
  const { id, path } = command
  if (existsSync(path)) throw new Error(`${path} is there already`)
  if (secretKey === null && !existsSync(join(dataDir, 'secret.key'))) {
    throw new Error(`there is no secret.key in ${dataDir}: is DATA_DIR right?`)
  }
  const seal = openSeal(await loadSealKey({ secretKey, dataDir }, systemRandom), systemRandom)
  const files = openDocumentFiles({ dataDir, seal, random: systemRandom, name: 'receipts' })
  const picture = await readReceiptForStaff({ db, files, clock }, id, by)
  if (isRefusal(picture)) return picture
  await writeFile(path, picture.bytes, { flag: 'wx', mode: 0o600 })
  return [
    `Written to ${path} (${picture.mediaType}). It proves nothing: what the chain says counts. ` +
      'Delete it when you have looked at it.',
  ]
}

function linesOf({ deposit, detail, receiptFlags, isBack }: StaffDeposit): string[] {
  const { id, createdAt, method, clientId, credit, ask, arrival, hasReceipt } = deposit
  const amount = credit?.amount ?? ask?.amount
  const words = [
    ...[id, iso(createdAt), method.padEnd(4), deposit.step.state.padEnd(8), detail.padEnd(10)],
    ...[`client ${clientId}`, amount === undefined ? '-' : usdShown(amount)],
    ...(hasReceipt ? ['receipt'] : []),
  ]
  return [
    words.join('  '),
    ...(arrival ? [`  transaction ${arrival.txid}`] : []),
    ...receiptFlags.map(({ depositId, differingBits }) =>
      differingBits === null
        ? `  same receipt as deposit ${depositId}`
        : `  receipt looks like that of deposit ${depositId} (${differingBits} of 64 bits differ)`,
    ),
    ...(isBack
      ? [`  taken back, and the chain has it again: corrections propose deposit-restored ${id}`]
      : []),
  ]
}
