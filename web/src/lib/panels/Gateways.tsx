// The ways money comes in or goes out, as large keys: what each is, what it costs and how long it
// takes. None is open to whose account is frozen.

import type { ReactNode } from 'react'
import { Alert } from '#ui/Alert.tsx'
import * as t from '../i18n/i18n.ts'
import { useUser } from '../user/user.ts'
import css from './Gateways.module.css'

export type Gateway = {
  readonly name: string
  readonly note: string
  readonly terms: ReactNode
  /** The path of its mark, 24 by 24. */
  readonly mark: string
  readonly isClosed?: boolean
  readonly onChoose: () => void
}

export function Gateways({ gateways }: { readonly gateways: readonly Gateway[] }) {
  const isFrozen = useUser().data?.frozen !== undefined
  return (
    <>
      {isFrozen && <Alert kind="info">{t.frozen.noMoney}</Alert>}
      <ul className={css.gateways}>
        {gateways.map(({ name, note, terms, mark, isClosed = false, onChoose }) => (
          <li key={name}>
            <button type="button" disabled={isClosed || isFrozen} onClick={onChoose}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={mark} />
              </svg>
              <b>{name}</b>
              <span>{note}</span>
              <small>{terms}</small>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
