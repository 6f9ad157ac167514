// The fields by which a list is filtered: a text to search for, and choices. Each is kept in the
// list's address.

import { type FormEvent, useRef } from 'react'
import { Form } from '#browser/forms/Form.tsx'
import { useKeys } from '../lib/use-keys.ts'
import { list as t } from '../words/list.ts'
import css from './Filters.module.css'
import type { ListState } from './use-list-state.ts'

type Props = {
  readonly state: ListState
  readonly name: string
  readonly label: string
}

type SearchProps = Props & {
  /** Of several, the one that is gone to by a key. */
  readonly isMain?: boolean
  /** Figures take less room than words. */
  readonly isShort?: boolean
}

/** Searches when it is sent: by Enter, or when it is left. */
export function SearchFilter({ state, name, label, isMain = true, isShort }: SearchProps) {
  const input = useRef<HTMLInputElement>(null)
  useKeys(isMain ? { '/': { does: t.search, act: () => input.current?.focus() } } : {})
  const send = () => state.set(name, input.current?.value.trim())
  return (
    <Form
      className={isShort ? css.short : css.search}
      sending={[]}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        send()
      }}
    >
      <input
        key={state.of(name) ?? ''}
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        defaultValue={state.of(name) ?? ''}
        maxLength={200}
        aria-keyshortcuts={isMain ? '/' : undefined}
        onBlur={send}
      />
    </Form>
  )
}

type ChoiceProps = Props & {
  readonly choices: Readonly<Record<string, string>>
  /** What is shown while nothing is chosen, where that is not everything. */
  readonly unset?: string
}

export function ChoiceFilter({ state, name, label, choices, unset = t.any }: ChoiceProps) {
  return (
    <label className={css.choice}>
      <span>{label}</span>
      <select value={state.of(name) ?? ''} onChange={({ target }) => state.set(name, target.value)}>
        <option value="">{unset}</option>
        {Object.entries(choices).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}

/** A day, as the browser has one picked. */
export function DayFilter({ state, name, label }: Props) {
  return (
    <label className={css.choice}>
      <span>{label}</span>
      <input
        type="date"
        value={state.of(name) ?? ''}
        onChange={({ target }) => state.set(name, target.value)}
      />
    </label>
  )
}

type ListProps = Pick<Props, 'state'>

/** From the first day to the last. */
export function DayFilters({ state }: ListProps) {
  return (
    <>
      <DayFilter state={state} name="from" label={t.from} />
      <DayFilter state={state} name="to" label={t.to} />
    </>
  )
}

/** In dollars. */
export function AmountFilters({ state }: ListProps) {
  return (
    <>
      <SearchFilter state={state} name="least" label={t.least} isMain={false} isShort />
      <SearchFilter state={state} name="most" label={t.most} isMain={false} isShort />
    </>
  )
}

/** A client by number. */
export function ClientFilter({ state }: ListProps) {
  return <SearchFilter state={state} name="client" label={t.client} isMain={false} isShort />
}

/** A member of staff by e-mail. */
export function MemberFilter({ state }: ListProps) {
  return <SearchFilter state={state} name="member" label={t.member} isMain={false} />
}
