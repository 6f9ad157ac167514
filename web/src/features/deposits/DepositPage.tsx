// The ways to pay in, each behind its modal, and what is under way.

import { lazy, Suspense, useState } from 'react'
import { Link } from 'wouter'
import type { DepositView } from '#contract/deposits.ts'
import { linkClass } from '#ui/Button.tsx'
import { FailedState } from '#ui/States.tsx'
import * as format from '../../lib/format.ts'
import * as t from '../../lib/i18n.ts'
import { useTitle } from '../../lib/title.ts'
import { useAhead } from '../../lib/use-ahead.ts'
import css from './Deposits.module.css'
import { GoOn, Resumed } from './GoOn.tsx'
import { KeyChanges } from './KeyChanges.tsx'
import { Progress } from './Progress.tsx'
import { pendingOf, useDepositEvents, useDeposits } from './use-deposits.ts'

const loadCard = () => import('./CardModal.tsx')
const loadCoin = () => import('./CoinModal.tsx')
const ahead = [loadCard, loadCoin]
const CardModal = lazy(loadCard)
const CoinModal = lazy(loadCoin)

const gateways = ['card', 'btc', 'eth'] as const
type Gateway = (typeof gateways)[number]

export default function DepositPage() {
  const [chosen, setChosen] = useState<Gateway>()
  const close = () => setChosen(undefined)
  useTitle(t.deposits.title)
  useDepositEvents()
  useAhead(ahead)
  return (
    <main className={css.page} id="content">
      <h1>{t.deposits.title}</h1>
      <p className={css.intro}>{t.deposits.intro}</p>
      <KeyChanges />
      <ul className={css.gateways}>
        {gateways.map((gateway) => (
          <li key={gateway}>
            <button type="button" onClick={() => setChosen(gateway)}>
              <GatewayMark gateway={gateway} />
              <b>{t.deposits.gateways[gateway]}</b>
              <span>{t.deposits.gatewayNotes[gateway]}</span>
              <small className={css.terms}>{t.deposits.gatewayTerms[gateway]}</small>
            </button>
          </li>
        ))}
      </ul>
      <UnderWay />
      <Suspense>
        {chosen === 'card' && <CardModal onClose={close} />}
        {chosen !== undefined && chosen !== 'card' && (
          <CoinModal key={chosen} currency={chosen} onClose={close} />
        )}
      </Suspense>
    </main>
  )
}

function UnderWay() {
  const list = useDeposits()
  const [resumed, setResumed] = useState<DepositView>()
  const rows = list.data?.pages[0]?.data ?? []
  const pending = pendingOf(rows)
  return (
    <section className={css.panel} aria-label={t.deposits.underWay}>
      {list.isLoadingError && (
        <FailedState
          message={t.deposits.underWayFailed}
          retryLabel={t.shell.retry}
          onRetry={() => void list.refetch()}
        />
      )}
      {pending.length > 0 && (
        <>
          <h2>{t.deposits.underWay}</h2>
          <ul className={css.pending} aria-live="polite">
            {pending.map((deposit) => (
              <PendingDeposit key={deposit.deposit_id} deposit={deposit} onGoOn={setResumed} />
            ))}
          </ul>
        </>
      )}
      <Link className={linkClass} to="/user/deposit-log">
        {t.deposits.showHistory}
      </Link>
      <Resumed deposit={resumed} onClose={() => setResumed(undefined)} />
    </section>
  )
}

type PendingProps = {
  readonly deposit: DepositView
  readonly onGoOn: (deposit: DepositView) => void
}

function PendingDeposit({ deposit, onGoOn }: PendingProps) {
  const { method, amount, coin_amount: coins, address, transaction_id: txid } = deposit
  return (
    <li>
      <span className={css.what}>
        <b>{amount === null ? t.deposits.unknownAmount : format.money(amount)}</b>
        <small>
          {coins === null ? t.deposits.gateways[method] : `${coins} ${method.toUpperCase()}`}
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
  btc: 'M8 4v16M12 4v2m0 12v2M6 6h8a3 3 0 0 1 0 6H8m6 0a3 3 0 0 1 0 6H6',
  eth: 'm12 2.500 6 9.500-6 3.500L6 12zM6.500 15 12 21.500 17.500 15 12 18z',
}

function GatewayMark({ gateway }: { readonly gateway: Gateway }) {
  return (
    <svg className={css.mark} viewBox="0 0 24 24" aria-hidden="true">
      <path d={marks[gateway]} />
    </svg>
  )
}
