// The record: searched, taken along, and checked on the spot.

import { useState } from 'react'
import { dateMinute } from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import { clientEvents } from '#contract/client/event-kinds.ts'
import type { AuditEvent } from '#contract/staff/audit.ts'
import { installEventKinds } from '#contract/staff/install-event-kinds.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { eventName } from '../lib/event-name.ts'
import { useMay } from '../lib/use-may.ts'
import { ChoiceFilter, DayFilter, SearchFilter } from '../list/Filters.tsx'
import { ListScreen } from '../list/ListScreen.tsx'
import { type ListState, useListState } from '../list/use-list-state.ts'
import { audit as t } from '../words/audit.ts'
import css from './Audit.module.css'
import { type Checked, useCheck, useEvents } from './api.ts'
import { EventDialog, nameOf, whereOf } from './EventDialog.tsx'
import { changedParts } from './told-change.ts'
import { toldName, toldShort } from './told-fact.ts'

const names = ['member', 'client', 'kind', 'from', 'to', 'text', 'sort'] as const

export function AuditPage() {
  const state = useListState(names)
  const found = useEvents(state.all)
  const { check, count } = useCheck()
  const mayTake = useMay('audit.export')
  const { sort: _, ...filters } = state.all
  const file = `/api/office/events/file?${new URLSearchParams(filters)}`
  return (
    <ListScreen
      title={t.title}
      views="events"
      sortedBy="-at"
      state={state}
      list={found}
      empty={t.empty}
      actions={
        <>
          {mayTake && (
            <a className={css.file} href={file} download>
              {t.file}
            </a>
          )}
          <Button busy={check.isPending} onClick={() => check.mutate()}>
            {check.isPending ? t.checking(count) : t.check}
          </Button>
        </>
      }
      filters={
        <>
          {check.isError && <Alert kind="error">{messageOf(check.error)}</Alert>}
          {check.data && <Outcome checked={check.data} />}
          <Filters state={state} />
        </>
      }
      items={found.data?.pages.flatMap(({ data }) => data) ?? []}
      itemKey={({ id }) => id}
      columns={[
        {
          key: 'at',
          title: t.at,
          sort: { name: 'at', first: 'down' },
          cell: ({ at }) => dateMinute(at),
        },
        { key: 'who', title: t.who, cell: ({ actor }) => nameOf(actor) },
        { key: 'kind', title: t.kind, cell: (event) => <Kind event={event} /> },
        { key: 'client', title: t.client, cell: ({ client }) => client ?? t.install },
        { key: 'details', title: t.details, cell: told },
        { key: 'change', title: t.change, cell: changed },
        { key: 'where', title: t.where, cell: whereOf },
        {
          key: 'proof',
          title: t.proof,
          cell: ({ proof }) => proof && (t.proofs[proof] ?? proof),
        },
        { key: 'browser', title: t.browser, cell: ({ browser }) => browser, isExtra: true },
      ]}
    />
  )
}

function Filters({ state }: { readonly state: ListState }) {
  return (
    <>
      <SearchFilter state={state} name="member" label={t.member} isMain={false} />
      <SearchFilter state={state} name="client" label={t.clientNumber} isMain={false} />
      <ChoiceFilter state={state} name="kind" label={t.kind} choices={kindsFor(state.of('kind'))} />
      <DayFilter state={state} name="from" label={t.since} />
      <DayFilter state={state} name="to" label={t.until} />
      <SearchFilter state={state} name="text" label={t.text} />
    </>
  )
}

const eventKinds = [...Object.keys(clientEvents), ...installEventKinds]
const byName = (one: [string, string], other: [string, string]) => one[1].localeCompare(other[1])

/** With the one that is chosen, though this version may not know it. */
function kindsFor(chosen: string | undefined): Readonly<Record<string, string>> {
  const all = new Set([...eventKinds, ...(chosen === undefined ? [] : [chosen])])
  const named = [...all].map((kind): [string, string] => [kind, eventName(kind)])
  return Object.fromEntries(named.toSorted(byName))
}

function Outcome({ checked: { count, breaches, anchor } }: { readonly checked: Checked }) {
  return (
    <Alert kind={breaches.length > 0 ? 'error' : 'success'}>
      {breaches.length > 0 ? [t.broken, ...breaches].join(' ') : t.sound(count)}{' '}
      {anchor && t.anchor(anchor.nr, anchor.hash)}
    </Alert>
  )
}

/** Opens all that it tells. */
function Kind({ event }: { readonly event: AuditEvent }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={css.kind} onClick={() => setOpen(true)}>
        {eventName(event.kind)}
      </button>
      {isOpen && <EventDialog event={event} onClose={() => setOpen(false)} />}
    </>
  )
}

function told({ details }: AuditEvent): string {
  if (details === null) return t.hidden
  return details.map((fact) => `${toldName(fact.name)}: ${toldShort(fact)}`).join('; ')
}

function changed(event: AuditEvent): string {
  return changedParts(event)
    .map(({ name, before, after }) => `${name === '' ? '' : `${name}: `}${before} → ${after}`)
    .join('; ')
}
