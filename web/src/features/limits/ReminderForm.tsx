// How often a session is interrupted by a reminder.

import { checkedBy } from '#browser/forms/checked-by.ts'
import { Form } from '#browser/forms/Form.tsx'
import { useForm } from '#browser/forms/use-form.ts'
import { ReminderChange, reminderBounds } from '#contract/client/limits.ts'
import { Button } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import { TextField } from '#ui/TextField.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { setReminder } from './api.ts'
import css from './Limits.module.css'
import { troubleOf, useLimitCall } from './use-limit-call.ts'

export function ReminderForm({ minutes }: { minutes: number | null }) {
  const setting = useLimitCall(setReminder)
  const { errors, form } = useForm({ check, sending: setting })
  const { least, most } = reminderBounds
  const now = minutes === null ? t.limits.reminderOff : t.limits.reminderOn(minutes)
  return (
    <section className={panelClass} aria-label={t.limits.reminder}>
      <h2>{t.limits.reminder}</h2>
      <p>{t.limits.reminderWhat}</p>
      <Form className={css.form} {...form}>
        <TextField
          key={minutes}
          label={t.limits.minutes}
          name="minutes"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={minutes ?? ''}
          placeholder={String(least * 4)}
          hint={`${t.limits.minutesBounds(least, most)} ${now}`}
          error={errors.minutes ?? troubleOf(setting.error)}
        />
        <div className={css.keys}>
          <Button type="submit" look="solid" busy={setting.isPending}>
            {t.limits.save}
          </Button>
          {minutes !== null && (
            <Button disabled={setting.isPending} onClick={() => setting.mutate({ minutes: null })}>
              {t.limits.off}
            </Button>
          )}
        </div>
      </Form>
    </section>
  )
}

const check = checkedBy(ReminderChange, { minutes: t.limits.minutes }, ({ minutes = '' }) => {
  return { minutes: minutes.trim() === '' ? undefined : Number(minutes.trim()) }
})
