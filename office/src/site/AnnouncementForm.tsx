// An announcement while it is written: its text in each language, and as visitors will see it.

import { type FormEvent, useState } from 'react'
import { checkedBy } from '#browser/forms/checked-by.ts'
import { Form } from '#browser/forms/Form.tsx'
import { type Checked, type Fields, fieldsOf } from '#browser/forms/fields.ts'
import { useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import { announcementCharactersMost, announcementTones } from '#contract/public/announcements.ts'
import { announcementAudiences, announcementRoutes } from '#contract/staff/announcements.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { Block } from '../parts/Board.tsx'
import { announcements as t } from '../words/announcements.ts'
import { AnnouncementPreview } from './AnnouncementPreview.tsx'
import css from './Announcements.module.css'
import { type Announcing, useAnnouncing } from './announcements-api.ts'
import { instantOf } from './instant-of.ts'

const labels = {
  text_en: t.english,
  text_nl: t.dutch,
  tone: t.tone,
  audience: t.audience,
  from: t.from,
  until: t.until,
}
const checkBody = checkedBy(announcementRoutes.officeAnnouncement.body, labels, (fields) => ({
  ...fields,
  from: instantOf(fields.from),
  until: instantOf(fields.until),
}))

function check(fields: Fields): Checked<Announcing> {
  return checkBody(fields)
}

const choicesOf = <Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, string>>,
) => values.map((value) => ({ value, label: words[value] }))

export function AnnouncementForm({ onDone }: { readonly onDone: () => void }) {
  const sending = useAnnouncing()
  const [typed, setTyped] = useState<Fields>({})
  const { errors, form } = useForm({ check, sending, onDone })
  return (
    <>
      <Block title={t.make} width="half">
        <Form
          className={css.form}
          {...form}
          onInput={({ currentTarget }: FormEvent<HTMLFormElement>) =>
            setTyped(fieldsOf(currentTarget))
          }
        >
          {sending.isError && <Alert kind="error">{messageOf(sending.error)}</Alert>}
          {(['text_en', 'text_nl'] as const).map((name) => (
            <TextArea
              key={name}
              label={labels[name]}
              name={name}
              rows={2}
              maxLength={announcementCharactersMost}
              error={errors[name]}
            />
          ))}
          <div className={css.pair}>
            <SelectField
              label={t.tone}
              name="tone"
              placeholder={t.pick}
              choices={choicesOf(announcementTones, t.tones)}
              error={errors.tone}
            />
            <SelectField
              label={t.audience}
              name="audience"
              placeholder={t.pick}
              choices={choicesOf(announcementAudiences, t.audiences)}
              error={errors.audience}
            />
            <TextField label={t.from} name="from" type="datetime-local" error={errors.from} />
            <TextField label={t.until} name="until" type="datetime-local" error={errors.until} />
          </div>
          <Button type="submit" look="solid" busy={sending.isPending}>
            {t.announce}
          </Button>
        </Form>
      </Block>
      <AnnouncementPreview typed={typed} />
    </>
  )
}
