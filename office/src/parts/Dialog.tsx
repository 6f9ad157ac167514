// What stands over a screen until it is answered or left: closes by Escape, on the backdrop and by
// its button. It is there only while it is open.

import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#ui/Icon.tsx'
import { shell } from '../words/shell.ts'
import css from './Dialog.module.css'

type Props = {
  readonly title: string
  readonly onClose: () => void
  /** Stands at the top of the window, for what is typed and picked; else in its middle. */
  readonly isHigh?: boolean
  readonly children: ReactNode
}

export function Dialog({ title, onClose, isHigh = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const opened = dialog.current
    const before = document.activeElement
    if (!opened?.open) opened?.showModal()
    opened?.querySelector<HTMLElement>('input, textarea, select')?.focus()
    // A browser gives the focus back to what was left, but not from a dialog that is taken away.
    return () => {
      if (!opened?.isConnected) goBackTo(before)
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself
    <dialog
      ref={dialog}
      className={`${css.dialog} ${isHigh ? css.high : ''}`}
      aria-label={title}
      onClick={({ target }) => {
        if (target === dialog.current) dialog.current?.close()
      }}
      onClose={onClose}
    >
      <div className={css.body}>
        {!isHigh && (
          <header className={css.head}>
            <h2>{title}</h2>
            <button type="button" aria-label={shell.close} onClick={() => dialog.current?.close()}>
              <Icon name="close" />
            </button>
          </header>
        )}
        {children}
      </div>
    </dialog>
  )
}

/** What was picked from a menu is hidden by now, and what was decided on may be gone. */
function goBackTo(before: Element | null): void {
  const menu = before?.closest('details')?.querySelector('summary')
  for (const place of [before, menu, document.querySelector('main')]) {
    if (document.activeElement !== document.body) return
    if (place instanceof HTMLElement) place.focus()
  }
}
