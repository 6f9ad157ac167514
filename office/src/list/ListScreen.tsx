// A screen that is one long list: its title, its filters, which columns it shows, and the states
// it can be in. What is asked for stands in its address.

import { type ReactNode, useCallback } from 'react'
import { messageOf } from '#browser/http/errors.ts'
import type { OfficeList } from '#contract/staff/lists.ts'
import { Button } from '#ui/Button.tsx'
import type { PagedList } from '#ui/DataTablePage.tsx'
import { EmptyState, FailedState, Skeleton } from '#ui/States.tsx'
import { Menu } from '../parts/Menu.tsx'
import { list as t } from '../words/list.ts'
import { shell } from '../words/shell.ts'
import css from './ListScreen.module.css'
import { type ListColumn, ListTable } from './ListTable.tsx'
import { otherwise, shownOf } from './shown-columns.ts'
import type { ListState } from './use-list-state.ts'
import { ViewsBar } from './ViewsBar.tsx'

type Props<Item extends object> = {
  readonly title: string
  /** It stands within a screen that has a title of its own. */
  readonly isPart?: boolean
  /** The list whose views are kept. */
  readonly views?: OfficeList
  /** What can be done with the list as a whole, beside its title. */
  readonly actions?: ReactNode
  /** The fields by which one filters. */
  readonly filters?: ReactNode
  readonly state: ListState
  /** How it is sorted while the address says nothing. */
  readonly sortedBy?: string
  readonly columns: readonly ListColumn<Item>[]
  /** A list of react-query, page by page. */
  readonly list: PagedList
  readonly items: readonly Item[]
  readonly itemKey: (item: Item) => string
  readonly hrefOf?: (item: Item) => string | null
  readonly empty?: string
}

const nowhere = () => null

export function ListScreen<Item extends object>(props: Props<Item>) {
  const { title, actions, filters, state, columns, list, items } = props
  const chosen = shownOf(columns, state.columns)
  const choose = (key: string) => state.set('columns', otherwise(columns, chosen, key))
  const Title = props.isPart ? 'h2' : 'h1'
  return (
    <section className={css.screen} aria-label={title}>
      <header className={css.head}>
        <Title>
          {title} <small>{!list.isPending && t.shownSoFar(items.length, !list.hasNextPage)}</small>
        </Title>
        <span className={css.actions}>{actions}</span>
      </header>
      <div className={css.filters}>
        {props.views && <ViewsBar list={props.views} state={state} />}
        {filters}
        {state.isFiltered && (
          <Button look="ghost" onClick={state.clear}>
            {t.clear}
          </Button>
        )}
        <ColumnChoice columns={columns} chosen={chosen} choose={choose} />
      </div>
      <Rows {...props} chosen={chosen} />
    </section>
  )
}

function Rows<Item extends object>(props: Props<Item> & { chosen: ReadonlySet<string> }) {
  const { title, state, sortedBy, columns, list, items, itemKey, hrefOf = nowhere } = props
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  const onEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage])
  if (list.isPending) return <Skeleton lines={12} label={shell.loading} />
  if (list.isLoadingError) {
    return (
      <FailedState
        message={messageOf(list.error)}
        retryLabel={shell.retry}
        onRetry={() => list.refetch()}
      />
    )
  }
  if (items.length === 0 && hasNextPage) {
    return (
      <EmptyState>
        {t.emptySoFar}{' '}
        <Button busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {t.more}
        </Button>
      </EmptyState>
    )
  }
  if (items.length === 0) {
    return <EmptyState>{state.isFiltered ? t.emptyFiltered : (props.empty ?? t.empty)}</EmptyState>
  }
  return (
    <>
      <ListTable
        label={title}
        columns={columns}
        shown={props.chosen}
        items={items}
        itemKey={itemKey}
        hrefOf={hrefOf}
        sorting={{ by: state.of('sort') ?? sortedBy, onSort: (by) => state.set('sort', by) }}
        onEnd={onEnd}
      />
      {isFetchingNextPage && <p className={css.more}>{t.loadingMore}</p>}
      {isFetchNextPageError && (
        <p className={css.more} role="alert">
          {messageOf(list.error)} <Button onClick={() => fetchNextPage()}>{shell.retry}</Button>
        </p>
      )}
    </>
  )
}

type ChoiceProps<Item> = {
  readonly columns: readonly ListColumn<Item>[]
  readonly chosen: ReadonlySet<string>
  readonly choose: (key: string) => void
}

function ColumnChoice<Item>({ columns, chosen, choose }: ChoiceProps<Item>) {
  return (
    <Menu label={t.columns} className={css.columns}>
      {() =>
        columns.map(({ key, title }) => (
          <label key={key}>
            <input
              type="checkbox"
              checked={chosen.has(key)}
              disabled={chosen.has(key) && chosen.size === 1}
              onChange={() => choose(key)}
            />{' '}
            {title}
          </label>
        ))
      }
    </Menu>
  )
}
