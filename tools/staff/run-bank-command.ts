// Does what was asked about files for the operator's bank: makes one, writes one again, lists them,
// and notes what the bank did not pay.

import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import type { KnownRefusal } from '#contract/refusals.ts'
import { usdShown } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import type { Acting } from '#server/install/operators/staff.ts'
import type { WithdrawalDeps } from '#server/money/withdrawals/confirm-deed.ts'
import { noteBankRefusal } from '#server/money/withdrawals/note-bank-refusal.ts'
import { prepareBankFile } from '#server/money/withdrawals/prepare-bank-file.ts'
import {
  listFiles,
  loadTaken,
  type TakenFile,
  takeBankFile,
} from '#server/money/withdrawals/take-bank-file.ts'
import { netOf } from '#server/money/withdrawals/withdrawal.ts'
import type { Db } from '#server/platform/db.ts'
import { shown } from './shown.ts'
import type { BankCommand } from './withdrawals-command.ts'

type Answer = readonly string[] | KnownRefusal

export function runBankCommand(
  deps: WithdrawalDeps,
  command: BankCommand,
  acting: Acting | null,
): Promise<Answer> {
  return command.verb === 'bank-file'
    ? writeBankFile(deps, command)
    : noteRefused(deps, command, acting)
}

export async function listBankFiles(db: Db): Promise<readonly string[]> {
  const files = await listFiles(db)
  return files.length > 0 ? files.map(fileLine) : ['No bank file was made.']
}

async function writeBankFile(
  deps: WithdrawalDeps,
  { by, path, file }: Extract<BankCommand, { verb: 'bank-file' }>,
): Promise<Answer> {
  if (existsSync(path)) throw new Error(`${path} is there already`)
  const made = file === undefined ? await prepareBankFile(deps, by) : undefined
  if (isRefusal(made)) return made
  if (made?.orders.length === 0) return noneReady(deps.db)
  const id = made?.id ?? file ?? ''
  const taken = await (made ? loadTaken(deps.db, id) : takeBankFile(deps, id, by))
  if (isRefusal(taken)) return taken
  // It is kept by now: a disk that is full or a folder that is not there loses nothing.
  await writeFile(path, taken.file.xml, { flag: 'wx', mode: 0o600 }).catch((error: Error) => {
    throw new Error(`${error.message}\nThe file is kept: withdrawals bank-file ${id} --save FILE`)
  })
  return [
    ...taken.payments.map(paymentLine),
    `Written to ${path}: bank file ${id}. Give it to your bank once, then delete it.`,
    'Paid, by its statement: withdrawals paid <id> --reference TEXT --as ADDRESS',
    'Not paid, and will not be: "withdrawals bank-refused <id>" puts it in the next file, as where',
    'the fault was yours; "withdrawals reject <id>" gives it back, as where the account is wrong.',
    `The file is lost: withdrawals bank-file ${id} --save FILE --as ADDRESS`,
  ]
}

async function noneReady(db: Db): Promise<readonly string[]> {
  const last = (await listFiles(db)).find(({ waiting }) => waiting > 0)
  const known = last ? [`This one has some that are not paid yet: ${fileLine(last)}`] : []
  return ['No bank withdrawal is ready to be paid.', ...known]
}

async function noteRefused(
  deps: WithdrawalDeps,
  { id, by, reason }: Extract<BankCommand, { verb: 'bank-refused' }>,
  acting: Acting | null,
): Promise<Answer> {
  const provenAt = acting?.provenAt ?? null
  const refused = await noteBankRefusal(deps, id, { by, provenAt, reason })
  if (isRefusal(refused)) return refused
  return [
    ...refused.map((withdrawal) => `${withdrawal.id}  ${usdShown(netOf(withdrawal))}`),
    'The next bank file has it: withdrawals bank-file --save FILE --as ADDRESS',
    'To give one back instead: withdrawals reject <id> --reason TEXT --as ADDRESS',
  ]
}

function paymentLine({ id, net, name, state }: TakenFile['payments'][number]): string {
  const paid = state === 'paid' ? '  PAID already' : ''
  return `${id}  ${usdShown(net)}  ${shown(name)}${paid}`
}

function fileLine(file: Awaited<ReturnType<typeof listFiles>>[number]): string {
  const { id, madeAt, madeBy, payments, total, waiting, messageId } = file
  const sums = `${payments} payments, ${waiting} not ended, ${usdShown(total)}`
  return `${id}  ${iso(madeAt)}  ${shown(madeBy)}  ${sums}  MsgId ${messageId}`
}
