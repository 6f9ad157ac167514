// A screen that is one long list: its title, the states it can be in, and a button for what is
// older.

import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import css from './DataTable.module.css'
import { EmptyState, FailedState, Skeleton } from './States.tsx'

/** What this needs to know of a list that is fetched page by page. */
export type PagedList = {
  readonly isPending: boolean
  /** The first page could not be had: there is nothing to show. */
  readonly isLoadingError: boolean
  readonly isFetchNextPageError: boolean
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly refetch: () => unknown
  readonly fetchNextPage: () => unknown
}

type Texts = {
  readonly loading: string
  readonly failed: string
  readonly retry: string
  readonly empty: string
  readonly more: string
}

type Props = {
  readonly title: string
  readonly note?: string
  readonly list: PagedList
  readonly isEmpty: boolean
  readonly texts: Texts
  /** The table, shown when there is something in it. */
  readonly children: ReactNode
}

export function DataTablePage({ title, note, list, isEmpty, texts, children }: Props) {
  return (
    <main className={css.page} id="content">
      <header className={css.head}>
        <h1>{title}</h1>
        {note !== undefined && <p>{note}</p>}
      </header>
      <Body list={list} isEmpty={isEmpty} texts={texts}>
        {children}
      </Body>
    </main>
  )
}

function Body({ list, isEmpty, texts, children }: Omit<Props, 'title' | 'note'>) {
  if (list.isPending) return <Skeleton lines={9} label={texts.loading} />
  if (list.isLoadingError) {
    return <FailedState message={texts.failed} retryLabel={texts.retry} onRetry={list.refetch} />
  }
  if (isEmpty) return <EmptyState>{texts.empty}</EmptyState>
  return (
    <>
      {children}
      <More list={list} texts={texts} />
    </>
  )
}

function More({ list, texts }: Pick<Props, 'list' | 'texts'>) {
  if (!list.hasNextPage) return null
  return (
    <div className={css.more}>
      {list.isFetchNextPageError && <p role="alert">{texts.failed}</p>}
      <Button busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
        {texts.more}
      </Button>
    </div>
  )
}
