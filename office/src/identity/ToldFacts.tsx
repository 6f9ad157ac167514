// What the client told, to be held against the picture; what they ask to change beside it; earlier
// documents, the call to a new number, and more time.

import { date, dateMinute } from '#browser/format/format.ts'
import { locale } from '#browser/format/locale.ts'
import { Form } from '#browser/forms/Form.tsx'
import type { Checked, Fields } from '#browser/forms/fields.ts'
import { useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { ComparedField, StaffDocument } from '#contract/staff/documents.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { identity as t } from '../words/identity.ts'
import { useCall } from './api.ts'
import own from './DocumentDetail.module.css'

type Opened = NonNullable<StaffDocument['opened']>

type Props = { readonly id: string; readonly opened: Opened; readonly isWaiting: boolean }

export function ToldFacts({ id, opened, isWaiting }: Props) {
  const { facts, earlier, call } = opened
  const isChange = facts.some(({ asked }) => asked !== null)
  return (
    <>
      <section>
        <h3>
          {t.profile} <small>{t.openUntil(dateMinute(opened.until))}</small>
        </h3>
        <table className={own.told}>
          {isChange && (
            <thead>
              <tr>
                <th scope="col">{t.field}</th>
                <th scope="col">{t.known}</th>
                <th scope="col">{t.asked}</th>
              </tr>
            </thead>
          )}
          <tbody>
            {facts.map(({ field, known, asked }) => (
              <tr key={field}>
                <th scope="row">{t.fields[field]}</th>
                <td>{known === null ? <i>{t.notTold}</i> : shown(field, known)}</td>
                {isChange && <td>{asked === null ? '' : <b>{shown(field, asked)}</b>}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {call && isWaiting && <Calling id={id} call={call} />}
      <section>
        <h3>{t.earlier}</h3>
        {earlier.length === 0 && <p className={own.lead}>{t.noEarlier}</p>}
        <ul className={own.earlier}>
          {earlier.map((one) => (
            <li key={one.id}>
              {date(one.sent_at)} · {t.methods[one.method]} ·{' '}
              {one.reason === null ? t.states[one.state] : t.rejected(one.reason)}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

const countries = new Intl.DisplayNames([locale], { type: 'region' })

function shown(field: ComparedField, value: string): string {
  if (field === 'date_of_birth') return date(value)
  return field === 'country' ? (countries.of(value) ?? value) : value
}

type CallingProps = { readonly id: string; readonly call: NonNullable<Opened['call']> }

function Calling({ id, call }: CallingProps) {
  const noting = useCall(id)
  const { errors, form } = useForm({ check: checkCode, sending: noting })
  return (
    <section>
      <h3>{t.noteCall}</h3>
      <p className={own.lead}>{t.call(call.phone)}</p>
      {call.right_by.map((who) => (
        <p key={who} className={own.lead}>
          {t.callRight(who)}
        </p>
      ))}
      {call.wrong > 0 && <p className={own.lead}>{t.callWrong(call.wrong, call.wrong_most)}</p>}
      <Form {...form}>
        {noting.isError && <Alert kind="error">{messageOf(noting.error)}</Alert>}
        <TextField
          label={t.code}
          name="code"
          inputMode="numeric"
          maxLength={6}
          error={errors.code}
        />
        <Button type="submit" busy={noting.isPending}>
          {t.noteCall}
        </Button>
      </Form>
    </section>
  )
}

function checkCode({ code = '' }: Fields): Checked<string> {
  const typed = code.trim()
  return /^\d{6}$/.test(typed) ? { value: typed } : { errors: { code: t.codeNeeded } }
}
