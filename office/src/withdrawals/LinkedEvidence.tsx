// Who else has what this client has, beside the withdrawal that it is a reason to look at.

import { Link } from 'wouter'
import { messageOf } from '#browser/http/errors.ts'
import { Skeleton } from '#ui/States.tsx'
import { linkWords } from '../clients/link-words.ts'
import { useLinked } from '../clients/notes-api.ts'
import css from '../parts/Detail.module.css'
import { Standing } from '../parts/Standing.tsx'
import { notes } from '../words/notes.ts'
import { shell } from '../words/shell.ts'
import { withdrawals as t } from '../words/withdrawals.ts'

const most = 8

export function LinkedEvidence({ client }: { readonly client: string }) {
  const { data: linked, error } = useLinked(client)
  return (
    <section className={css.wide}>
      <h3>{notes.linked}</h3>
      {linked === undefined &&
        (error === null ? (
          <Skeleton lines={2} label={shell.loading} />
        ) : (
          <p role="alert">{messageOf(error)}</p>
        ))}
      {linked?.length === 0 && <p>{notes.linkedNone}</p>}
      {linked !== undefined && linked.length > 0 && (
        <>
          <p>
            <Standing tone="bad">{t.linkedTo(linked.length)}</Standing>
          </p>
          <ul className={css.steps}>
            {linked.slice(0, most).map(({ client: { id }, links }) => (
              <li key={id}>
                <Link href={`/clients/${id}`}>{id}</Link>
                <span>{links.map(linkWords).join('; ')}</span>
              </li>
            ))}
          </ul>
          <Link href={`/clients/${client}/linked`}>{t.allLinked}</Link>
        </>
      )}
    </section>
  )
}
