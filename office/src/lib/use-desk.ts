// Who sits here, as the door said when it was last asked.

import { useQuery } from '@tanstack/react-query'
import { type Desk, type Door, doorRoutes } from '#contract/staff/office.ts'
import { ask } from './ask.ts'

export function useDesk(): Desk | undefined {
  const { data } = useQuery<Door>({
    queryKey: ['door'],
    queryFn: ({ signal }) => ask(doorRoutes.door, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.desk ?? undefined
}
