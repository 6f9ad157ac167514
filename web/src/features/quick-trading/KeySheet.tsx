// The keys of the trading screen, told over it.

import { useEffect, useRef } from 'react'
import { Button } from '#ui/Button.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import css from './KeySheet.module.css'
import { showKeys } from './key-sheet.ts'

const keys = [
  ['B', 'buy'],
  ['S', 'sell'],
  ['A', 'amount'],
  ['1 \u2013 8', 'duration'],
  ['\u2191 \u2193', 'rate'],
  ['/', 'search'],
  ['Esc', 'back'],
  ['?', 'keys'],
] as const

export default function KeySheet() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className={css.sheet}
      aria-label={t.tradeKeys.title}
      onClose={() => showKeys(false)}
    >
      <h2>{t.tradeKeys.title}</h2>
      <dl>
        {keys.map(([key, name]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t.tradeKeys.does[name]}</dd>
          </div>
        ))}
      </dl>
      <Button onClick={() => dialog.current?.close()}>{t.shell.close}</Button>
    </dialog>
  )
}
