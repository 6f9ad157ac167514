// The lists that names are held against, and loading one.

import { useState } from 'react'
import { dateMinute } from '#browser/format/format.ts'
import { Form } from '#browser/forms/Form.tsx'
import { messageOf } from '#browser/http/errors.ts'
import { screeningListKinds } from '#contract/staff/screening.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useDesk } from '../lib/use-desk.ts'
import { DetailFrame } from '../parts/DetailFrame.tsx'
import { SmallTable } from '../parts/SmallTable.tsx'
import { screening as t } from '../words/screening.ts'
import { shownScore } from './HitDetail.tsx'
import css from './ListsPage.module.css'
import { useLoading, useScreening } from './screening-api.ts'

export function ListsPage() {
  const mayLoad = useDesk()?.actions.includes('screening_list.load')
  return (
    <DetailFrame label={t.lists} found={useScreening()}>
      {({ lists, least_score, swept_at }) => (
        <div className={css.page}>
          <h1>{t.lists}</h1>
          <p className={css.lead}>
            {lists.length === 0
              ? t.noLists
              : swept_at === null
                ? t.sweeping
                : t.swept(dateMinute(swept_at))}{' '}
            {t.least(shownScore(least_score))}
          </p>
          {lists.length > 0 && (
            <SmallTable
              label={t.lists}
              rows={lists}
              rowKey={({ id }) => id}
              columns={[
                { key: 'kind', title: t.list, cell: ({ kind }) => t.kinds[kind] },
                { key: 'version', title: t.version, cell: ({ version }) => version },
                {
                  key: 'state',
                  title: t.state,
                  cell: ({ is_current }) => (is_current ? t.current : t.replaced),
                },
                { key: 'people', title: t.people, isNumber: true, cell: ({ people }) => people },
                { key: 'names', title: t.names, isNumber: true, cell: ({ names }) => names },
                {
                  key: 'loaded',
                  title: t.loaded,
                  cell: ({ loaded_at }) => dateMinute(loaded_at),
                },
                { key: 'by', title: t.by, cell: ({ loaded_by }) => loaded_by },
                {
                  key: 'digest',
                  title: t.digest,
                  cell: ({ sha256 }) => <code title={sha256}>{sha256.slice(0, 16)}</code>,
                },
              ]}
            />
          )}
          {mayLoad && <LoadForm />}
        </div>
      )}
    </DetailFrame>
  )
}

function LoadForm() {
  const loading = useLoading()
  const [error, setError] = useState<string>()
  return (
    <Form
      className={css.load}
      sending={[loading]}
      onSubmit={(event) => {
        event.preventDefault()
        const fields = new FormData(event.currentTarget)
        const kind = screeningListKinds.find((known) => known === fields.get('kind'))
        const file = fields.get('list')
        const isThere = file instanceof File && file.size > 0
        setError(kind && isThere ? undefined : t.chooseFile)
        if (kind && isThere) loading.mutate({ kind, file })
      }}
    >
      <h2>{t.load}</h2>
      <p className={css.lead}>{t.loadLead}</p>
      {loading.isError && <Alert kind="error">{messageOf(loading.error)}</Alert>}
      <SelectField
        label={t.kind}
        name="kind"
        placeholder={t.choose}
        choices={screeningListKinds.map((kind) => ({ value: kind, label: t.kinds[kind] }))}
      />
      <TextField label={t.file} name="list" type="file" accept=".xml,.csv" error={error} />
      <Button type="submit" look="solid" busy={loading.isPending}>
        {t.load}
      </Button>
    </Form>
  )
}
