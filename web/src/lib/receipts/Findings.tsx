// What was found of a signed receipt, one line each: it holds, it does not, or it is not there yet.

import { Icon } from '#ui/Icon.tsx'
import type { Finding } from '#verify/saved.ts'
import * as t from '../i18n/i18n.ts'
import css from './Findings.module.css'

export function Findings({ findings }: { readonly findings: readonly Finding[] }) {
  const { findings: names } = t.signedReceipt
  return (
    <ul className={css.list}>
      {findings.map(({ name, ok, isMissing }) => (
        <li key={name}>
          <span>{names[name]}</span>
          <Answer ok={ok} isMissing={isMissing} />
        </li>
      ))}
    </ul>
  )
}

type AnswerProps = { readonly ok: boolean; readonly isMissing?: boolean }

export function Answer({ ok, isMissing = false }: AnswerProps) {
  const { yes, no, notYet } = t.signedReceipt
  if (isMissing) return <b data-state="missing">{notYet}</b>
  return (
    <b data-state={ok ? 'good' : 'bad'}>
      <Icon name={ok ? 'check' : 'close'} small />
      {ok ? yes : no}
    </b>
  )
}

export function FindingRow({ says, ok, note }: AnswerProps & { says: string; note?: string }) {
  return (
    <li>
      <span>
        {says}
        {note !== undefined && <small>{note}</small>}
      </span>
      <Answer ok={ok} />
    </li>
  )
}

export const findingsList = css.list ?? ''
