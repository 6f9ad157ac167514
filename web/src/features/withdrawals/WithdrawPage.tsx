// The ways to take money out, each behind its modal, with what holds for this client, what is under
// way, and the address book.

import { lazy, Suspense, useState } from 'react'
import { Link } from 'wouter'
import { payoutBusinessDays, type WithdrawalTerms } from '#contract/withdrawals.ts'
import { Alert } from '#ui/Alert.tsx'
import { linkClass } from '#ui/Button.tsx'
import { FailedState, Skeleton } from '#ui/States.tsx'
import { messageOf } from '../../lib/errors.ts'
import * as format from '../../lib/format.ts'
import * as t from '../../lib/i18n.ts'
import { useTitle } from '../../lib/title.ts'
import { useAhead } from '../../lib/use-ahead.ts'
import { AddressBook } from './AddressBook.tsx'
import { Status } from './Status.tsx'
import { underWayOf, useTerms, useWithdrawalEvents, useWithdrawals } from './use-withdrawals.ts'
import css from './Withdrawals.module.css'

const loadWallet = () => import('./WalletModal.tsx')
const loadBank = () => import('./BankModal.tsx')
const ahead = [loadWallet, loadBank]
const WalletModal = lazy(loadWallet)
const BankModal = lazy(loadBank)

export default function WithdrawPage() {
  const { data: terms, isError, error, refetch } = useTerms()
  useTitle(t.withdrawals.title)
  useWithdrawalEvents()
  useAhead(ahead)
  return (
    <main className={css.page} id="content">
      <h1>{t.withdrawals.title}</h1>
      <p className={css.intro}>{t.withdrawals.intro}</p>
      {terms && <Ways terms={terms} />}
      {!terms && !isError && <Skeleton lines={6} label={t.shell.loading} />}
      {!terms && isError && (
        <FailedState
          message={messageOf(error)}
          retryLabel={t.shell.retry}
          onRetry={() => void refetch()}
        />
      )}
    </main>
  )
}

const gateways = ['bank', 'wallet'] as const
type Gateway = (typeof gateways)[number]

function Ways({ terms }: { readonly terms: WithdrawalTerms }) {
  const [chosen, setChosen] = useState<Gateway>()
  const close = () => setChosen(undefined)
  const { held_until: held, methods } = terms
  const isOpen = (gateway: Gateway) =>
    held === null && methods.some(({ method }) => (method === 'bank') === (gateway === 'bank'))
  return (
    <>
      {held !== null && <Alert kind="info">{t.withdrawals.held(format.dateTime(held))}</Alert>}
      <Limits terms={terms} />
      <ul className={css.gateways}>
        {gateways.map((gateway) => (
          <li key={gateway}>
            <button type="button" disabled={!isOpen(gateway)} onClick={() => setChosen(gateway)}>
              <GatewayMark gateway={gateway} />
              <b>{t.withdrawals.gateways[gateway]}</b>
              <span>
                {isOpen(gateway) ? t.withdrawals.gatewayNotes[gateway] : t.withdrawals.closed}
              </span>
              {isOpen(gateway) && <Cost terms={terms} gateway={gateway} />}
            </button>
          </li>
        ))}
      </ul>
      {terms.has_demo_operator && <p className={css.intro}>{t.withdrawals.demo}</p>}
      <UnderWay />
      <AddressBook terms={terms} />
      <Suspense>
        {chosen === 'wallet' && <WalletModal terms={terms} onClose={close} />}
        {chosen === 'bank' && <BankModal terms={terms} onClose={close} />}
      </Suspense>
    </>
  )
}

/** What it takes off, and how long it takes. */
function Cost({ terms, gateway }: { terms: WithdrawalTerms; gateway: Gateway }) {
  const offers = terms.methods.filter(({ method }) => (method === 'bank') === (gateway === 'bank'))
  const words = offers.map(({ method, fee, least }) =>
    gateway === 'bank'
      ? t.withdrawals.feeFrom(format.money(fee), format.money(least))
      : t.withdrawals.feeOfFrom(
          t.withdrawals.methods[method],
          format.money(fee),
          format.money(least),
        ),
  )
  return (
    <small className={css.cost}>
      {words.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span>{t.withdrawals.paidWithin(payoutBusinessDays)}</span>
    </small>
  )
}

function Limits({ terms }: { readonly terms: WithdrawalTerms }) {
  const { available, day_left, day_limit, level, verified_day_limit } = terms
  return (
    <dl className={css.limits}>
      <div>
        <dt>{t.withdrawals.available}</dt>
        <dd>{format.money(available)}</dd>
      </div>
      <div>
        <dt>{t.withdrawals.dayLeft}</dt>
        <dd>
          {format.money(day_left)} <small>{t.withdrawals.ofDay(format.money(day_limit))}</small>
        </dd>
        {level === 'unverified' && (
          <dd className={css.more}>
            {t.withdrawals.verifiedDay(format.money(verified_day_limit))}{' '}
            <Link className={linkClass} to="/user/verify">
              {t.withdrawals.verify}
            </Link>
          </dd>
        )}
      </div>
    </dl>
  )
}

function UnderWay() {
  const list = useWithdrawals()
  const rows = underWayOf(list.data?.pages[0]?.data ?? [])
  return (
    <section className={css.panel} aria-label={t.withdrawals.underWay}>
      {list.isLoadingError && (
        <FailedState
          message={t.withdrawals.underWayFailed}
          retryLabel={t.shell.retry}
          onRetry={() => void list.refetch()}
        />
      )}
      {rows.length > 0 && (
        <>
          <h2>{t.withdrawals.underWay}</h2>
          <ul className={css.rows} aria-live="polite">
            {rows.map((row) => (
              <li key={row.withdraw_id}>
                <span className={css.what}>
                  <b>{format.money(row.amount)}</b>
                  <small>{t.withdrawals.fee(format.money(row.fee))}</small>
                </span>
                <span className={css.what}>
                  <span className={css.code}>{row.wallet}</span>
                  {row.coin_amount !== null && (
                    <small>
                      {row.coin_amount} {row.method.toUpperCase()}
                    </small>
                  )}
                </span>
                <Status row={row} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Link className={linkClass} to="/user/withdraw-log">
        {t.withdrawals.showHistory}
      </Link>
    </section>
  )
}

const marks: Readonly<Record<Gateway, string>> = {
  bank: 'M3 9.500 12 4l9 5.500zM5 9.500V18m4.700-8.500V18m4.600-8.500V18m4.700-8.500V18M3 20h18',
  wallet: 'M3 7h16a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h11M16 13.500h2',
}

function GatewayMark({ gateway }: { readonly gateway: Gateway }) {
  return (
    <svg className={css.mark} viewBox="0 0 24 24" aria-hidden="true">
      <path d={marks[gateway]} />
    </svg>
  )
}
