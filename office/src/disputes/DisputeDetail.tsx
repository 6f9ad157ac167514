// One dispute: what the card's owner took back, until when the bank hears us, what was noted and
// told, and what may still be done.

import { useRef, useState } from 'react'
import { Link } from 'wouter'
import { dateMinute, moneyOf } from '#browser/format/format.ts'
import { Form } from '#browser/forms/Form.tsx'
import type { Checked, Fields } from '#browser/forms/fields.ts'
import { useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import { disputeTextMost, type StaffDispute } from '#contract/staff/disputes.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { useKeys } from '../lib/use-keys.ts'
import { useNow } from '../lib/use-now.ts'
import { workKeys } from '../lib/work-keys.ts'
import css from '../parts/Detail.module.css'
import { DetailFrame } from '../parts/DetailFrame.tsx'
import type { DetailProps } from '../parts/detail.ts'
import { EvidenceFrame } from '../parts/EvidenceFrame.tsx'
import { Facts } from '../parts/Facts.tsx'
import { Masked } from '../parts/Masked.tsx'
import form from '../parts/ReasonForm.module.css'
import { Standing } from '../parts/Standing.tsx'
import { howLong } from '../queue/how-long.ts'
import { disputes as t } from '../words/disputes.ts'
import { queue } from '../words/queue.ts'
import { type Deed, useDeed, useDispute } from './api.ts'
import { disputeTones, reasonName } from './looks.ts'

export function DisputeDetail({ id, onDone }: DetailProps) {
  return (
    <DetailFrame label={t.title} found={useDispute(id)}>
      {(dispute) => (
        <>
          <header className={css.head}>
            <h2>
              {t.title}{' '}
              <Standing tone={disputeTones[dispute.state]}>{t.states[dispute.state]}</Standing>
            </h2>
          </header>
          <EvidenceFrame>
            <section>
              <h3>{t.what}</h3>
              <What dispute={dispute} />
            </section>
            <section className={css.wide}>
              <h3>{t.done}</h3>
              <Steps dispute={dispute} />
            </section>
          </EvidenceFrame>
          <Deeds key={dispute.deeds.join()} dispute={dispute} onDone={onDone} />
        </>
      )}
    </DetailFrame>
  )
}

function What({ dispute }: { readonly dispute: StaffDispute }) {
  const { client, amount, reason, number, deposit, opened_at } = dispute
  return (
    <Facts
      facts={[
        [t.amount, moneyOf(amount)],
        [t.reason, reasonName(reason)],
        [t.opened, dateMinute(opened_at)],
        [t.due, <Due key="due" dispute={dispute} />],
        [
          t.client,
          <span key="client">
            <Link href={`/clients/${client.id}`}>{client.id}</Link> <Masked data={client.name} />
          </span>,
        ],
        [
          t.deposit,
          <Link key="deposit" href={`/deposits/${deposit}`}>
            {t.itsDeposit}
          </Link>,
        ],
        [t.number, number],
      ]}
    />
  )
}

function Due({ dispute: { due_by, state } }: { readonly dispute: StaffDispute }) {
  const now = useNow()
  if (due_by === null) return t.dueUnknown
  const left = Date.parse(due_by) - now
  const long = howLong(left)
  if (state !== 'needs_answer') return dateMinute(due_by)
  return `${dateMinute(due_by)} · ${left <= 0 ? queue.over(long) : queue.left(long)}`
}

function Steps({ dispute: { steps } }: { readonly dispute: StaffDispute }) {
  return (
    <ol className={css.steps}>
      {steps.map(({ kind, at, by, text }) => (
        <li key={`${kind} ${at}`}>
          <b>{t.steps[kind]}</b> {by ?? t.provider}, {dateMinute(at)}
          {text !== null && <p className={css.quote}>{text}</p>}
        </li>
      ))}
    </ol>
  )
}

type Doing = { readonly dispute: StaffDispute; readonly onDone: () => void }

function Deeds({ dispute, onDone }: Doing) {
  const { deeds, bar } = dispute
  const [picked, pick] = useState<Deed | undefined>(deeds.includes('answer') ? 'answer' : deeds[0])
  const place = useRef<HTMLDivElement>(null)
  const focus = () => place.current?.querySelector('textarea')?.focus()
  useKeys(
    deeds.includes('answer') ? { [workKeys.approve]: { does: t.acts.answer, act: focus } } : {},
  )
  if (picked === undefined) {
    return <span className={css.barred}>{bar === null ? t.nothingToDo : queue.bars[bar]}</span>
  }
  return (
    <div ref={place} className={css.verdict}>
      <div className={form.buttons}>
        {deeds.map((one) => (
          <Button
            key={one}
            aria-pressed={one === picked}
            look={one === picked ? 'solid' : 'plain'}
            onClick={() => pick(one)}
          >
            {t.picks[one]}
          </Button>
        ))}
      </div>
      <DeedForm key={picked} id={dispute.id} deed={picked} onDone={onDone} />
    </div>
  )
}

type DeedProps = { readonly id: string; readonly deed: Deed; readonly onDone: () => void }

function DeedForm({ id, deed, onDone }: DeedProps) {
  const sending = useDeed(id, deed)
  const { errors, form: bound } = useForm({
    check: checkText,
    sending,
    onDone: (_, element) => (deed === 'note' ? element.reset() : onDone()),
  })
  return (
    <Form className={form.form} {...bound}>
      {sending.isError && <Alert kind="error">{messageOf(sending.error)}</Alert>}
      <p>{t.hints[deed]}</p>
      <TextArea label={t.texts[deed]} name="text" maxLength={disputeTextMost} error={errors.text} />
      <div className={form.buttons}>
        <Button type="submit" look="solid" busy={sending.isPending}>
          {t.acts[deed]}
        </Button>
      </div>
    </Form>
  )
}

function checkText({ text = '' }: Fields): Checked<string> {
  const typed = text.trim()
  return typed === '' ? { errors: { text: t.missing } } : { value: typed }
}
