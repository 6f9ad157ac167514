// One message: the visitor's words above, what was done below them, and the answer docked.

import { Link } from 'wouter'
import { dateMinute } from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { StaffMessage } from '#contract/staff/messages.ts'
import { Button } from '#ui/Button.tsx'
import { FailedState, Skeleton } from '#ui/States.tsx'
import { useKeys } from '../lib/use-keys.ts'
import { useMay } from '../lib/use-may.ts'
import { capOf, workKeys } from '../lib/work-keys.ts'
import type { DetailProps } from '../parts/detail.ts'
import { Facts } from '../parts/Facts.tsx'
import { messages as t } from '../words/messages.ts'
import { shell } from '../words/shell.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { useAssignment, useMessage } from './api.ts'
import css from './MessageDetail.module.css'

export function MessageDetail({ id, onDone }: DetailProps) {
  const found = useMessage(id)
  if (found.isPending) return <Skeleton lines={10} label={shell.loading} />
  if (!found.data) {
    return (
      <FailedState
        message={messageOf(found.error)}
        retryLabel={shell.retry}
        onRetry={() => void found.refetch()}
      />
    )
  }
  return (
    <section className={css.detail} aria-label={t.number(id)}>
      <Head message={found.data} />
      <div className={css.evidence}>
        <section>
          <h3>{t.written}</h3>
          <p className={css.written}>{found.data.message}</p>
        </section>
        <section>
          <h3>{t.happened}</h3>
          <Steps message={found.data} />
        </section>
      </div>
      <AnswerForm message={found.data} onDone={onDone} />
    </section>
  )
}

function Head({ message }: { message: StaffMessage }) {
  const { id, name, email, state, assigned_to, received_at, client } = message
  const assignment = useAssignment(id)
  const take = () => assignment.mutate(assigned_to === null)
  const mayTake = useMay('message.answer')
  const does = assigned_to === null ? t.take : t.giveBack
  useKeys(mayTake ? { [workKeys.take]: { does, act: take } } : {})
  return (
    <header className={css.head}>
      <h2>
        {t.number(id)} <small>{t.states[state]}</small>
      </h2>
      {mayTake && (
        <Button busy={assignment.isPending} onClick={take}>
          {does} <kbd>{capOf('take')}</kbd>
        </Button>
      )}
      <Facts
        facts={[
          [t.from, name],
          [
            t.email,
            <>
              {email} <small>{t.unchecked}</small>
            </>,
          ],
          [
            t.client,
            client === null ? (
              t.noClient
            ) : (
              <>
                <Link href={`/clients/${client.id}`}>{client.id}</Link>{' '}
                <small>{client.is_signed_in ? t.signedIn : t.confirmed}</small>
              </>
            ),
          ],
          [t.received, dateMinute(received_at)],
          [t.holder, assigned_to ?? t.nobody],
        ]}
      />
    </header>
  )
}

function Steps({ message: { steps } }: { message: StaffMessage }) {
  if (steps.length === 0) return <p className={css.quiet}>{t.nothingYet}</p>
  return (
    <ol className={css.steps}>
      {steps.map((step) => (
        <li key={`${step.at} ${step.kind} ${step.assigned_to}`}>
          <time dateTime={step.at}>{dateMinute(step.at)}</time>
          <span>
            {doneIn(step)} <small>{t.by(step.by)}</small>
            {step.text !== null && <q className={css.written}>{step.text}</q>}
          </span>
        </li>
      ))}
    </ol>
  )
}

function doneIn({ kind, assigned_to }: StaffMessage['steps'][number]): string {
  if (kind !== 'assigned') return t.kinds[kind]
  return assigned_to === null ? t.kinds.released : t.kinds.assigned(assigned_to)
}
