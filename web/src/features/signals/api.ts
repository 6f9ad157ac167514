// The public calls of the page of records, which no other page makes.

import type { publicRoutes } from '#contract/public/routes.ts'

type Routes = typeof publicRoutes

export const signalCalls = {
  records: { name: 'signalRecords', path: '/public/signals/records' },
  past: { name: 'pastSignals', path: '/public/signals' },
} as const satisfies Readonly<
  Record<
    string,
    { [N in 'signalRecords' | 'pastSignals']: { name: N; path: Routes[N]['path'] } }[
      | 'signalRecords'
      | 'pastSignals']
  >
>
