// The ways to take money out, each behind its modal, with what holds for this client, what is under
// way, and the address book.

import { Suspense, useState } from 'react'
import { Link } from 'wouter'
import * as format from '#browser/format/format.ts'
import { lazyPart } from '#browser/page/lazy-part.ts'
import { useAhead } from '#browser/page/use-ahead.ts'
import { payoutBusinessDays, type WithdrawalTerms } from '#contract/client/withdrawals.ts'
import { linkClass } from '#ui/Button.tsx'
import { Blocked } from '../../lib/blocks/Blocked.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { Gateways } from '../../lib/panels/Gateways.tsx'
import { ListPanel } from '../../lib/panels/ListPanel.tsx'
import { Loaded } from '../../lib/panels/Loaded.tsx'
import { UserPage } from '../../lib/panels/UserPage.tsx'
import { AddressBook } from './AddressBook.tsx'
import { Figures } from './Figures.tsx'
import { Status } from './Status.tsx'
import { underWayOf, useTerms, useWithdrawalEvents, useWithdrawals } from './use-withdrawals.ts'
import css from './Withdrawals.module.css'

const loadWallet = () => import('./WalletModal.tsx')
const loadBank = () => import('./BankModal.tsx')
const ahead = [loadWallet, loadBank]
const WalletModal = lazyPart(loadWallet)
const BankModal = lazyPart(loadBank)

export default function WithdrawPage() {
  useWithdrawalEvents()
  useAhead(ahead)
  return (
    <UserPage title={t.withdrawals.title} lead={t.withdrawals.intro} width="money">
      <Blocked act="withdraw" />
      <Loaded query={useTerms()} lines={6}>
        {(terms) => <Ways terms={terms} />}
      </Loaded>
    </UserPage>
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
      <Limits terms={terms} />
      <Gateways
        gateways={gateways.map((gateway) => ({
          name: t.withdrawals.gateways[gateway],
          note: isOpen(gateway) ? t.withdrawals.gatewayNotes[gateway] : t.withdrawals.closed,
          terms: isOpen(gateway) && <Cost terms={terms} gateway={gateway} />,
          mark: marks[gateway],
          isClosed: !isOpen(gateway),
          onChoose: () => setChosen(gateway),
        }))}
      />
      {terms.has_demo_operator && <p>{t.withdrawals.demo}</p>}
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
    <>
      {words.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span>{t.withdrawals.paidWithin(payoutBusinessDays)}</span>
    </>
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
    <ListPanel
      title={t.withdrawals.underWay}
      list={list}
      failed={t.withdrawals.underWayFailed}
      rows={rows.map((row) => (
        <li key={row.withdraw_id} className={css.row}>
          <span className={css.what}>
            <Figures row={row} />
          </span>
          <span className={css.what}>
            <span className={css.code}>{row.wallet}</span>
            {row.label !== null && row.label !== row.wallet && <small>{row.label}</small>}
          </span>
          <Status row={row} />
        </li>
      ))}
    >
      <Link className={linkClass} to="/user/withdraw-log">
        {t.withdrawals.showHistory}
      </Link>
    </ListPanel>
  )
}

const marks: Readonly<Record<Gateway, string>> = {
  bank: 'M3 9.500 12 4l9 5.500zM5 9.500V18m4.700-8.500V18m4.600-8.500V18m4.700-8.500V18M3 20h18',
  wallet: 'M3 7h16a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h11M16 13.500h2',
}
