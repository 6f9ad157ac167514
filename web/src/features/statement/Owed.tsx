// What the house owes this client, proved in their browser to be counted in what it owes to all.

import * as format from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import { cents, usdToNumber } from '#kernel/money.ts'
import { Button } from '#ui/Button.tsx'
import { FailedState, Skeleton } from '#ui/States.tsx'
import { Tag } from '#ui/Tag.tsx'
import { download } from '../../lib/files/download.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { FindingRow, findingsList } from '../../lib/receipts/Findings.tsx'
import type { ProvedOwed } from './api.ts'
import css from './Statement.module.css'
import { useOwed } from './use-statement.ts'

export function Owed() {
  const { data, isPending, error, refetch } = useOwed()
  const { title, lead, loading, none } = t.owed
  return (
    <section className={css.owed}>
      <h2>{title}</h2>
      <p>{lead}</p>
      {isPending && <Skeleton lines={3} label={loading} />}
      {error && (
        <FailedState
          message={messageOf(error)}
          retryLabel={t.shell.retry}
          onRetry={() => refetch()}
        />
      )}
      {data === null && <p>{none}</p>}
      {data && <Proved proved={data} />}
    </section>
  )
}

function Proved({ proved: { saved, verdict } }: { readonly proved: ProvedOwed }) {
  const { said, counted, logged, good, bad, save, tooOld } = t.owed
  const amount = format.money(usdToNumber(cents(BigInt(saved.amount))))
  const total = format.money(usdToNumber(cents(verdict?.total ?? 0n)))
  const isGood = verdict?.isCounted && verdict.isLogged
  return (
    <>
      {verdict?.at !== undefined && <p>{said(format.dateTime(verdict.at), amount, total)}</p>}
      {verdict ? (
        <>
          <Tag tone={isGood ? 'good' : 'bad'}>{isGood ? good : bad}</Tag>
          <ul className={findingsList}>
            <FindingRow says={counted} ok={verdict.isCounted} />
            <FindingRow says={logged} ok={verdict.isLogged} />
          </ul>
        </>
      ) : (
        <p>{tooOld}</p>
      )}
      <div>
        <Button onClick={() => download('owed.signed.json', saved)}>{save}</Button>
      </div>
    </>
  )
}
