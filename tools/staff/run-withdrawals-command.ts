// Does what was asked about withdrawals. Nothing here has a private key: what is prepared is signed
// and sent by the operator's own wallet, or given to their bank.

import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import type { KnownRefusal } from '#contract/refusals.ts'
import { usdShown } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import {
  findForStaff,
  listForStaff,
  type StaffWithdrawal,
} from '#server/money/withdrawals/list-for-staff.ts'
import { noteSent } from '#server/money/withdrawals/note-sending.ts'
import { noteBankPaid } from '#server/money/withdrawals/pay-withdrawal.ts'
import { type PayingDeps, prepareCoins } from '#server/money/withdrawals/prepare-payout.ts'
import {
  askedAt,
  detailOf,
  dueAt,
  isForBank,
  isOverdue,
  netOf,
  shownDestination,
  stateOf,
  type Withdrawal,
} from '#server/money/withdrawals/withdrawal.ts'
import type { Office } from './open-office.ts'
import { listBankFiles, runBankCommand } from './run-bank-command.ts'
import { shown } from './shown.ts'
import type { BankCommand, WithdrawalsCommand } from './withdrawals-command.ts'

type Answer = readonly string[] | KnownRefusal

export async function runWithdrawalsCommand(
  office: Office,
  { command, acting }: { readonly command: WithdrawalsCommand; readonly acting: Staff | null },
): Promise<Answer> {
  const { db, clock } = office
  const now = clock.now()
  if (command.verb === 'list') {
    const found = await listForStaff(db, command.which)
    return found.length > 0 ? found.map((it) => lineOf(it, now)) : ['No withdrawal waits.']
  }
  if (command.verb === 'show') {
    const found = await findForStaff(db, command.id)
    return found ? factsOf(found, now) : refuse('not_found')
  }
  if (command.verb === 'bank-files') return listBankFiles(db)
  if (!acting) return refuse('staff_actor_needed')
  const { withdrawals: deps } = await office.money()
  if (isBankCommand(command)) return runBankCommand(deps, command, acting)
  if (command.verb === 'prepare') return prepare(deps, command, acting)
  const after = await acted(deps, command, acting)
  if (isRefusal(after)) return after
  return [`${after.id} is now: ${detailOf(after, now)}.`, ...nextLines(after)]
}

function isBankCommand(command: WithdrawalsCommand): command is BankCommand {
  return command.verb === 'bank-file' || command.verb === 'bank-refused'
}

type Deed = Exclude<
  WithdrawalsCommand,
  BankCommand | { verb: 'list' | 'show' | 'prepare' | 'bank-files' }
>

function acted(deps: PayingDeps, command: Deed, by: Staff): Promise<Withdrawal | KnownRefusal> {
  const { id } = command
  switch (command.verb) {
    case 'sent':
      return noteSent(deps, id, { by, txid: command.txid })
    case 'paid':
      return noteBankPaid(deps, id, { by, reference: command.reference })
  }
}

async function prepare(
  deps: PayingDeps,
  { id, path, anew = false }: Extract<WithdrawalsCommand, { verb: 'prepare' }>,
  by: Staff,
): Promise<Answer> {
  if (path !== undefined && existsSync(path)) throw new Error(`${path} is there already`)
  const payout = await prepareCoins(deps, id, { by, anew })
  if (isRefusal(payout)) return payout
  const { format, text, facts } = payout.prepared
  if (path !== undefined) await writeFile(path, text, { flag: 'wx', mode: 0o600 })
  return [
    ...Object.entries(facts).map(([name, value]) => `${name.padEnd(12)}  ${value}`),
    `${'Format'.padEnd(12)}  ${format}`,
    path === undefined ? text : `Written to ${path}.`,
    ...(payout.withdrawal.network === 'simulated'
      ? ['On the simulated chain there is nothing to sign: it is sent in the office.']
      : [
          'Sign and send it with your own wallet, once, before you prepare the next one. Then say',
          `which transaction it was: withdrawals sent ${id} --transaction ID --as ADDRESS`,
        ]),
  ]
}

