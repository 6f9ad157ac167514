// What staff wrote about a client, the newest first, each with what it said before.

import { useState } from 'react'
import { dateMinute } from '#browser/format/format.ts'
import { Form } from '#browser/forms/Form.tsx'
import type { Checked, Fields } from '#browser/forms/fields.ts'
import { type Sending, useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'

import { noteMost, type StaffNote } from '#contract/staff/notes.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState, FailedState, Skeleton } from '#ui/States.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { notes as t } from '../words/notes.ts'
import { shell } from '../words/shell.ts'
import css from './NotesTab.module.css'
import { useChangeNote, useNotes, useWriteNote } from './notes-api.ts'
import type { ClientTabProps } from './props.ts'

export function NotesTab({ client: { id, bars } }: ClientTabProps) {
  const list = useNotes(id)
  const write = useWriteNote(id)
  const found = list.data?.pages.flatMap(({ data }) => data) ?? []
  return (
    <section className={css.notes} aria-label={t.title}>
      <p className={css.hint}>{t.hint}</p>
      {bars.note === null && (
        <NoteForm label={t.write} act={t.keep} sending={write} onDone={(form) => form.reset()} />
      )}
      {list.isPending && <Skeleton lines={6} label={shell.loading} />}
      {list.isLoadingError && (
        <FailedState
          message={messageOf(list.error)}
          retryLabel={shell.retry}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data && found.length === 0 && <EmptyState>{t.none}</EmptyState>}
      <ol>
        {found.map((note) => (
          <Note key={note.id} id={id} note={note} mayWrite={bars.note === null} />
        ))}
      </ol>
      {list.hasNextPage && (
        <Button onClick={() => void list.fetchNextPage()} busy={list.isFetchingNextPage}>
          {t.more}
        </Button>
      )}
    </section>
  )
}

type NoteProps = {
  readonly id: string
  readonly note: StaffNote
  readonly mayWrite: boolean
}

function Note({ id, note, mayWrite }: NoteProps) {
  const [isChanging, setChanging] = useState(false)
  const [newest, ...before] = note.versions
  if (!newest) return null
  const first = note.versions.at(-1) ?? newest
  return (
    <li>
      <p className={css.who}>
        <b>{note.by}</b> <time dateTime={first.at}>{dateMinute(first.at)}</time>
        {before.length > 0 && (
          <span>
            {t.changed(newest.version)}, {dateMinute(newest.at)}
          </span>
        )}
        {note.is_own && mayWrite && !isChanging && (
          <Button onClick={() => setChanging(true)}>{t.change}</Button>
        )}
      </p>
      {isChanging ? (
        <Changing id={id} note={note} onEnd={() => setChanging(false)} />
      ) : (
        <p className={css.text}>{newest.text}</p>
      )}
      {before.length > 0 && (
        <details className={css.before}>
          <summary>{t.before(before.length)}</summary>
          {before.map(({ version, text, at }) => (
            <div key={version}>
              <time dateTime={at}>{dateMinute(at)}</time>
              <p className={css.text}>{text}</p>
            </div>
          ))}
        </details>
      )}
    </li>
  )
}

type ChangingProps = {
  readonly id: string
  readonly note: StaffNote
  readonly onEnd: () => void
}

function Changing({ id, note, onEnd }: ChangingProps) {
  const newest = note.versions[0]
  // What is changed is what was there when one began, whoever else writes meanwhile.
  const [seen] = useState(newest)
  const change = useChangeNote(id, note.id, seen?.version ?? 0)
  return (
    <NoteForm
      label={t.write}
      act={t.keepChange}
      sending={change}
      begun={seen?.text}
      onDone={onEnd}
      onLeave={onEnd}
    />
  )
}

type FormProps = {
  readonly label: string
  readonly act: string
  readonly sending: Sending<string, StaffNote> & { readonly error: unknown }
  readonly begun?: string | undefined
  readonly onDone: (form: HTMLFormElement) => void
  readonly onLeave?: () => void
}

function NoteForm({ label, act, sending, begun, onDone, onLeave }: FormProps) {
  const { errors, form } = useForm({ check, sending, onDone: (_, sent) => onDone(sent) })
  return (
    <Form className={css.form} {...form}>
      {sending.isError && <Alert kind="error">{messageOf(sending.error)}</Alert>}
      <TextArea
        label={label}
        name="text"
        rows={3}
        maxLength={noteMost}
        defaultValue={begun}
        error={errors.text}
      />
      <div className={css.buttons}>
        <Button type="submit" look="solid" busy={sending.isPending}>
          {act}
        </Button>
        {onLeave && <Button onClick={onLeave}>{t.leave}</Button>}
      </div>
    </Form>
  )
}

function check({ text = '' }: Fields): Checked<string> {
  const typed = text.trim()
  return typed === '' ? { errors: { text: t.missing } } : { value: typed }
}
