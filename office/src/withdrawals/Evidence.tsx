// What one has to know of a withdrawal: the client, how it was asked for, where it goes, what came
// before it, and what each verdict books.

import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { date, dateMinute, moneyOf } from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { StaffWithdrawal, WithdrawalEvidence } from '#contract/staff/withdrawals.ts'
import { Button } from '#ui/Button.tsx'
import { Skeleton } from '#ui/States.tsx'
import { Bars } from '../charts/Bars.tsx'
import { lengthOf } from '../charts/scale.ts'
import { actorName } from '../lib/actor-name.ts'
import { useMay } from '../lib/use-may.ts'
import css from '../parts/Detail.module.css'
import { Facts } from '../parts/Facts.tsx'
import { Masked } from '../parts/Masked.tsx'
import { SmallTable } from '../parts/SmallTable.tsx'
import { Standing } from '../parts/Standing.tsx'
import { shell } from '../words/shell.ts'
import { withdrawals as t } from '../words/withdrawals.ts'
import { useEvidence } from './api.ts'
import { bookRows } from './book-rows.ts'
import { LimitBar } from './LimitBar.tsx'
import { LinkedEvidence } from './LinkedEvidence.tsx'

type Fact = readonly [string, ReactNode]
type Shown = { readonly withdrawal: StaffWithdrawal; readonly evidence: WithdrawalEvidence }

export function Evidence({ withdrawal }: { withdrawal: StaffWithdrawal }) {
  const mayLink = useMay('client_link.read')
  const { data: evidence, error, isFetching, refetch } = useEvidence(withdrawal.id)
  return (
    <div className={css.evidence}>
      {error !== null && (
        <p className={css.unchecked} role="alert">
          <Standing tone="bad">{t.notChecked}</Standing>
          <span>{t.withoutEvidence(messageOf(error))}</span>
          <Button busy={isFetching} onClick={() => void refetch()}>
            {shell.retry}
          </Button>
        </p>
      )}
      {evidence === undefined ? (
        error === null && <Skeleton lines={8} label={shell.loading} />
      ) : (
        <>
          <Client withdrawal={withdrawal} evidence={evidence} />
          <Asked withdrawal={withdrawal} evidence={evidence} />
          <Destination withdrawal={withdrawal} evidence={evidence} />
          <Before evidence={evidence} />
          <Weeks evidence={evidence} />
          {mayLink && <LinkedEvidence client={withdrawal.client.id} />}
          <Books withdrawal={withdrawal} evidence={evidence} />
        </>
      )}
      <Happened withdrawal={withdrawal} />
    </div>
  )
}

