// That the receipt is signed and stands in the public log, verified in this browser; and the file
// that shows it to anybody.

import { messageOf } from '#browser/http/errors.ts'
import type { ReceiptView } from '#contract/shared/receipts.ts'
import { Button } from '#ui/Button.tsx'
import { FailedState, Skeleton } from '#ui/States.tsx'
import { Tag } from '#ui/Tag.tsx'
import type { Verdict } from '#verify/saved.ts'
import { download } from '../../lib/files/download.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { Findings } from '../../lib/receipts/Findings.tsx'
import css from './Receipt.module.css'
import { useSigned } from './use-signed.ts'

export function Signed({ receipt }: { readonly receipt: ReceiptView }) {
  const { data, isPending, error, refetch } = useSigned(receipt)
  const { title, note, save, loading, waiting } = t.signedReceipt
  return (
    <section className={css.panel}>
      <div className={css.title}>
        <h2>{title}</h2>
        {data?.verdict && <State verdict={data.verdict} />}
      </div>
      <p className={css.note}>{note}</p>
      {isPending && <Skeleton lines={4} label={loading} />}
      {error && (
        <FailedState
          message={messageOf(error)}
          retryLabel={t.shell.retry}
          onRetry={() => refetch()}
        />
      )}
      {data && !data.verdict && <p>{t.signedReceipt.tooOld}</p>}
      {data?.verdict && <Findings findings={data.verdict.findings} />}
      {data?.verdict && isWaiting(data.verdict) && <p className={css.note}>{waiting}</p>}
      {data && (
        <div>
          <Button onClick={() => download(`receipt-${receipt.trade_id}.signed.json`, data.saved)}>
            {save}
          </Button>
        </div>
      )}
    </section>
  )
}

export function isWaiting({ findings }: Verdict): boolean {
  return findings.some(({ isMissing }) => isMissing)
}

function State({ verdict }: { readonly verdict: Verdict }) {
  const { good, bad, incomplete } = t.signedReceipt
  if (verdict.isGood) return <Tag tone="good">{good}</Tag>
  const isWrong = verdict.findings.some(({ ok, isMissing }) => !ok && !isMissing)
  return isWrong ? <Tag tone="bad">{bad}</Tag> : <Tag>{incomplete}</Tag>
}
