// A modal over a page: closes on the backdrop, on Escape and by its button.

import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#ui/Icon.tsx'
import * as t from './i18n.ts'
import css from './Modal.module.css'

type Props = {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

export function Modal({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself
    <dialog
      ref={dialog}
      className={css.modal}
      aria-label={title}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close()
      }}
      onClose={onClose}
    >
      <div className={css.body}>
        <div className={css.head}>
          <h2>{title}</h2>
          <button
            type="button"
            className={css.close}
            aria-label={t.shell.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
