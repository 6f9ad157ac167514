// One deposit: what was asked for, what came by chain or card, the picture that was sent with it,
// and what became of it.

import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { dateMinute, moneyOf } from '#browser/format/format.ts'
import type { StaffDeposit } from '#contract/staff/deposits.ts'
import { Button } from '#ui/Button.tsx'
import { CorrectionDialog } from '../corrections/CorrectionDialog.tsx'
import { actorName } from '../lib/actor-name.ts'
import css from '../parts/Detail.module.css'
import { DetailFrame } from '../parts/DetailFrame.tsx'
import type { DetailProps } from '../parts/detail.ts'
import { EvidenceFrame } from '../parts/EvidenceFrame.tsx'
import { Facts } from '../parts/Facts.tsx'
import { Masked } from '../parts/Masked.tsx'
import { ReasonForm } from '../parts/ReasonForm.tsx'
import { SmallTable } from '../parts/SmallTable.tsx'
import { deposits as t } from '../words/deposits.ts'
import { queue } from '../words/queue.ts'
import { receiptOf, useDeposit, useRejection } from './api.ts'
import own from './DepositDetail.module.css'
import { methodName } from './looks.ts'

type Fact = readonly [string, ReactNode]
type Shown = { readonly deposit: StaffDeposit }

export function DepositDetail({ id, onDone }: DetailProps) {
  return (
    <DetailFrame label={t.title} found={useDeposit(id)}>
      {(deposit) => (
        <>
          <Head deposit={deposit} />
          <EvidenceFrame>
            <Client deposit={deposit} />
            <Payment deposit={deposit} />
            {deposit.charge !== null && <Charge charge={deposit.charge} />}
            <Receipt deposit={deposit} />
            <Before deposit={deposit} />
            <Happened deposit={deposit} />
          </EvidenceFrame>
          <Deeds deposit={deposit} onDone={onDone} />
        </>
      )}
    </DetailFrame>
  )
}

function Head({ deposit: { method, client, amount, detail } }: Shown) {
  return (
    <header className={css.head}>
      <h2>
        {t.title} {methodName(method)} · {queue.client(client.id)}
      </h2>
      <p className={css.figure}>
        {amount === null ? t.unknown : moneyOf(amount)}
        <small>{t.details[detail]}</small>
      </p>
    </header>
  )
}

function Client({ deposit: { client } }: Shown) {
  const facts: Fact[] = [
    [t.name, <Masked key="name" data={client.name} />],
    [t.email, <Masked key="email" data={client.email} />],
    [t.standing, t.standings[client.standing] ?? client.standing],
    [
      t.account,
      <Link key="account" href={`/clients/${client.id}`}>
        {t.openClient}
      </Link>,
    ],
    [
      t.out,
      <Link key="out" href={`/withdrawals?state=all&client=${client.id}`}>
        {t.seeWithdrawals}
      </Link>,
    ],
  ]
  return (
    <section>
      <h3>{t.client}</h3>
      <Facts facts={facts} />
    </section>
  )
}

function Payment({ deposit }: Shown) {
  const { asked, credit, network, address } = deposit
  const facts: Fact[] = [
    [t.askedFor, asked === null ? t.unasked : moneyOf(asked.amount)],
    ...(asked?.rate
      ? [[t.rateHeld, t.rateUntil(asked.rate, dateOr(asked.rate_until))] as Fact]
      : []),
    ...(network === null ? [] : [[t.network, network] as Fact]),
    ...(address === null ? [] : [[t.address, <Masked key="to" data={address} />] as Fact]),
    ...outputFacts(deposit),
    ...(credit === null ? [] : [[t.credited, creditWords(credit)] as Fact]),
  ]
  return (
    <section>
      <h3>{t.payment}</h3>
      <Facts facts={facts} />
    </section>
  )
}

function outputFacts({ output, ...deposit }: StaffDeposit): Fact[] {
  if (output === null) return []
  const { coins, transaction, index, height, seen_at, gone_at } = output
  return [
    [t.came, coins],
    [t.transaction, `${transaction} : ${index}`],
    [t.confirmations, t.ofNeeded(deposit.confirmations, deposit.confirmations_needed)],
    [t.block, height === null ? t.noBlock : String(height)],
    [t.seen, dateMinute(seen_at)],
    ...(gone_at === null ? [] : [[t.gone, dateMinute(gone_at)] as const]),
  ]
}

