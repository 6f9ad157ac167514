// After something that may have been in the way is done: what is in the way is asked anew.

import type { QueryClient } from '@tanstack/react-query'
import { everyBlock } from './api.ts'

export function refreshBlocks(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries(everyBlock)
}
