// The proof of one trade: how it ended, on which terms and prices, and the same recomputed here.

import { Link, useParams } from 'wouter'
import { messageOf } from '#browser/http/errors.ts'
import type { ReceiptView } from '#contract/shared/receipts.ts'
import { Button, linkClass } from '#ui/Button.tsx'
import { EmptyState, FailedState, Skeleton } from '#ui/States.tsx'
import { download } from '../../lib/files/download.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { SaveEvidence } from '../../lib/receipts/SaveEvidence.tsx'
import { useTitle } from '../../lib/site/title.ts'
import { Checks } from './Checks.tsx'
import { Formula } from './Formula.tsx'
import { Gaps } from './Gaps.tsx'
import { Minute } from './Minute.tsx'
import css from './Receipt.module.css'
import { Headline, Result } from './Result.tsx'
import { Signed } from './Signed.tsx'
import { Terms } from './Terms.tsx'
import { isMissing, useReceipt } from './use-receipt.ts'

export default function ReceiptPage() {
  const { id = '' } = useParams()
  useTitle(t.receipt.title)
  return (
    <main className={css.page} id="content">
      <Link className={`${linkClass} ${css.back}`} to="/user/trade-history">
        {t.receipt.back}
      </Link>
      <Loaded id={id} />
    </main>
  )
}

function Loaded({ id }: { id: string }) {
  const { data, isPending, error, refetch } = useReceipt(id)
  if (data) return <Receipt receipt={data} />
  return (
    <>
      <h1 className="sr">{t.receipt.title}</h1>
      {isPending && <Skeleton lines={9} label={t.receipt.loading} />}
      {error && isMissing(error) && <EmptyState>{t.receipt.missing}</EmptyState>}
      {error && !isMissing(error) && (
        <FailedState
          message={messageOf(error)}
          retryLabel={t.shell.retry}
          onRetry={() => refetch()}
        />
      )}
    </>
  )
}

function Receipt({ receipt }: { receipt: ReceiptView }) {
  return (
    <>
      <Headline receipt={receipt} />
      <div className={css.columns}>
        <div className={css.column}>
          <Result receipt={receipt} />
          <Terms receipt={receipt} />
        </div>
        <div className={css.column}>
          <Checks receipt={receipt} />
          <Formula receipt={receipt} />
        </div>
      </div>
      <div className={css.columns}>
        <Minute receipt={receipt} end="entry" />
        {receipt.status !== 'Pending' && <Minute receipt={receipt} end="exit" />}
      </div>
      <Gaps receipt={receipt} />
      <Signed receipt={receipt} />
      <footer className={css.foot}>
        <Button onClick={() => download(`receipt-${receipt.trade_id}.json`, receipt)}>
          {t.receipt.download}
        </Button>{' '}
        <SaveEvidence kind="trade" id={receipt.trade_id} />
      </footer>
    </>
  )
}
