// A modal over a page: closes on the backdrop, on Escape and by its button, and fades for half a
// second.

import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#ui/Icon.tsx'
import * as t from '../i18n/i18n.ts'
import css from './Modal.module.css'

type Props = {
  readonly title: string
  /** In place of the title, where it is more than that. */
  readonly head?: ReactNode
  /** After it has faded. */
  readonly onClose: () => void
  readonly children: ReactNode
}

export function Modal({ title, head, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  useEffect(() => {
    const { current } = dialog
    const opener = document.activeElement
    if (current?.open === false) open(current)
    return () => {
      // Taken away instead of closed: the browser does not give the focus back by itself.
      if (current?.open && opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself
    <dialog
      ref={dialog}
      className={css.modal}
      aria-label={title}
      onClick={(event) => {
        if (event.target === dialog.current) close()
      }}
      onClose={(event) => void afterFading(event.currentTarget).then(onClose)}
    >
      <div className={css.body}>
        <div className={css.head}>
          {head ?? <h2>{title}</h2>}
          <button type="button" className={css.close} aria-label={t.shell.close} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}

/** Where a keyboard is at hand, what is typed first has the focus, not the button that closes. */
function open(dialog: HTMLDialogElement): void {
  dialog.showModal()
  if (!matchMedia('(hover: hover)').matches) return
  dialog.querySelector<HTMLElement>('input:not([type=checkbox]), select')?.focus()
}

async function afterFading(dialog: HTMLElement): Promise<void> {
  await Promise.allSettled(dialog.getAnimations().map((animation) => animation.finished))
}
