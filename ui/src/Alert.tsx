// A message that stays in the page: an error in a form, a success after it.

import type { ReactNode } from 'react'
import css from './Alert.module.css'

export function Alert({
  kind,
  children,
}: {
  kind: 'error' | 'success' | 'info'
  children: ReactNode
}) {
  return (
    <div className={`${css.alert} ${css[kind]}`} role={kind === 'error' ? 'alert' : 'status'}>
      {children}
    </div>
  )
}
