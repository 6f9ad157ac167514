// Which keys the addresses for deposits are made from, by a fingerprint. They change by a proposal.

import { dateMinute } from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import { FailedState, Skeleton } from '#ui/States.tsx'
import paged from '../parts/Paged.module.css'
import { SmallTable } from '../parts/SmallTable.tsx'
import { deposits as t } from '../words/deposits.ts'
import { shell } from '../words/shell.ts'
import { useDepositKeys } from './api.ts'

export function DepositKeys() {
  const found = useDepositKeys()
  if (found.isPending) return <Skeleton lines={3} label={shell.loading} />
  if (!found.data) {
    return (
      <FailedState
        message={messageOf(found.error)}
        retryLabel={shell.retry}
        onRetry={() => void found.refetch()}
      />
    )
  }
  return (
    <>
      <SmallTable
        label={t.keys}
        rows={found.data}
        rowKey={({ coin }) => coin}
        columns={[
          { key: 'coin', title: t.coin, cell: ({ coin }) => coin.toUpperCase() },
          { key: 'network', title: t.network, cell: ({ network }) => network ?? t.noKey },
          { key: 'key', title: t.key, cell: ({ key_id, fault }) => fault ?? key_id ?? '' },
          {
            key: 'change',
            title: t.change,
            cell: ({ change }) =>
              change === null ? t.noChange : t.changes(dateMinute(change.at), change.is_done),
          },
        ]}
      />
      <p className={paged.note}>{t.keysNote}</p>
    </>
  )
}