function Client({ withdrawal: { client }, evidence: { balance, screening, trading } }: Shown) {
  const facts: Fact[] = [
    [t.name, <Masked key="name" data={client.name} />],
    [t.email, <Masked key="email" data={client.email} />],
    [
      t.standing,
      <Standing key="standing" tone={client.standing === 'active' ? 'good' : 'bad'}>
        {t.standings[client.standing] ?? client.standing}
      </Standing>,
    ],
    [t.balance, moneyOf(balance)],
    [t.traded, t.tradedOf(trading.count, moneyOf(trading.staked), signed(trading.result))],
    ...(screening === null ? [] : [[t.screened, <Screened key="name" {...screening} />] as const]),
    [
      t.account,
      <Link key="account" href={`/clients/${client.id}`}>
        {t.openClient}
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

function Screened({ at, open, same }: NonNullable<WithdrawalEvidence['screening']>) {
  if (same > 0) return <Standing tone="bad">{t.nameListed}</Standing>
  if (open > 0) return <Standing tone="bad">{t.nameOpen(open)}</Standing>
  if (at === null) return <Standing tone="waits">{t.nameUnscreened}</Standing>
  return <Standing tone="good">{t.nameClear(date(at))}</Standing>
}

function Asked({ withdrawal, evidence }: Shown) {
  const { asked_at, due_at, not_before, is_overdue, approvals_needed, approved_by } = withdrawal
  const { confirmed_by, devices } = evidence
  const proof = confirmed_by === null ? t.notOnRecord : (t.proofs[confirmed_by] ?? confirmed_by)
  const facts: Fact[] = [
    [t.asked, dateMinute(asked_at)],
    [
      t.due,
      is_overdue ? (
        <Standing key="due" tone="bad">
          {dateMinute(due_at)}
        </Standing>
      ) : (
        dateMinute(due_at)
      ),
    ],
    ...(not_before === null ? [] : [[t.notBefore, dateMinute(not_before)] as const]),
    [t.stepUp, proof],
    [t.device, devices.length === 0 ? t.notOnRecord : devices.map(deviceWords).join('; ')],
    [t.approvals, t.approvalsOf(approved_by.length, approvals_needed)],
  ]
  return (
    <section>
      <h3>{t.howAsked}</h3>
      <Facts facts={facts} />
    </section>
  )
}

function deviceWords({ device, known_since }: WithdrawalEvidence['devices'][number]): string {
  return known_since === null ? t.newDevice(device) : t.knownDevice(device, date(known_since))
}

function Destination({ withdrawal, evidence }: Shown) {
  const { destination, bank, network } = withdrawal
  const { first_used_at, paid_before, shared_with } = evidence.destination
  const { used, limit, together, two_staff_above } = evidence.day
  const facts: Fact[] = [
    [
      t.to,
      <span key="to" className={css.to}>
        <Masked data={destination} /> {bank ?? network}
      </span>,
    ],
    [t.firstUsed, first_used_at === null ? t.never : dateMinute(first_used_at)],
    [
      t.paidBefore,
      paid_before === 0 ? (
        <Standing key="paid" tone="waits">
          {t.neverPaid}
        </Standing>
      ) : (
        t.times(paid_before)
      ),
    ],
    [
      t.shared,
      shared_with.length === 0 ? (
        t.noOther
      ) : (
        <Standing key="shared" tone="bad">
          {t.others(shared_with.join(', '))}
        </Standing>
      ),
    ],
    [
      t.today,
      <LimitBar
        key="today"
        used={used}
        limit={limit}
        says={t.ofLimit(moneyOf(used), moneyOf(limit))}
      />,
    ],
    [t.together, moneyOf(together)],
    [t.twoAbove, moneyOf(two_staff_above)],
  ]
  return (
    <section>
      <h3>{t.place}</h3>
      <Facts facts={facts} />
    </section>
  )
}

function Before({ evidence: { deposits, withdrawals } }: Pick<Shown, 'evidence'>) {
  const rows = [
    { key: 'in', name: t.deposited, ...deposits.approved },
    { key: 'in-wait', name: t.depositsWait, ...deposits.waiting },
    { key: 'back', name: t.depositsBack, ...deposits.reversed },
    { key: 'out', name: t.paidOut, ...withdrawals.paid },
    { key: 'out-wait', name: t.underWay, ...withdrawals.waiting },
    { key: 'no', name: t.rejectedBefore, ...withdrawals.rejected },
    { key: 'off', name: t.cancelledBefore, ...withdrawals.cancelled },
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

function Weeks({ evidence: { weeks } }: Pick<Shown, 'evidence'>) {
  const bars = weeks.map(({ week, amount }) => ({ name: date(week), up: lengthOf(amount) }))
  return (
    <section>
      <h3>{t.weeks}</h3>
      {bars.every(({ up }) => up === 0) ? (
        <p>{t.noWeeks}</p>
      ) : (
        <Bars
          says={t.weeks}
          bars={bars}
          titles={[t.week, t.deposited]}
          shown={(value) => moneyOf(String(value))}
        />
      )}
    </section>
  )
}

/** What each verdict does to the books, as far as they are the client's: now, the change, after. */
function Books({ withdrawal, evidence }: Shown) {
  return (
    <section className={css.wide}>
      <h3>{t.ledger}</h3>
      <SmallTable
        label={t.ledger}
        rows={bookRows(withdrawal, evidence)}
        rowKey={({ on, account }) => `${on} ${account}`}
        columns={[
          { key: 'on', title: t.when, cell: ({ on }) => t.bookedOn[on] },
          { key: 'account', title: t.bookAccount, cell: ({ account }) => accountWord(account) },
          { key: 'now', title: t.now, isNumber: true, cell: ({ now }) => orNone(now) },
          { key: 'change', title: t.change, isNumber: true, cell: ({ change }) => signed(change) },
          { key: 'after', title: t.afterIt, isNumber: true, cell: ({ after }) => orNone(after) },
        ]}
      />
      <p className={css.sum}>{t.sumOfBooks}</p>
    </section>
  )
}

const accountWord = (name: string) => t.accounts[name] ?? name
const orNone = (amount: string | null) => (amount === null ? '–' : moneyOf(amount))
const signed = (amount: string) => (amount.startsWith('-') ? '' : '+') + moneyOf(amount)

function Happened({ withdrawal: { steps } }: { withdrawal: StaffWithdrawal }) {
  return (
    <section className={css.wide}>
      <h3>{t.happened}</h3>
      <ol className={css.steps}>
        {steps.map(({ state, at, actor, reason, reference }) => (
          <li key={`${at} ${state}`}>
            <time dateTime={at}>{dateMinute(at)}</time>
            <span>
              {t.states[state] ?? state} <small>{t.by(actorName(actor, t.actors))}</small>
              {reason !== null && <small> {reason}</small>}
              {reference !== null && <small> {reference}</small>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
