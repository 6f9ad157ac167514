// Views of a list, one's own and shared ones: each is a link, which can be sent.

import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Form } from '#browser/forms/Form.tsx'
import type { Checked, Fields } from '#browser/forms/fields.ts'
import { useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { OfficeList } from '#contract/staff/lists.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useMay } from '../lib/use-may.ts'
import { Dialog } from '../parts/Dialog.tsx'
import form_ from '../parts/ReasonForm.module.css'
import { views as t } from '../words/views.ts'
import type { ListState } from './use-list-state.ts'
import css from './ViewsBar.module.css'
import { type NewView, useDropView, useSaveView, useViews } from './views-api.ts'

type Props = { readonly list: OfficeList; readonly state: ListState }

export function ViewsBar({ list, state }: Props) {
  const [isSaving, setSaving] = useState(false)
  const [path] = useLocation()
  const mayKeep = useMay('saved_view.change')
  const views = useViews(list).data ?? []
  const drop = useDropView()
  const query = queryOf(state.kept)
  const here = views.find((view) => queryOf(view.filters) === query)
  const isOther = query !== '' && here === undefined
  if (views.length === 0 && !(mayKeep && isOther)) return null
  return (
    <nav className={css.views} aria-label={t.views}>
      {views.map((view) => (
        <Link
          key={view.id}
          href={`${path}?${queryOf(view.filters)}`}
          aria-current={view === here ? 'page' : undefined}
          title={view.is_own ? undefined : t.sharedBy(view.by)}
        >
          {view.name}
        </Link>
      ))}
      {mayKeep && isOther && (
        <Button look="ghost" onClick={() => setSaving(true)}>
          {t.save}
        </Button>
      )}
      {mayKeep && here?.is_own && (
        <Button look="ghost" busy={drop.isPending} onClick={() => drop.mutate(here.id)}>
          {t.drop}
        </Button>
      )}
      {isSaving && <Saving list={list} filters={state.kept} onEnd={() => setSaving(false)} />}
    </nav>
  )
}

/** In one order, so that the same filters are the same address. */
function queryOf(filters: Readonly<Record<string, string>>): string {
  const sorted = Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return new URLSearchParams(sorted).toString()
}

type SavingProps = {
  readonly list: OfficeList
  readonly filters: Readonly<Record<string, string>>
  readonly onEnd: () => void
}

function Saving({ list, filters, onEnd }: SavingProps) {
  const save = useSaveView()
  const check = ({ name = '', shared }: Fields): Checked<NewView> => {
    const typed = name.trim()
    if (typed === '') return { errors: { name: t.viewNameMissing } }
    return { value: { list, name: typed, is_shared: shared !== undefined, filters } }
  }
  const { errors, form } = useForm({ check, sending: save, onDone: onEnd })
  return (
    <Dialog title={t.saveTitle} onClose={onEnd}>
      <p>{t.saveMeans}</p>
      <Form className={form_.form} {...form}>
        {save.isError && <Alert kind="error">{messageOf(save.error)}</Alert>}
        <TextField label={t.viewName} name="name" maxLength={60} error={errors.name} />
        <label className={css.check}>
          <input type="checkbox" name="shared" value="yes" /> {t.share}
        </label>
        <div className={form_.buttons}>
          <Button type="submit" look="solid" busy={save.isPending}>
            {t.keep}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
