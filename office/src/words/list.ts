// What every list of the office says.

export const list = {
  columns: 'Columns',
  empty: 'Nothing here.',
  emptySoFar: 'Nothing so far: only the newest were looked through.',
  emptyFiltered: 'Nothing is like that.',
  clear: 'Clear filters',
  more: 'More',
  loadingMore: 'Loading more',
  next: 'next row',
  previous: 'row before',
  open: 'open the row',
  search: 'search',
  any: 'any',
  shownSoFar: (count: number, isAll: boolean) => (isAll ? `${count}` : `${count} so far`),
} as const
