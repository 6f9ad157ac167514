// A list that comes whole, for the screen of lists that come page by page.

import type { UseQueryResult } from '@tanstack/react-query'
import type { PagedList } from '#ui/DataTablePage.tsx'

export function wholeList({
  isPending,
  isLoadingError,
  error,
  refetch,
}: UseQueryResult): PagedList {
  return {
    isPending,
    isLoadingError,
    error,
    refetch,
    isFetchNextPageError: false,
    hasNextPage: false,
    isFetchingNextPage: false,
    fetchNextPage: () => undefined,
  }
}
