// A client's name beside the one on a list that it is like, and whether it is the same person.

import { type ReactNode, useRef } from 'react'
import { dateMinute, plain } from '#browser/format/format.ts'
import { Form } from '#browser/forms/Form.tsx'
import type { Checked, Fields } from '#browser/forms/fields.ts'
import { useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { ScreeningHit } from '#contract/staff/screening.ts'
import { Alert } from '#ui/Alert.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useKeys } from '../lib/use-keys.ts'
import { capOf, workKeys } from '../lib/work-keys.ts'
import css from '../parts/Detail.module.css'
import { DetailFrame } from '../parts/DetailFrame.tsx'
import type { DetailProps } from '../parts/detail.ts'
import { EvidenceFrame } from '../parts/EvidenceFrame.tsx'
import { Facts } from '../parts/Facts.tsx'
import { Masked } from '../parts/Masked.tsx'
import { queue } from '../words/queue.ts'
import { screening as t } from '../words/screening.ts'
import own from './DocumentDetail.module.css'
import { useHit, useVerdict } from './screening-api.ts'

export function HitDetail({ id, onDone }: DetailProps) {
  return (
    <DetailFrame label={t.hit} found={useHit(id)}>
      {(hit) => (
        <>
          <header className={css.head}>
            <h2>
              {t.hit} · {queue.client(hit.client.id)}
            </h2>
            <p className={css.figure}>
              {t.scoreOf(shownScore(hit.score))}
              <small>{t.states[hit.state]}</small>
            </p>
          </header>
          <EvidenceFrame>
            <Sides hit={hit} />
          </EvidenceFrame>
          {hit.state === 'open' && <Deciding hit={hit} onDone={onDone} />}
        </>
      )}
    </DetailFrame>
  )
}

/** Out of a hundred. */
export function shownScore(score: number): string {
  return plain(score / 10, 1)
}

function Sides({ hit }: { hit: ScreeningHit }) {
  const { client, kind, ref, listed_name, born, found_at, decided_at, decided_by, reason } = hit
  const theirs: (readonly [string, ReactNode])[] = [
    [t.name, <Masked key="name" data={client.name} />],
    [t.clientBorn, client.born === null ? t.unknown : <Masked key="born" data={client.born} />],
    [t.client, <Masked key="email" data={client.email} />],
    [t.found, dateMinute(found_at)],
  ]
  if (decided_at !== null) theirs.push([t.decided, `${dateMinute(decided_at)} ${decided_by ?? ''}`])
  return (
    <>
      <section>
        <h3>{t.client}</h3>
        <Facts facts={theirs} />
        {reason !== null && <p className={own.lead}>{reason}</p>}
      </section>
      <section>
        <h3>{t.kinds[kind]}</h3>
        <Facts
          facts={[
            [t.listedName, listed_name],
            [t.ref, ref],
            [t.born, born === '' ? t.unknown : born],
          ]}
        />
      </section>
    </>
  )
}

/** The one who waits goes on, or does not. */
const verdicts = ['different', 'same'] as const

function Deciding({ hit, onDone }: { hit: ScreeningHit; onDone: () => void }) {
  const different = useVerdict(hit.id, 'different')
  const same = useVerdict(hit.id, 'same')
  const isBusy = different.isPending || same.isPending
  const failed = different.error ?? same.error
  const sending = {
    isPending: isBusy,
    isError: different.isError || same.isError,
    reset: () => {
      different.reset()
      same.reset()
    },
    mutate: (
      { reason, isSame }: Said,
      told: { onSuccess: (reply: unknown) => void; onError: (error: unknown) => void },
    ) => (isSame ? same : different).mutate(reason, told),
  }
  const { errors, form } = useForm({ check: checkVerdict, sending, onDone })
  const place = useRef<HTMLFieldSetElement>(null)
  const choose = (verdict: (typeof verdicts)[number]) => () => {
    const radio = place.current?.querySelector<HTMLInputElement>(`[value=${verdict}]`)
    radio?.click()
    radio?.form?.querySelector<HTMLInputElement>('[name=reason]')?.focus()
  }
  useKeys({
    [workKeys.approve]: { does: t.states.different, act: choose('different') },
    [workKeys.reject]: { does: t.states.same, act: choose('same') },
  })
  if (hit.bar !== null) {
    return (
      <div className={css.verdict}>
        <span className={css.barred}>{queue.bars[hit.bar]}</span>
      </div>
    )
  }
  return (
    <Form className={css.verdict} {...form}>
      {failed !== null && <Alert kind="error">{messageOf(failed)}</Alert>}
      <p className={own.lead}>{t.consequence}</p>
      <fieldset ref={place} className={own.choice}>
        <legend>{t.state}</legend>
        {verdicts.map((verdict) => (
          <label key={verdict}>
            <input type="radio" name="verdict" value={verdict} /> {t.states[verdict]}{' '}
            <kbd>{capOf(verdict === 'different' ? 'approve' : 'reject')}</kbd>
          </label>
        ))}
      </fieldset>
      <TextField label={t.reason} name="reason" maxLength={500} error={errors.reason} />
      <div className={css.buttons}>
        <button type="submit" className={css.approve} disabled={isBusy}>
          {t.decide}
        </button>
      </div>
    </Form>
  )
}

type Said = { readonly reason: string; readonly isSame: boolean }

function checkVerdict({ reason = '', verdict = '' }: Fields): Checked<Said> {
  const typed = reason.trim()
  if (verdict === '') return { errors: { reason: t.sayWhich } }
  if (typed === '') return { errors: { reason: t.sayWhy } }
  return { value: { reason: typed, isSame: verdict === 'same' } }
}