function lineOf(withdrawal: StaffWithdrawal, now: Millis): string {
  const { id, method, amount, email, approvedBy, approvalsNeeded } = withdrawal
  const late = isOverdue(withdrawal, now) ? '  OVERDUE' : ''
  const amountText = usdShown(amount).padStart(12)
  const state = detailOf(withdrawal, now).padEnd(15)
  const approvals = `${approvedBy.length} of ${approvalsNeeded}`
  const frozen = withdrawal.standing === 'frozen' ? '  FROZEN' : ''
  const what = `${state}  ${approvals}  ${method.padEnd(4)}  ${amountText}  ${shown(email)}`
  return `${id}  ${iso(askedAt(withdrawal))}  ${what}${late}${frozen}`
}

function factsOf(withdrawal: StaffWithdrawal, now: Millis): string[] {
  const { payout, notBefore, approvedBy, approvalsNeeded, bank } = withdrawal
  const refused = payout?.file?.refused
  const facts = {
    withdrawal: withdrawal.id,
    state: `${detailOf(withdrawal, now)}${isOverdue(withdrawal, now) ? ' (OVERDUE)' : ''}`,
    client: `${withdrawal.clientId} ${shown(withdrawal.email)} ${shown(withdrawal.name)}`,
    ...(withdrawal.standing === 'frozen'
      ? { account: 'FROZEN: nothing is approved or prepared; do not send what was' }
      : {}),
    amount: `${usdShown(withdrawal.amount)}, fee ${usdShown(withdrawal.fee)}`,
    leaves: usdShown(netOf(withdrawal)),
    to: bank ? shown(JSON.stringify(bank)) : shownDestination(withdrawal),
    network: withdrawal.network ?? 'bank',
    asked: iso(askedAt(withdrawal)),
    due: iso(dueAt(askedAt(withdrawal))),
    ...(notBefore === null ? {} : { 'not before': iso(notBefore) }),
    approvals: `${approvedBy.length} of ${approvalsNeeded} ${approvedBy.join(', ')}`.trim(),
    ...(payout ? { prepared: `${iso(payout.preparedAt)} by ${payout.preparedBy}` } : {}),
    ...(payout?.file ? { 'bank file': payout.file.id } : {}),
    ...(refused
      ? { 'not paid': `${iso(refused.at)} says ${refused.by}: ${shown(refused.reason)}` }
      : {}),
    ...(payout?.sent ? { sent: `${iso(payout.sent.at)} ${payout.sent.reference}` } : {}),
  }
  const steps = withdrawal.steps.map(
    ({ state, at, actor, reason }) =>
      `step        ${iso(at)}  ${state.padEnd(9)}  ${actor}${reason === null ? '' : `  ${reason}`}`,
  )
  const next = nextLines(withdrawal).map((line) => `next        ${line}`)
  return [
    ...Object.entries(facts).map(([name, value]) => `${name.padEnd(10)}  ${value}`),
    ...steps,
    ...next,
  ]
}

/** What comes next, and by which command. */
function nextLines(withdrawal: Withdrawal): string[] {
  const { id, approvedBy, approvalsNeeded, payout, method, network } = withdrawal
  const state = stateOf(withdrawal)
  if (state === 'pending') {
    const missing = approvalsNeeded - approvedBy.length
    const who = approvedBy.length > 0 ? 'Somebody else has to approve it' : 'It has to be approved'
    return [`${who} (${missing} to go), in the office.`]
  }
  if (state !== 'approved') return ['It has ended; the client is told.']
  if (isForBank(withdrawal)) {
    return ['The next bank file has it: withdrawals bank-file --save FILE --as ADDRESS']
  }
  if (method === 'bank') {
    return [`Once the bank has paid it: withdrawals paid ${id} --reference TEXT --as ADDRESS`]
  }
  if (payout?.sent) return ['It counts as paid once the network has confirmed it.']
  if (network === 'simulated') return ['It is sent in the office.']
  return payout
    ? [`Once your wallet has sent it: withdrawals sent ${id} --transaction ID --as ADDRESS`]
    : [`Prepare it for your wallet: withdrawals prepare ${id} --as ADDRESS`]
}
