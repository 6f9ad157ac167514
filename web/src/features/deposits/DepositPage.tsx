// The ways to pay in, each behind its modal, and what is under way.

import { Suspense, useState } from 'react'
import { Link } from 'wouter'
import { Coins } from '#browser/format/Coins.tsx'
import * as format from '#browser/format/format.ts'
import { lazyPart } from '#browser/page/lazy-part.ts'
import { useAhead } from '#browser/page/use-ahead.ts'
import type { DepositView } from '#contract/client/deposits.ts'
import { coins } from '#kernel/coins.ts'
import { linkClass } from '#ui/Button.tsx'
import { Blocked } from '../../lib/blocks/Blocked.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { Gateways } from '../../lib/panels/Gateways.tsx'
import { ListPanel } from '../../lib/panels/ListPanel.tsx'
import { UserPage } from '../../lib/panels/UserPage.tsx'
import { coinMarks } from './coin-marks.ts'
import css from './Deposits.module.css'
import { GoOn, Resumed } from './GoOn.tsx'
import { KeyChanges } from './KeyChanges.tsx'
import { Progress } from './Progress.tsx'
import { pendingOf, useDepositEvents, useDeposits } from './use-deposits.ts'

const loadCard = () => import('./CardModal.tsx')
const loadCoin = () => import('./CoinModal.tsx')
const ahead = [loadCard, loadCoin]
const CardModal = lazyPart(loadCard)
const CoinModal = lazyPart(loadCoin)

const gateways = ['card', ...coins] as const
type Gateway = (typeof gateways)[number]

export default function DepositPage() {
  const [chosen, setChosen] = useState<Gateway>()
  const close = () => setChosen(undefined)
  useDepositEvents()
  useAhead(ahead)
  return (
    <UserPage title={t.deposits.title} lead={t.deposits.intro} width="money">
      <Blocked act="deposit" />
      <KeyChanges />
      <Gateways
        gateways={gateways.map((gateway) => ({
          name: t.deposits.gateways[gateway],
          note: t.deposits.gatewayNotes[gateway],
          terms: t.deposits.gatewayTerms[gateway],
          mark: marks[gateway],
          onChoose: () => setChosen(gateway),
        }))}
      />
      <UnderWay />
      <Suspense>
        {chosen === 'card' && <CardModal onClose={close} />}
        {chosen !== undefined && chosen !== 'card' && (
          <CoinModal key={chosen} currency={chosen} onClose={close} />
        )}
      </Suspense>
    </UserPage>
  )
}

function UnderWay() {
  const list = useDeposits()
  const [resumed, setResumed] = useState<DepositView>()
  const rows = list.data?.pages[0]?.data ?? []
  return (
    <ListPanel
      title={t.deposits.underWay}
      list={list}
      failed={t.deposits.underWayFailed}
      rows={pendingOf(rows).map((deposit) => (
        <PendingDeposit key={deposit.deposit_id} deposit={deposit} onGoOn={setResumed} />
      ))}
    >
      <Link className={linkClass} to="/user/deposit-log">
        {t.deposits.showHistory}
      </Link>
      <Resumed deposit={resumed} onClose={() => setResumed(undefined)} />
    </ListPanel>
  )
}

type PendingProps = {
  readonly deposit: DepositView
  readonly onGoOn: (deposit: DepositView) => void
}

function PendingDeposit({ deposit, onGoOn }: PendingProps) {
  const { method, amount, coin_amount: coins, address, transaction_id: txid } = deposit
  return (
    <li className={css.pending}>
      <span className={css.what}>
        <b>{amount === null ? t.deposits.unknownAmount : format.money(amount)}</b>
        <small>
          {coins === null ? t.deposits.gateways[method] : <Coins amount={coins} coin={method} />}
        </small>
      </span>
      <Progress deposit={deposit} />
      {address !== null && txid === null && <code className={css.code}>{address}</code>}
      <GoOn deposit={deposit} onGoOn={onGoOn} />
    </li>
  )
}

const marks: Readonly<Record<Gateway, string>> = {
  card: 'M2 5h20v14H2zM2 9.500h20M5 15.500h5',
  ...coinMarks,
}
