// Other clients who have something in common with this one: what, and since when.

import { Link } from 'wouter'
import { date } from '#browser/format/format.ts'

import type { LinkedClient } from '#contract/staff/linked.ts'
import { EmptyState } from '#ui/States.tsx'
import { Found } from '../parts/Found.tsx'
import { seenOf } from '../parts/personal.ts'
import { type SmallColumn, SmallTable } from '../parts/SmallTable.tsx'
import { clients } from '../words/clients.ts'
import { notes as t } from '../words/notes.ts'
import { linkWords } from './link-words.ts'
import css from './NotesTab.module.css'
import { useLinked } from './notes-api.ts'
import type { ClientTabProps } from './props.ts'

type Row = { readonly client: LinkedClient['client']; readonly link: LinkedClient['links'][number] }

const columns: readonly SmallColumn<Row>[] = [
  {
    key: 'id',
    title: t.client,
    cell: ({ client: { id } }) => <Link href={`/clients/${id}`}>{id}</Link>,
  },
  { key: 'name', title: t.name, cell: ({ client }) => seenOf(client.name) },
  {
    key: 'standing',
    title: t.standing,
    cell: ({ client }) => clients.standings[client.standing],
  },
  { key: 'what', title: t.common, cell: ({ link }) => linkWords(link) },
  { key: 'since', title: t.since, cell: ({ link }) => date(link.since) },
]

export function LinkedTab({ client: { id } }: ClientTabProps) {
  const linked = useLinked(id)
  return (
    <section className={css.notes} aria-label={t.linked}>
      <p className={css.hint}>{t.linkedHint}</p>
      <Found query={linked}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState>{t.linkedNone}</EmptyState>
          ) : (
            <SmallTable
              label={t.linked}
              columns={columns}
              rows={found.flatMap(({ client, links }) => links.map((link) => ({ client, link })))}
              rowKey={({ client, link }) => `${client.id} ${link.kind} ${link.method}`}
            />
          )
        }
      </Found>
    </section>
  )
}
