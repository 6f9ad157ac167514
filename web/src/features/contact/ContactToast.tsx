// The one toast of the public site: it looks like the application's, whose library would be most of
// a page's scripts.

import { useEffect } from 'react'
import { Icon } from '#ui/Icon.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import css from './ContactToast.module.css'

export type Toast = { readonly kind: 'success' | 'error'; readonly text: string }

const shownMs = 5_000

type Props = { readonly toast: Toast | undefined; readonly onClose: () => void }

export function ContactToast({ toast, onClose }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes once for each toast
  useEffect(() => {
    if (!toast) return
    const closing = setTimeout(onClose, shownMs)
    return () => clearTimeout(closing)
  }, [toast])
  const shown = toast && (
    <div className={`${css.toast} ${css[toast.kind]}`}>
      <p>{toast.text}</p>
      <button type="button" aria-label={t.contact.close} onClick={onClose}>
        <Icon name="close" small />
      </button>
    </div>
  )
  // Both are in the page from the start, so that what comes into them is read out.
  return (
    <div className={css.place}>
      <div role="status">{toast?.kind === 'success' && shown}</div>
      <div role="alert">{toast?.kind === 'error' && shown}</div>
    </div>
  )
}
