// A file for the bank once more: exactly as it was made, under the number by which a bank refuses
// to pay it twice. What would pay somebody who has their money back, or is to be paid by another
// file, is not given out again.

import type { KnownRefusal } from '#contract/refusals.ts'
import { usdToText } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { admitStaff } from '#server/install/operators/admit-staff.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import type { Tx } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import {
  type FilePayment,
  type KeptFile,
  listBankFiles,
  listFilePayments,
  loadBankFile,
} from './bank-files.store.ts'
import type { WithdrawalDeps } from './confirm-deed.ts'
import { statusOf } from './withdrawal.ts'

export type TakenFile = { readonly file: KeptFile; readonly payments: readonly FilePayment[] }

const listMost = 200

/** For staff, the newest first. */
export const listFiles = (tx: Tx) => listBankFiles(tx, { after: null, limit: listMost })

/** What a file pays; undefined where there is no such file. */
export async function listPayments(
  tx: Tx,
  id: string,
): Promise<readonly FilePayment[] | undefined> {
  return (await loadBankFile(tx, id)) && listFilePayments(tx, id)
}

/** One that was made before; that it is taken again is on record. */
export function takeBankFile(
  { db, clock }: Pick<WithdrawalDeps, 'db' | 'clock'>,
  id: string,
  by: Staff,
): Promise<TakenFile | KnownRefusal> {
  return db.transaction(async (tx) => {
    const staff = await admitStaff(tx, by, 'bank_file.take')
    if (isRefusal(staff)) return staff
    const file = await loadBankFile(tx, id)
    if (!file) return refuse('not_found')
    const payments = await listFilePayments(tx, id)
    const wrong = payments.find(isNotToBePaid)
    if (wrong) {
      return refuse('bank_file_outdated', {
        withdrawal: wrong.id,
        status: statusIn(wrong),
        file: id,
      })
    }
    await recordEvent(tx, {
      at: clock.now(),
      clientId: null,
      actor: staff.actor,
      kind: 'bank_file_taken',
      details: { file: id, payments: file.payments, total: usdToText(file.total) },
    })
    return { file, payments }
  })
}

function isNotToBePaid({ state, standing, isRefused }: FilePayment): boolean {
  return state === 'rejected' || isRefused || (state === 'approved' && standing === 'frozen')
}

function statusIn({ state, isRefused }: FilePayment): string {
  if (isRefused) return 'known to be refused by the bank'
  return state === 'approved' ? 'of a frozen account' : `${statusOf(state).toLowerCase()} since`
}
