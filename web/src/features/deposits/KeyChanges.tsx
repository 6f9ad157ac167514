// Tells clients that deposit addresses are about to come from another key, or do since a day.

import { useQuery } from '@tanstack/react-query'
import * as format from '#browser/format/format.ts'
import { Alert } from '#ui/Alert.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { keyChangesQuery } from './api.ts'

export function KeyChanges() {
  const changes = useQuery(keyChangesQuery)
  return changes.data?.map(({ currency, at, is_done: isDone }) => (
    <Alert key={currency} kind="info">
      {t.depositKeys[isDone ? 'done' : 'toCome'](t.deposits.coins[currency], format.dateTime(at))}
    </Alert>
  ))
}
