// The statement of the account in use: a period, what moved in it, and the same as a file.

import { useState } from 'react'
import { Link } from 'wouter'
import * as format from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import {
  type MovementView,
  movementGroups,
  type StatementView,
} from '#contract/client/statements.ts'
import { Button } from '#ui/Button.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { List, ListPage } from '#ui/DataTablePage.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { useTitle } from '../../lib/site/title.ts'
import { useBook } from '../../lib/trading/book.ts'
import { linesOf } from '../../lib/trading/summary/curves.ts'
import { shortId } from '../../lib/trading/trade-texts.ts'
import type { Chosen } from './api.ts'
import { Owed } from './Owed.tsx'
import css from './Statement.module.css'
import { useDownload, useStatement } from './use-statement.ts'

export default function StatementPage() {
  const mode = useBook((book) => book.mode)
  const [filter, setFilter] = useState<Omit<Chosen, 'mode'>>({})
  const { from, to } = filter
  const isPeriod = from === undefined || to === undefined || from <= to
  useTitle(t.statement.title)
  return (
    <ListPage title={t.statement.title} lead={t.statement.lead}>
      <Filter filter={filter} isPeriod={isPeriod} onChange={setFilter} />
      {isPeriod && <Movements chosen={{ ...filter, mode }} />}
      {mode === 'real' && <Owed />}
    </ListPage>
  )
}

type FilterProps = {
  readonly filter: Omit<Chosen, 'mode'>
  /** It does not end before it begins. */
  readonly isPeriod: boolean
  readonly onChange: (filter: Omit<Chosen, 'mode'>) => void
}

function Filter({ filter, isPeriod, onChange }: FilterProps) {
  const day = (name: 'from' | 'to') => (
    <TextField
      label={t.statement[name]}
      type="date"
      value={filter[name] ?? ''}
      error={name === 'to' && !isPeriod ? t.statement.wrongPeriod : undefined}
      onChange={({ target }) => onChange({ ...filter, [name]: target.value || undefined })}
    />
  )
  return (
    <search className={css.filter}>
      {day('from')}
      {day('to')}
      <SelectField
        label={t.statement.kind}
        placeholder={t.statement.all}
        value={filter.kind ?? ''}
        choices={movementGroups.map((value) => ({ value, label: t.statement.groups[value] }))}
        onChange={({ target }) =>
          onChange({ ...filter, kind: movementGroups.find((one) => one === target.value) })
        }
      />
    </search>
  )
}

function Movements({ chosen }: { chosen: Chosen }) {
  const list = useStatement(chosen)
  const [first] = list.data?.pages ?? []
  const movements = list.data?.pages.flatMap((page) => page.movements) ?? []
  return (
    <>
      {first && <Summary statement={first} chosen={chosen} />}
      {movements.length > 1 && <Balances movements={movements} />}
      <List
        list={list}
        isEmpty={movements.length === 0}
        texts={{ ...t.shell, ...t.statement, failed: messageOf }}
      >
        <DataTable
          label={t.statement.title}
          columns={columns}
          rows={movements}
          rowKey={({ nr }) => String(nr)}
        />
      </List>
    </>
  )
}

const size = { width: 800, height: 96 } as const

/** The balance after each of the movements that are listed, the oldest first. */
function Balances({ movements }: { movements: readonly MovementView[] }) {
  const balances = movements.toReversed().map(({ balance }) => balance)
  const { paths } = linesOf([balances], size)
  const [least, most] = [Math.min(...balances), Math.max(...balances)]
  return (
    <figure className={css.curve}>
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t.statement.curve(format.money(least), format.money(most))}
      >
        <path d={paths[0]} />
      </svg>
      <figcaption>
        {t.statement.curveOf(balances.length)}{' '}
        {t.statement.between(format.money(least), format.money(most))}
      </figcaption>
    </figure>
  )
}

function Summary({ statement, chosen }: { statement: StatementView; chosen: Chosen }) {
  const download = useDownload(chosen)
  const fileKey = (kind: 'csv' | 'pdf') => (
    <Button
      busy={download.isPending && download.variables === kind}
      disabled={download.isPending}
      onClick={() => download.mutate(kind)}
    >
      {t.statement[kind]}
    </Button>
  )
  return (
    <div className={css.summary}>
      <dl className={css.balances}>
        <div>
          <dt>{t.statement.opening}</dt>
          <dd>{format.money(statement.opening_balance)}</dd>
        </div>
        <div>
          <dt>{t.statement.closing}</dt>
          <dd>{format.money(statement.closing_balance)}</dd>
        </div>
      </dl>
      <div className={css.files}>
        {fileKey('csv')}
        {fileKey('pdf')}
      </div>
    </div>
  )
}

const { columns: titles } = t.statement

const columns: readonly Column<MovementView>[] = [
  { key: 'nr', title: titles.nr, cell: ({ nr }) => nr, isWide: true },
  { key: 'at', title: titles.at, cell: ({ at }) => format.dateTime(at), isWide: true },
  { key: 'kind', title: titles.kind, cell: (row) => <Movement row={row} /> },
  {
    key: 'ref',
    title: titles.reference,
    cell: ({ reference }) => <span title={reference}>{shortId(reference)}</span>,
    isWide: true,
  },
  {
    key: 'amount',
    title: titles.amount,
    cell: ({ amount }) => (
      <span className={amount > 0 ? css.in : undefined}>{format.signed(amount)}</span>
    ),
    isNumber: true,
  },
  {
    key: 'balance',
    title: titles.balance,
    cell: ({ balance }) => format.amount(balance),
    isNumber: true,
  },
]

/** Leads to where it is told in full; on phones it says also when. */
function Movement({ row: { kind, description, reference, at } }: { row: MovementView }) {
  const known: Readonly<Record<string, string>> = t.statement.movements
  const words = known[kind] ?? description
  const place = places.find(([start]) => kind.startsWith(start))
  return (
    <>
      {place ? (
        <Link
          className={css.link}
          to={place[0] === 'trade' ? `${place[1]}/${reference}` : place[1]}
        >
          {words}
          <span className="sr"> {t.statement.places[place[0]](shortId(reference))}</span>
        </Link>
      ) : (
        words
      )}
      <small className={css.when}>{format.dateTime(at)}</small>
    </>
  )
}

/** Play money and goodwill came from nowhere else. */
const places = [
  ['trade', '/user/trades'],
  ['deposit', '/user/deposit-log'],
  ['withdrawal', '/user/withdraw-log'],
] as const
