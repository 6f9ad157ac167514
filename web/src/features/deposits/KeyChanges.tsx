// Tells clients that deposit addresses are about to come from another key, or do since a day.

import { useQuery } from '@tanstack/react-query'
import { depositKeyRoutes } from '#contract/client/deposit-keys.ts'
import { Alert } from '#ui/Alert.tsx'
import * as format from '../../lib/format/format.ts'
import { call } from '../../lib/http/api.ts'
import * as t from '../../lib/i18n/i18n.ts'

const key = ['deposit-key-changes'] as const

export function KeyChanges() {
  const changes = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) =>
      (await call(depositKeyRoutes.depositKeyChanges, { signal })).data,
    staleTime: 60_000,
  })
  return changes.data?.map(({ currency, at, is_done: isDone }) => (
    <Alert key={currency} kind="info">
      {t.depositKeys[isDone ? 'done' : 'toCome'](t.deposits.coins[currency], format.dateTime(at))}
    </Alert>
  ))
}
