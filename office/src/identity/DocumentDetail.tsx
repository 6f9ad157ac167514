// One document: closed, what is known of it; open, its picture beside what the client told, and the
// verdict docked below.

import { type ReactNode, useCallback, useRef, useState } from 'react'
import { Link } from 'wouter'
import { date, dateMinute } from '#browser/format/format.ts'
import type { StaffDocument } from '#contract/staff/documents.ts'
import { Button, linkClass } from '#ui/Button.tsx'
import { Tag } from '#ui/Tag.tsx'
import { useDesk } from '../lib/use-desk.ts'
import { useKeys } from '../lib/use-keys.ts'
import { useNow } from '../lib/use-now.ts'
import css from '../parts/Detail.module.css'
import { DetailFrame } from '../parts/DetailFrame.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import type { DetailProps } from '../parts/detail.ts'
import { Facts } from '../parts/Facts.tsx'
import { Masked } from '../parts/Masked.tsx'
import { ReasonForm } from '../parts/ReasonForm.tsx'
import { Verdict } from '../parts/Verdict.tsx'
import { identity as t } from '../words/identity.ts'
import { queue } from '../words/queue.ts'
import { readyReasons } from '../words/ready-reasons.ts'
import { screening } from '../words/screening.ts'
import {
  pictureOf,
  useApproval,
  useDocument,
  useExtension,
  useOpening,
  useRejection,
} from './api.ts'
import own from './DocumentDetail.module.css'
import { shownScore } from './HitDetail.tsx'
import { ToldFacts } from './ToldFacts.tsx'
import { Viewer } from './Viewer.tsx'

type Opened = NonNullable<StaffDocument['opened']>

export function DocumentDetail({ id, onDone }: DetailProps) {
  const now = useNow()
  const [isSeen, setSeen] = useState(false)
  const see = useCallback(() => setSeen(true), [])
  return (
    <DetailFrame label={t.document} found={useDocument(id)}>
      {(document) => {
        const { opened } = document
        const isOpen = opened !== null && now < Date.parse(opened.until)
        return (
          <>
            <Head document={document} />
            <div className={isOpen ? own.open : css.evidence}>
              {isOpen ? (
                <OpenDocument document={document} opened={opened} onShown={see} />
              ) : (
                <ClosedDocument document={document} />
              )}
            </div>
            <Deciding
              document={document}
              unready={isOpen ? (isSeen ? undefined : t.seeFirst) : t.openFirst}
              onDone={onDone}
            />
          </>
        )
      }}
    </DetailFrame>
  )
}

function Head({ document }: { document: StaffDocument }) {
  const { client, method, purpose, state, reason } = document
  return (
    <header className={css.head}>
      <h2>
        {t.methods[method]} · {queue.client(client.id)}
      </h2>
      <p>
        {t.purposes[purpose]} · {reason === null ? t.states[state] : t.rejected(reason)}
      </p>
    </header>
  )
}

function ClosedDocument({ document }: { document: StaffDocument }) {
  const mayOpen = useDesk()?.actions.includes('document.read')
  const opening = useOpening(document.id)
  const asking = useRef<HTMLDivElement>(null)
  useKeys(
    mayOpen
      ? { o: { does: t.openIt, act: () => asking.current?.querySelector('input')?.focus() } }
      : {},
  )
  return (
    <>
      <section>
        <h3>{t.document}</h3>
        <DocumentFacts document={document} />
        <Flags document={document} />
      </section>
      <section>
        <h3>{t.openIt}</h3>
        <p className={own.lead}>{t.closed}</p>
        {mayOpen ? (
          <div ref={asking} className={own.asking}>
            <ReasonForm label={t.whyOpen} act={t.openIt} sending={opening} />
          </div>
        ) : (
          <p className={own.lead}>{queue.bars.role}</p>
        )}
      </section>
    </>
  )
}

type OpenProps = {
  readonly document: StaffDocument
  readonly opened: Opened
  readonly onShown: () => void
}

