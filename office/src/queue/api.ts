// What the queue asks the server.

import { useQuery } from '@tanstack/react-query'
import { queueRoutes } from '#contract/staff/queue.ts'
import { ask } from '../lib/ask.ts'

const everyMs = 10_000

export function useQueue() {
  return useQuery({
    queryKey: ['queue'],
    queryFn: ({ signal }) => ask(queueRoutes.queue, { signal }),
    refetchInterval: everyMs,
  })
}
