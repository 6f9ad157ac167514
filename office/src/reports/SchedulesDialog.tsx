// Which reports are mailed to whom; for who may: one more, one less.

import { date } from '#browser/format/format.ts'
import { Form } from '#browser/forms/Form.tsx'
import type { Checked, Fields } from '#browser/forms/fields.ts'
import { useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import { type ReportSchedule, reportPaces } from '#contract/staff/reports.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { useMay } from '../lib/use-may.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { SmallTable } from '../parts/SmallTable.tsx'
import { parts } from '../words/parts.ts'
import { reports as t } from '../words/reports.ts'
import { type NewSchedule, useReaders, useSchedule, useSchedules, useUnschedule } from './api.ts'
import css from './Reports.module.css'
import type { Wish } from './wish.ts'

type Props = { readonly wish: Wish; readonly onClose: () => void }

export function SchedulesDialog({ wish, onClose }: Props) {
  const schedules = useSchedules()
  const end = useUnschedule()
  const mayChange = useMay('report.schedule')
  return (
    <Dialog title={t.mailTitle} onClose={onClose}>
      <div className={css.dialog}>
        {end.isError && <Alert kind="error">{messageOf(end.error)}</Alert>}
        {schedules.data?.length === 0 && <p>{t.nobody}</p>}
        {schedules.data && schedules.data.length > 0 && (
          <SmallTable
            label={t.mailTitle}
            rows={schedules.data}
            rowKey={({ id }) => id}
            columns={[
              { key: 'what', title: t.what, cell: named },
              { key: 'every', title: t.every, cell: ({ every }) => t.paces[every] },
              { key: 'reader', title: t.reader, cell: ({ reader }) => reader },
              {
                key: 'last',
                title: t.last,
                cell: ({ sent_at }) => (sent_at === null ? t.notYet : t.sent(date(sent_at))),
              },
              ...(mayChange
                ? [
                    {
                      key: 'end',
                      title: parts.action,
                      cell: ({ id }: ReportSchedule) => (
                        <Button busy={end.isPending} onClick={() => end.mutate(id)}>
                          {t.end}
                        </Button>
                      ),
                    },
                  ]
                : []),
            ]}
          />
        )}
        {mayChange && <NewForm wish={wish} />}
      </div>
    </Dialog>
  )
}

function named({ report, mode }: Pick<ReportSchedule, 'report' | 'mode'>): string {
  return mode === 'demo' ? `${t.names[report]} (${t.modes.demo})` : t.names[report]
}

function NewForm({ wish }: { readonly wish: Wish }) {
  const schedule = useSchedule()
  const readers = useReaders()
  const { errors, form } = useForm({ check: checkFor(wish), sending: schedule })
  return (
    <Form className={css.form} {...form}>
      <h3>{named(wish)}</h3>
      <p>{t.mailHelp}</p>
      {schedule.isError && <Alert kind="error">{messageOf(schedule.error)}</Alert>}
      <SelectField
        label={t.every}
        name="every"
        placeholder={t.pick}
        defaultValue=""
        error={errors.every}
        choices={reportPaces.map((pace) => ({ value: pace, label: t.paces[pace] }))}
      />
      <SelectField
        label={t.reader}
        name="reader"
        placeholder={t.pick}
        defaultValue=""
        hint={t.readerHelp}
        error={errors.reader}
        choices={readers.map((email) => ({ value: email, label: email }))}
      />
      <Button type="submit" look="solid" busy={schedule.isPending}>
        {t.add}
      </Button>
    </Form>
  )
}

function checkFor({ report, mode }: Wish) {
  return ({ every = '', reader = '' }: Fields): Checked<NewSchedule> => {
    const pace = reportPaces.find((one) => one === every)
    if (pace && reader !== '') return { value: { report, mode, every: pace, reader } }
    return {
      errors: { ...(!pace && { every: t.missing }), ...(reader === '' && { reader: t.missing }) },
    }
  }
}
