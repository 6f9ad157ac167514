// The menu of small screens: slides in over the page from its side, keeps the focus and the
// scrolling to itself, and closes when somebody goes on.

import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#ui/Icon.tsx'
import * as t from '../i18n/i18n.ts'
import css from './Drawer.module.css'

type Props = {
  readonly side: 'start' | 'end'
  readonly children: ReactNode
}

export function Drawer({ side, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  // A page that is left and come back to is shown as it was left: with its menu closed.
  useEffect(() => {
    addEventListener('pagehide', close)
    addEventListener('popstate', close)
    return () => {
      removeEventListener('pagehide', close)
      removeEventListener('popstate', close)
    }
  })
  return (
    <div className={css.box} data-side={side}>
      <button
        type="button"
        className={css.open}
        aria-label={t.shell.menu}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="menu" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself */}
      <dialog
        ref={dialog}
        className={css.menu}
        aria-label={t.shell.menu}
        onClick={({ target }) => {
          const isLink = target instanceof Element && target.closest('a') !== null
          if (target === dialog.current || isLink) close()
        }}
      >
        <div className={css.body}>
          <button type="button" className={css.close} aria-label={t.shell.close} onClick={close}>
            <Icon name="close" />
          </button>
          {children}
        </div>
      </dialog>
    </div>
  )
}
