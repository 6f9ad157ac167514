// One act on many clients: what and to whom, then who exactly and who not, then what came of it.

import { useState } from 'react'
import { Form } from '#browser/forms/Form.tsx'
import type { Checked, Fields } from '#browser/forms/fields.ts'
import { useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import { type BulkOutcome, type BulkPreview, bulkActs, bulkMost } from '#contract/staff/bulk.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { useMay } from '../lib/use-may.ts'
import { Dialog } from '../parts/Dialog.tsx'
import form_ from '../parts/ReasonForm.module.css'
import { ReasonForm } from '../parts/ReasonForm.tsx'
import { many as t } from '../words/many.ts'
import { refusals } from '../words/refusals.ts'
import css from './Many.module.css'
import { type Meant, useDoToMany, usePreview, useTags } from './many-api.ts'

type Props = {
  /** Numbers of clients. */
  readonly chosen: readonly string[]
  /** What the list is filtered by; null: something is typed, and it is no view. */
  readonly filters: NonNullable<Meant['filters']> | null
  readonly onDone: () => void
  readonly onEnd: () => void
}

export function ManyDialog({ chosen, filters, onDone, onEnd }: Props) {
  const [shown, setShown] = useState<{ meant: Meant; preview: BulkPreview }>()
  const [outcome, setOutcome] = useState<BulkOutcome>()
  return (
    <Dialog title={t.title} onClose={onEnd}>
      {outcome ? (
        <Told outcome={outcome} onEnd={onEnd} />
      ) : shown ? (
        <Shown
          {...shown}
          onBack={() => setShown(undefined)}
          onDone={(what) => {
            setOutcome(what)
            onDone()
          }}
        />
      ) : (
        <Asking chosen={chosen} filters={filters} onShown={setShown} />
      )}
    </Dialog>
  )
}

type AskingProps = Pick<Props, 'chosen' | 'filters'> & {
  readonly onShown: (shown: { meant: Meant; preview: BulkPreview }) => void
}

function Asking({ chosen, filters, onShown }: AskingProps) {
  const tags = useTags().data ?? []
  const acts = useActs()
  const [act, setAct] = useState('')
  const previewing = usePreview()
  const needsTag = act === 'tag' || act === 'untag'
  const check = ({ act: what = '', tag = '', whom }: Fields): Checked<Meant> => {
    const known = bulkActs.find((one) => one === what)
    if (!known) return { errors: { act: t.whatMissing } }
    if (needsTag && tag === '') return { errors: { tag: t.tagMissing } }
    const isView = whom === 'view' && filters !== null
    const whose = isView ? { filters } : { ids: [...chosen] }
    return { value: needsTag ? { act: known, tag, ...whose } : { act: known, ...whose } }
  }
  const { errors, form } = useForm({
    check,
    sending: previewing,
    onDone: onShown,
  })
  const whom = [
    ...(chosen.length > 0 ? [{ value: 'chosen', label: t.theChosen(chosen.length) }] : []),
    ...(filters === null ? [] : [{ value: 'view', label: t.theView(bulkMost) }]),
  ]
  return (
    <Form className={form_.form} {...form}>
      {previewing.isError && <Alert kind="error">{messageOf(previewing.error)}</Alert>}
      <fieldset className={css.whom}>
        <legend>{t.whom}</legend>
        {whom.map(({ value, label }, at) => (
          <label key={value} className={css.check}>
            <input type="radio" name="whom" value={value} defaultChecked={at === 0} /> {label}
          </label>
        ))}
      </fieldset>
      <SelectField
        label={t.what}
        name="act"
        placeholder={t.pick}
        choices={acts.map((one) => ({ value: one, label: t.acts[one] }))}
        error={errors.act}
        onChange={({ target }) => setAct(target.value)}
      />
      {needsTag && (
        <SelectField
          label={t.tag}
          name="tag"
          placeholder={t.pick}
          choices={tags.map(({ id, name }) => ({ value: id, label: name }))}
          error={errors.tag}
        />
      )}
      <div className={form_.buttons}>
        <Button type="submit" look="solid" busy={previewing.isPending}>
          {t.show}
        </Button>
      </div>
    </Form>
  )
}

function useActs() {
  const may = {
    tag: useMay('client_tag.change'),
    freeze: useMay('account.freeze'),
    sign_out: useMay('client.sign_out'),
  }
  return bulkActs.filter((act) => may[act === 'untag' ? 'tag' : act])
}

type ShownProps = {
  readonly meant: Meant
  readonly preview: BulkPreview
  readonly onBack: () => void
  readonly onDone: (outcome: BulkOutcome) => void
}

function Shown({ meant, preview, onBack, onDone }: ShownProps) {
  const { affected, others, is_more } = preview
  const doing = useDoToMany(meant, affected)
  const { act } = meant
  const isAsked = act === 'freeze' || act === 'sign_out'
  const back = <Button onClick={onBack}>{t.back}</Button>
  return (
    <>
      <div className={css.shown}>
        <p>
          <b>{t.acts[act]}.</b> {affected.length === 0 ? t.affectsNone : t.affects(affected.length)}
        </p>
        <Numbers ids={affected} />
        {is_more && <Alert kind="info">{t.isMore(bulkMost)}</Alert>}
        {others.length > 0 && (
          <>
            <p>{t.leftOut(others.length)}</p>
            <ul className={css.out}>
              {others.map(({ id, why }) => (
                <li key={id}>
                  <a href={`/office/clients/${id}`}>{id}</a> {t.why[why]}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {affected.length === 0 ? (
        <div className={css.shown}>{back}</div>
      ) : isAsked ? (
        <ReasonForm
          label={t.reasons[act]}
          act={t.doIt(affected.length)}
          sending={doing}
          onDone={onDone}
        >
          {back}
        </ReasonForm>
      ) : (
        <div className={css.shown}>
          {doing.isError && <Alert kind="error">{messageOf(doing.error)}</Alert>}
          <div className={form_.buttons}>
            <Button
              look="solid"
              busy={doing.isPending}
              onClick={() => doing.mutate('', { onSuccess: onDone })}
            >
              {t.doIt(affected.length)}
            </Button>
            {back}
          </div>
        </div>
      )}
    </>
  )
}

function Numbers({ ids }: { readonly ids: readonly string[] }) {
  return (
    <p className={css.numbers}>
      {ids.map((id) => (
        <span key={id}>{id} </span>
      ))}
    </p>
  )
}

type ToldProps = { readonly outcome: BulkOutcome; readonly onEnd: () => void }

function Told({ outcome: { done, refused }, onEnd }: ToldProps) {
  const words: Readonly<Record<string, string>> = refusals
  return (
    <div className={css.shown}>
      <p role="status">{t.done(done.length)}</p>
      {refused.length > 0 && (
        <>
          <p>{t.notDone(refused.length)}</p>
          <ul className={css.out}>
            {refused.map(({ id, code, message }) => (
              <li key={id}>
                {id} {words[code] ?? message}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={form_.buttons}>
        <Button look="solid" onClick={onEnd}>
          {t.close}
        </Button>
      </div>
    </div>
  )
}