function OpenDocument({ document, opened, onShown }: OpenProps) {
  return (
    <>
      <Viewer key={opened.until} src={pictureOf(document.id, opened.until)} onShown={onShown} />
      <div className={own.beside}>
        <Flags document={document} />
        <Hits hits={opened.hits} />
        <ToldFacts id={document.id} opened={opened} isWaiting={document.state === 'pending'} />
        <section>
          <h3>{t.document}</h3>
          <DocumentFacts document={document} />
        </section>
      </div>
    </>
  )
}

function DocumentFacts({ document }: { document: StaffDocument }) {
  const { client, sent_at, due_at, decided_at, decided_by, deadline } = document
  const facts: (readonly [string, ReactNode])[] = [
    [t.client, <Masked key="email" data={client.email} />],
    [t.sent, dateMinute(sent_at)],
    decided_at === null
      ? [t.due, dateMinute(due_at)]
      : [t.decided, `${dateMinute(decided_at)} · ${decided_by ?? ''}`],
  ]
  return (
    <>
      <Facts facts={facts} />
      {deadline && <Deadline id={document.id} deadline={deadline} />}
    </>
  )
}

type DeadlineProps = {
  readonly id: string
  readonly deadline: NonNullable<StaffDocument['deadline']>
}

function Deadline({ id, deadline: { due_on, is_overdue } }: DeadlineProps) {
  const [isAsked, setAsked] = useState(false)
  const extension = useExtension(id)
  const mayExtend = useDesk()?.actions.includes('identity_deadline.extend')
  const end = () => setAsked(false)
  return (
    <p className={own.lead}>
      {(is_overdue ? t.overdue : t.deadline)(date(due_on))}{' '}
      {mayExtend && <Button onClick={() => setAsked(true)}>{t.extend}</Button>}
      {isAsked && (
        <Dialog title={t.extend} onClose={end}>
          <ReasonForm label={t.extendWhy} act={t.extend} sending={extension} onDone={end} />
        </Dialog>
      )}
    </p>
  )
}

function Flags({ document: { flags, namesakes } }: { document: StaffDocument }) {
  return (
    <>
      {flags.map((flag) => (
        <p key={flag.document_id} className={own.flag}>
          <Tag tone="warning">{t.flagged(flag.client_id)}</Tag>{' '}
          <Link className={linkClass} href={`/identity/documents/${flag.document_id}`}>
            {t.otherDocument}
          </Link>
        </p>
      ))}
      {namesakes.map((client) => (
        <p key={client} className={own.flag}>
          <Tag tone="warning">{t.namesake(client)}</Tag>{' '}
          <Link className={linkClass} href={`/clients/${client}`}>
            {t.otherClient}
          </Link>
        </p>
      ))}
    </>
  )
}

const toneOf = { open: 'bad', same: 'bad', different: 'neutral' } as const

/** When they were born stands with the facts that are compared. */
function Hits({ hits }: Pick<Opened, 'hits'>) {
  return hits.map(({ id, listed_name, born, score, state }) => (
    <p key={id} className={own.flag}>
      <Tag tone={toneOf[state]}>{screening.onList(listed_name)}</Tag>{' '}
      {[screening.scoreOf(shownScore(score)), screening.bornOf(born)].join(' · ')} ·{' '}
      {screening.states[state]}{' '}
      <Link className={linkClass} href={`/identity/names/${id}`}>
        {screening.look}
      </Link>
    </p>
  ))
}

type DecidingProps = {
  readonly document: StaffDocument
  /** Why nobody should say yes now. */
  readonly unready: string | undefined
  readonly onDone: () => void
}

function Deciding({ document, unready, onDone }: DecidingProps) {
  const approval = useApproval(document.id)
  const rejection = useRejection(document.id)
  if (document.state !== 'pending') return null
  return (
    <Verdict
      words={t}
      ready={readyReasons.document}
      bar={document.bar}
      unready={unready}
      approval={approval}
      rejection={rejection}
      onDone={onDone}
    />
  )
}
