// Whether all is known that decides what stands above and within a screen, so that it is shown as
// it stays. An answer that failed is known too: nothing will come of it.

import { useQuery } from '@tanstack/react-query'
import { acceptancesQuery } from '../features/acceptances/api.ts'
import { useBlocks } from '../lib/blocks/Blocked.tsx'
import { useOwnLimits } from '../lib/limits/limits.ts'
import { useUser } from '../lib/user/user.ts'

export function useKnown(): boolean {
  const user = useUser()
  const blocks = useBlocks()
  const texts = useQuery(acceptancesQuery)
  const limits = useOwnLimits()
  const isAsked = !user.isPending && (user.isError || !blocks.isPending)
  return isAsked && !texts.isPending && !limits.isPending
}
