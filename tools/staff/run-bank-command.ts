// Does what was asked about files for the operator's bank: makes one, writes one again, lists them,
// and notes what the bank did not pay.

import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import type { KnownRefusal } from '#contract/refusals.ts'
import { usdShown } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import type { BankOrder } from '#server/money/withdrawals/bank.ts'
import type { WithdrawalDeps } from '#server/money/withdrawals/confirm-deed.ts'
import { noteBankRefusal } from '#server/money/withdrawals/note-bank-refusal.ts'
import { prepareBankFile } from '#server/money/withdrawals/prepare-bank-file.ts'
import { listFiles, takeBankFile } from '#server/money/withdrawals/take-bank-file.ts'
import { netOf } from '#server/money/withdrawals/withdrawal.ts'
import type { Db } from '#server/platform/db.ts'
import { shown } from './shown.ts'
import type { BankCommand } from './withdrawals-command.ts'

type Answer = readonly string[] | KnownRefusal

export function runBankCommand(
  deps: WithdrawalDeps,
  command: BankCommand,
  by: Staff,
): Promise<Answer> {
  return command.verb === 'bank-file'
    ? writeBankFile(deps, command, by)
    : noteRefused(deps, command, by)
}

export async function listBankFiles(db: Db): Promise<readonly string[]> {
  const files = await listFiles(db)
  return files.length > 0 ? files.map(fileLine) : ['No bank file was made.']
}

async function writeBankFile(
  deps: WithdrawalDeps,
  { path, file }: Extract<BankCommand, { verb: 'bank-file' }>,
  by: Staff,
): Promise<Answer> {
  if (existsSync(path)) throw new Error(`${path} is there already`)
  const given = await (file === undefined ? make(deps, by) : takeAgain(deps, file, by))
  if (isRefusal(given)) return given
  const { id, xml, lines } = given
  if (lines.length === 0) return noneReady(deps.db)
  // It is kept by now: a disk that is full or a folder that is not there loses nothing.
  await writeFile(path, xml, { flag: 'wx', mode: 0o600 }).catch((error: Error) => {
    throw new Error(`${error.message}\nThe file is kept: withdrawals bank-file ${id} --save FILE`)
  })
  return [
    ...lines,
    `Written to ${path}: bank file ${id}. Give it to your bank once, then delete it.`,
    'Paid, by its statement: withdrawals paid <id> --reference TEXT --as ADDRESS',
    'Not paid, and will not be: "withdrawals bank-refused <id>" puts it in the next file, as where',
    'the fault was yours; "withdrawals reject <id>" gives it back, as where the account is wrong.',
    `The file is lost: withdrawals bank-file ${id} --save FILE --as ADDRESS`,
  ]
}

type Given = { readonly id: string; readonly xml: string; readonly lines: readonly string[] }

async function make(deps: WithdrawalDeps, by: Staff): Promise<Given | KnownRefusal> {
  const made = await prepareBankFile(deps, by)
  return isRefusal(made) ? made : { ...made, lines: made.orders.map(paymentLine) }
}

async function takeAgain(
  deps: WithdrawalDeps,
  id: string,
  by: Staff,
): Promise<Given | KnownRefusal> {
  const taken = await takeBankFile(deps, id, by)
  if (isRefusal(taken)) return taken
  const lines = taken.payments.map(
    (payment) => `${paymentLine(payment)}${payment.state === 'paid' ? '  PAID already' : ''}`,
  )
  return { id, xml: taken.file.xml, lines }
}

async function noneReady(db: Db): Promise<readonly string[]> {
  const last = (await listFiles(db)).find(({ waiting }) => waiting > 0)
  const known = last ? [`This one has some that are not paid yet: ${fileLine(last)}`] : []
  return ['No bank withdrawal is ready to be paid.', ...known]
}

async function noteRefused(
  deps: WithdrawalDeps,
  { id, reason }: Extract<BankCommand, { verb: 'bank-refused' }>,
  by: Staff,
): Promise<Answer> {
  const refused = await noteBankRefusal(deps, id, { by, reason })
  if (isRefusal(refused)) return refused
  return [
    ...refused.map((withdrawal) => `${withdrawal.id}  ${usdShown(netOf(withdrawal))}`),
    'The next bank file has it: withdrawals bank-file --save FILE --as ADDRESS',
    'To give one back instead: withdrawals reject <id> --reason TEXT --as ADDRESS',
  ]
}

function paymentLine({ id, net, name }: Pick<BankOrder, 'id' | 'net' | 'name'>): string {
  return `${id}  ${usdShown(net)}  ${shown(name)}`
}

function fileLine(file: Awaited<ReturnType<typeof listFiles>>[number]): string {
  const { id, madeAt, madeBy, payments, total, waiting, messageId } = file
  const sums = `${payments} payments, ${waiting} not ended, ${usdShown(total)}`
  return `${id}  ${iso(madeAt)}  ${shown(madeBy)}  ${sums}  MsgId ${messageId}`
}
