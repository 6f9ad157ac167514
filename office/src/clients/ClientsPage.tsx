// Clients, found by what is known of them. Who they are stays masked until one is opened and a
// field of theirs revealed.

import { useMemo, useState } from 'react'
import { Route, Switch } from 'wouter'
import { date, moneyOf } from '#browser/format/format.ts'
import { locale } from '#browser/format/locale.ts'
import type { ListedClient } from '#contract/staff/clients.ts'
import { Button } from '#ui/Button.tsx'
import { useMay } from '../lib/use-may.ts'
import { ChoiceFilter, DayFilter, SearchFilter } from '../list/Filters.tsx'
import { ListScreen } from '../list/ListScreen.tsx'
import type { ListColumn } from '../list/ListTable.tsx'
import { type ListState, useListState } from '../list/use-list-state.ts'
import { seenOf } from '../parts/personal.ts'
import { clients as t } from '../words/clients.ts'
import { many } from '../words/many.ts'
import { useClients } from './api.ts'
import { ClientPage } from './ClientPage.tsx'
import { type ClientFilters, clientFilters, filtersOf } from './client-filters.ts'
import own from './Many.module.css'
import { ManyDialog } from './ManyDialog.tsx'
import { useCountries, useTags } from './many-api.ts'
import { planWords } from './plan-words.ts'
import { TagsDialog } from './TagsDialog.tsx'

const columns: readonly ListColumn<ListedClient>[] = [
  { key: 'id', title: t.number, isNumber: true, cell: ({ id }) => id },
  { key: 'name', title: t.name, cell: ({ name }) => seenOf(name) },
  { key: 'email', title: t.email, cell: ({ email }) => seenOf(email) },
  { key: 'standing', title: t.standing, cell: ({ standing }) => t.standings[standing] },
  {
    key: 'identity',
    title: t.identity,
    cell: ({ is_identified }) => (is_identified ? t.identified : t.notIdentified),
  },
  { key: 'plan', title: t.plan, cell: ({ plan }) => planWords[plan] ?? plan },
  { key: 'country', title: t.country, cell: ({ country }) => country ?? '' },
  {
    key: 'deposited',
    title: t.deposited,
    isExtra: true,
    cell: ({ has_deposited }) => (has_deposited ? t.yes : t.no),
  },
  {
    key: 'tags',
    title: many.tags,
    cell: ({ tags }) => (
      <span className={own.tags}>
        {tags.map((name) => (
          <span key={name} className={own.tag}>
            {name}
          </span>
        ))}
      </span>
    ),
  },
  { key: 'balance', title: t.balance, isNumber: true, cell: ({ balance }) => moneyOf(balance) },
  {
    key: 'joined',
    title: t.joined,
    cell: ({ joined_at }) => date(joined_at),
    sort: { name: 'joined', first: 'down' },
  },
]

const yesOrNo = { yes: t.yes, no: t.no }

export function ClientsPage() {
  return (
    <Switch>
      <Route path="/clients/:id/*?" component={ClientPage} />
      <Route component={ClientList} />
    </Switch>
  )
}

function ClientList() {
  const state = useListState(clientFilters)
  const list = useClients(state.all as ClientFilters)
  const { chosen, clear, column } = useChosen()
  const columnsHere = useMemo(() => [column, ...columns], [column])
  return (
    <ListScreen
      title={t.title}
      views="clients"
      actions={<ListActs state={state} chosen={chosen} onDone={clear} />}
      filters={
        <>
          <SearchFilter state={state} name="search" label={t.search} />
          <ChoiceFilter state={state} name="standing" label={t.standing} choices={t.standings} />
          <ChoiceFilter state={state} name="identified" label={t.identified} choices={yesOrNo} />
          <ChoiceFilter state={state} name="deposited" label={t.deposited} choices={yesOrNo} />
          <ChoiceFilter state={state} name="plan" label={t.plan} choices={planWords} />
          <MoreFilters state={state} />
          <DayFilter state={state} name="from" label={t.from} />
          <DayFilter state={state} name="to" label={t.to} />
        </>
      }
      state={state}
      sortedBy="-joined"
      columns={columnsHere}
      list={list}
      items={list.data?.pages.flatMap(({ data }) => data) ?? []}
      itemKey={({ id }) => id}
      hrefOf={({ id }) => `/clients/${id}`}
      empty={t.none}
    />
  )
}

const countries = new Intl.DisplayNames([locale], { type: 'region' })

function MoreFilters({ state }: { readonly state: ListState }) {
  const tags = useTags().data ?? []
  const codes = useCountries().data ?? []
  const named = codes.map((code) => [code, countries.of(code) ?? code] as const)
  const byName = named.toSorted(([, a], [, b]) => a.localeCompare(b, locale))
  const tagNames = Object.fromEntries(tags.map(({ id, name }) => [id, name]))
  return (
    <>
      <ChoiceFilter
        state={state}
        name="country"
        label={many.country}
        choices={Object.fromEntries(byName)}
      />
      {(tags.length > 0 || state.of('tag') !== undefined) && (
        <ChoiceFilter state={state} name="tag" label={many.tag} choices={tagNames} />
      )}
    </>
  )
}

/** Which clients are chosen, by the boxes of the first column. */
function useChosen() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const column = useMemo((): ListColumn<ListedClient> => {
    const toggle = (id: string) =>
      setChosen((known) => {
        const next = new Set(known)
        if (!next.delete(id)) next.add(id)
        return next
      })
    return {
      key: 'chosen',
      title: many.chosen,
      cell: ({ id }) => (
        <input
          type="checkbox"
          className={own.box}
          aria-label={many.choose(id)}
          checked={chosen.has(id)}
          onChange={() => toggle(id)}
        />
      ),
    }
  }, [chosen])
  return { chosen, column, clear: () => setChosen(new Set()) }
}

type ActsProps = {
  readonly state: ListState
  readonly chosen: ReadonlySet<string>
  readonly onDone: () => void
}

function ListActs({ state, chosen, onDone }: ActsProps) {
  const [open, setOpen] = useState<'many' | 'tags'>()
  const mayTag = useMay('tag.change')
  const may = [useMay('client_tag.change'), useMay('account.freeze'), useMay('client.sign_out')]
  const filters = state.of('search') === undefined ? filtersOf(state) : null
  const isPossible = chosen.size > 0 || filters !== null
  const onEnd = () => setOpen(undefined)
  return (
    <>
      {mayTag && (
        <Button look="ghost" onClick={() => setOpen('tags')}>
          {many.manageTags}
        </Button>
      )}
      {may.includes(true) && isPossible && (
        <Button look="ghost" onClick={() => setOpen('many')}>
          {chosen.size === 0 ? many.toMany : many.toSome(chosen.size)}
        </Button>
      )}
      {open === 'tags' && <TagsDialog onClose={onEnd} />}
      {open === 'many' && (
        <ManyDialog chosen={[...chosen]} filters={filters} onDone={onDone} onEnd={onEnd} />
      )}
    </>
  )
}
