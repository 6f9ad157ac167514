// How the client's verification stands, the picture they sent, and the form for another one where
// one is asked for.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#browser/http/api-error.ts'
import type { DocumentStatus, DocumentView } from '#contract/client/documents.ts'
import { Alert } from '#ui/Alert.tsx'
import { panelClass } from '#ui/Panel.tsx'
import { Skeleton } from '#ui/States.tsx'
import { Tag, type Tone } from '#ui/Tag.tsx'
import { type Answer, DocumentForm } from '../../lib/documents/document-form.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { Loaded } from '../../lib/panels/Loaded.tsx'
import { UserPage } from '../../lib/panels/UserPage.tsx'
import { toast } from '../../lib/toast/toast.ts'
import { documentQuery, pictureQuery } from './api.ts'
import { refreshOwnDocument, setOwnDocument } from './own-document.ts'
import css from './Verify.module.css'

export default function VerifyPage() {
  return (
    <UserPage title={t.documents.title} width="text">
      <Loaded query={useQuery(documentQuery)} lines={6}>
        {(view) => <Verification view={view} />}
      </Loaded>
    </UserPage>
  )
}

function Verification({ view }: { view: DocumentView }) {
  const queries = useQueryClient()
  const isOpen = view.status === 'none' || view.status === 'Rejected'
  const sent = ({ data, message }: Answer) => {
    if (data) setOwnDocument(queries, data)
    toast('success', message)
  }
  const refused = (error: Error) => {
    if (error instanceof ApiError && error.status === 409) void refreshOwnDocument(queries)
  }
  return (
    <>
      <Standing view={view} />
      <section className={panelClass} aria-label={t.documents.send}>
        <DocumentForm isOff={!isOpen} onSent={sent} onRefused={refused} />
      </section>
    </>
  )
}

const tones: Readonly<Record<DocumentStatus, Tone>> = {
  none: 'neutral',
  Pending: 'warning',
  Approved: 'good',
  Rejected: 'bad',
}

function Standing({ view }: { view: DocumentView }) {
  const { status, method, reason, id_file_url: url, due_on: dueOn, is_overdue: isLate } = view
  return (
    <section className={panelClass} aria-label={t.documents.status}>
      <dl className={css.facts}>
        <dt>{t.documents.status}</dt>
        <dd>
          <Tag tone={tones[status]}>{t.documents.statuses[status]}</Tag>
        </dd>
        {method && (
          <>
            <dt>{t.documents.method}</dt>
            <dd>{t.documents.methods[method]}</dd>
          </>
        )}
      </dl>
      <p>{t.documents.explained[status]}</p>
      {dueOn !== null && status !== 'Pending' && (
        <Alert kind={isLate ? 'error' : 'info'}>
          {isLate ? t.documents.overdue(dueOn) : t.documents.due(dueOn)}
        </Alert>
      )}
      {reason !== null && (
        <Alert kind="error">
          {t.documents.reason}: {reason}
        </Alert>
      )}
      {url !== null && <Picture url={url} />}
    </section>
  )
}

function Picture({ url }: { url: string }) {
  const picture = useQuery(pictureQuery(url))
  if (picture.isPending) return <Skeleton lines={4} label={t.documents.loading} />
  if (picture.isError) return <p>{t.documents.noPicture}</p>
  return <img className={css.picture} src={picture.data} alt={t.documents.sentPicture} />
}