function dateOr(at: string | null): string {
  return at === null ? '' : dateMinute(at)
}

function creditWords({ amount, rate, rest_rate }: NonNullable<StaffDeposit['credit']>): string {
  return [moneyOf(amount), rate, rest_rate].filter((part) => part !== null).join(' · ')
}

function Charge({ charge }: { charge: NonNullable<StaffDeposit['charge']> }) {
  const facts: Fact[] = [
    [t.chargeId, charge.id],
    [t.amount, moneyOf(charge.amount)],
    [t.taken, dateMinute(charge.at)],
    ...charge.disputes.map(({ id, at }): Fact => [t.dispute, `${id} · ${dateMinute(at)}`]),
  ]
  return (
    <section>
      <h3>{t.charge}</h3>
      <Facts facts={facts} />
    </section>
  )
}

/** Fetched only when it is asked for: each look is on record. */
function Receipt({ deposit: { id, has_receipt, like_receipts, deeds } }: Shown) {
  const [isShown, setShown] = useState(false)
  if (!has_receipt) return null
  return (
    <section>
      <h3>{t.receipt}</h3>
      {isShown ? (
        <img className={own.receipt} src={receiptOf(id)} alt={t.receiptPicture} />
      ) : (
        <p className={own.line}>
          {deeds.includes('see_receipt') ? (
            <Button onClick={() => setShown(true)}>{t.seeReceipt}</Button>
          ) : (
            queue.bars.role
          )}
        </p>
      )}
      <p className={own.line}>{t.receiptNote}</p>
      {like_receipts.map(({ deposit, differing_bits }) => (
        <p key={deposit} className={own.line}>
          <Link href={`/deposits/${deposit}`}>
            {differing_bits === null ? t.sameReceipt : t.likeReceipt(differing_bits)}
          </Link>
        </p>
      ))}
    </section>
  )
}

function Before({ deposit: { sums } }: Shown) {
  const rows = [
    { key: 'approved', name: t.sums.approved, ...sums.approved },
    { key: 'waiting', name: t.sums.waiting, ...sums.waiting },
    { key: 'reversed', name: t.sums.reversed, ...sums.reversed },
  ]
  return (
    <section>
      <h3>{t.before}</h3>
      <SmallTable
        label={t.before}
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          { key: 'name', title: t.what, cell: ({ name }) => name },
          { key: 'count', title: t.count, isNumber: true, cell: ({ count }) => count },
          { key: 'amount', title: t.sum, isNumber: true, cell: ({ amount }) => moneyOf(amount) },
        ]}
      />
    </section>
  )
}

function Happened({ deposit: { steps } }: Shown) {
  return (
    <section className={css.wide}>
      <h3>{t.happened}</h3>
      <ol className={css.steps}>
        {steps.map(({ state, at, actor, reason }) => (
          <li key={`${at} ${state}`}>
            <time dateTime={at}>{dateMinute(at)}</time>
            <span>
              {t.states[state] ?? state} <small>{t.by(actorName(actor, t.actors))}</small>
              {reason !== null && <small> {reason}</small>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Deeds({ deposit: { id, deeds }, onDone }: Shown & { readonly onDone: () => void }) {
  const rejection = useRejection(id)
  const [isAsked, setAsked] = useState(false)
  if (deeds.includes('reject')) {
    return (
      <ReasonForm label={t.whyRejected} act={t.reject} sending={rejection} onDone={onDone}>
        <span className={css.barred}>{t.rejectNote}</span>
      </ReasonForm>
    )
  }
  if (!deeds.includes('restore')) return null
  return (
    <div className={css.verdict}>
      <div className={css.buttons}>
        <Button onClick={() => setAsked(true)}>{t.restore}</Button>
        <span className={css.barred}>{t.restoreNote}</span>
      </div>
      {isAsked && <CorrectionDialog of={{ kind: 'deposit', id }} onClose={() => setAsked(false)} />}
    </div>
  )
}
