// The files for the operator's bank: made of all that it can pay, taken, and what became of each
// payment.

import { useState } from 'react'
import { Link } from 'wouter'
import { dateMinute, moneyOf } from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button, buttonClass } from '#ui/Button.tsx'
import { actorName } from '../lib/actor-name.ts'
import { useMay } from '../lib/use-may.ts'
import { ListScreen } from '../list/ListScreen.tsx'
import { useListState } from '../list/use-list-state.ts'
import { wholeList } from '../list/whole-list.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { seenOf } from '../parts/personal.ts'
import { ReasonForm } from '../parts/ReasonForm.tsx'
import { payouts as t } from '../words/payouts.ts'
import { withdrawals } from '../words/withdrawals.ts'
import {
  bankFileOf,
  useBankFileMade,
  useBankFileRefusal,
  useBankFiles,
  useBankPayments,
} from './api.ts'

const home = '/withdrawals/bank-files'

export function BankFiles() {
  const list = useBankFiles()
  const making = useBankFileMade()
  const mayMake = useMay('bank_file.prepare')
  return (
    <ListScreen
      title={t.files}
      actions={
        <>
          <Link className={buttonClass()} href="/withdrawals">
            {withdrawals.back}
          </Link>
          {mayMake && (
            <Button look="solid" busy={making.isPending} onClick={() => making.mutate()}>
              {t.make}
            </Button>
          )}
        </>
      }
      filters={
        <>
          {making.isError && <Alert kind="error">{messageOf(making.error)}</Alert>}
          {making.data === null && <Alert kind="info">{t.nothingToPay}</Alert>}
        </>
      }
      state={useListState([])}
      list={list}
      items={list.data?.pages.flatMap(({ data }) => data) ?? []}
      itemKey={({ id }) => id}
      hrefOf={({ id }) => `${home}/${id}`}
      empty={t.noFiles}
      columns={[
        {
          key: 'name',
          title: t.message,
          cell: ({ id, message_id }) => <Link href={`${home}/${id}`}>{message_id}</Link>,
        },
        { key: 'made', title: t.made, cell: ({ made_at }) => dateMinute(made_at) },
        { key: 'by', title: t.by, cell: ({ made_by }) => actorName(made_by) },
        { key: 'count', title: t.payments, isNumber: true, cell: ({ payments }) => payments },
        { key: 'waiting', title: t.notEnded, isNumber: true, cell: ({ waiting }) => waiting },
        { key: 'total', title: t.total, isNumber: true, cell: ({ total }) => moneyOf(total) },
      ]}
    />
  )
}

export function OneBankFile({ id }: { id: string }) {
  const found = useBankPayments(id)
  const [isRefusing, setRefusing] = useState(false)
  const refusing = useBankFileRefusal(id)
  const [mayTake, mayRefuse] = [useMay('bank_file.take'), useMay('bank_payment.note_refused')]
  return (
    <>
      <ListScreen
        title={t.file}
        actions={
          <>
            <Link className={buttonClass()} href={home}>
              {t.allFiles}
            </Link>
            {mayRefuse && <Button onClick={() => setRefusing(true)}>{t.refusedAll}</Button>}
            {mayTake && (
              <a className={buttonClass('solid')} href={bankFileOf(id)} download>
                {t.takeFile}
              </a>
            )}
          </>
        }
        filters={<p>{t.giveOnce}</p>}
        state={useListState([])}
        list={wholeList(found)}
        items={found.data ?? []}
        itemKey={(one) => one.id}
        hrefOf={(one) => `/withdrawals/${one.id}`}
        columns={[
          {
            key: 'id',
            title: withdrawals.title,
            cell: (one) => <Link href={`/withdrawals/${one.id}`}>{one.id}</Link>,
          },
          { key: 'name', title: withdrawals.name, cell: ({ name }) => seenOf(name) },
          { key: 'net', title: withdrawals.net, isNumber: true, cell: ({ net }) => moneyOf(net) },
          {
            key: 'state',
            title: withdrawals.state,
            cell: ({ state, is_refused }) =>
              is_refused ? t.refused : (withdrawals.states[state] ?? state),
          },
        ]}
      />
      {isRefusing && (
        <Dialog title={t.refusedAll} onClose={() => setRefusing(false)}>
          <ReasonForm
            label={t.whyRefused}
            act={t.refusedAll}
            sending={refusing}
            onDone={() => setRefusing(false)}
          />
        </Dialog>
      )}
    </>
  )
}
