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
  readonly error: unknown
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly refetch: () => unknown
  readonly fetchNextPage: () => unknown
}

type Texts = {
  readonly loading: string
  /** Says what went wrong. */
  readonly failed: (error: unknown) => string
  readonly retry: string
  readonly empty: string
  /** What will stand there. */
  readonly emptyMore?: string
  readonly more: string
}

type PageProps = {
  readonly title: string
  /** What the list is, under the title. */
  readonly lead?: string | undefined
  /** A word at the edge, beside the title. */
  readonly note?: string | undefined
  readonly children: ReactNode
}

type ListProps = {
  readonly list: PagedList
  readonly isEmpty: boolean
  readonly texts: Texts
  /** Where to go from an empty list. */
  readonly next?: ReactNode
  /** The table, shown when there is something in it. */
  readonly children: ReactNode
}

export function DataTablePage({
  title,
  note,
  ...list
}: Pick<PageProps, 'title' | 'note'> & ListProps) {
  return (
    <ListPage title={title} note={note}>
      <List {...list} />
    </ListPage>
  )
}

export function ListPage({ title, lead, note, children }: PageProps) {
  return (
    <main className={css.page} id="content">
      <header className={css.head}>
        <h1>{title}</h1>
        {note !== undefined && <p className={css.note}>{note}</p>}
        {lead !== undefined && <p className={css.lead}>{lead}</p>}
      </header>
      {children}
    </main>
  )
}

export function List({ list, isEmpty, texts, next, children }: ListProps) {
  if (list.isPending) return <Skeleton lines={9} label={texts.loading} />
  if (list.isLoadingError) {
    const message = texts.failed(list.error)
    return <FailedState message={message} retryLabel={texts.retry} onRetry={list.refetch} />
  }
  if (isEmpty) {
    return (
      <>
        <EmptyState more={texts.emptyMore}>{texts.empty}</EmptyState>
        {next !== undefined && <div className={css.next}>{next}</div>}
      </>
    )
  }
  return (
    <>
      {children}
      <More list={list} texts={texts} />
    </>
  )
}

function More({ list, texts }: Pick<ListProps, 'list' | 'texts'>) {
  if (!list.hasNextPage) return null
  return (
    <div className={css.more}>
      {list.isFetchNextPageError && <p role="alert">{texts.failed(list.error)}</p>}
      <Button busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
        {texts.more}
      </Button>
    </div>
  )
}
