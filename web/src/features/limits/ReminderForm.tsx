// How often a session is interrupted by a reminder.

import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import { ReminderChange, reminderBounds } from '#contract/client/limits.ts'
import { fieldErrors } from '#contract/shared/wire.ts'
import { Button } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import { TextField } from '#ui/TextField.tsx'
import { Form } from '../../lib/forms/Form.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { setReminder } from './api.ts'
import css from './Limits.module.css'
import { troubleOf, useLimitCall } from './use-limit-call.ts'

export function ReminderForm({ minutes }: { minutes: number | null }) {
  const [wrong, setWrong] = useState<string>()
  const setting = useLimitCall((wanted: number | null) => setReminder({ minutes: wanted }))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('minutes')).trim()
    const wanted = { minutes: typed === '' ? undefined : Number(typed) }
    const parsed = z.safeParse(ReminderChange, wanted)
    setWrong(parsed.success ? undefined : fieldErrors(parsed.error).errors[0]?.message)
    if (parsed.success && !setting.isPending) setting.mutate(parsed.data.minutes)
  }
  return (
    <section className={panelClass} aria-label={t.limits.reminder}>
      <h2>{t.limits.reminder}</h2>
      <p>{t.limits.reminderWhat}</p>
      <Form
        className={css.form}
        sending={[setting]}
        onEdit={() => setWrong(undefined)}
        onSubmit={submit}
      >
        <TextField
          key={minutes}
          label={t.limits.minutes}
          name="minutes"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={minutes ?? ''}
          placeholder={String(reminderBounds.least * 4)}
          hint={minutes === null ? t.limits.reminderOff : t.limits.reminderOn(minutes)}
          error={wrong ?? troubleOf(setting.error)}
        />
        <div className={css.keys}>
          <Button type="submit" look="solid" busy={setting.isPending}>
            {t.limits.save}
          </Button>
          {minutes !== null && (
            <Button disabled={setting.isPending} onClick={() => setting.mutate(null)}>
              {t.limits.off}
            </Button>
          )}
        </div>
      </Form>
    </section>
  )
}
