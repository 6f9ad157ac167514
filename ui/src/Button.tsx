// Buttons, and links that look like them.

import type { ButtonHTMLAttributes, ReactNode } from 'react'
import css from './Button.module.css'

export type ButtonLook = 'plain' | 'solid' | 'ghost'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly look?: ButtonLook
  /** While busy the button is off and says so. */
  readonly busy?: boolean
  readonly children: ReactNode
}

export function Button({ look = 'plain', busy = false, disabled, children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={`${buttonClass(look)} ${rest.className ?? ''}`}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {children}
    </button>
  )
}

export function buttonClass(look: ButtonLook = 'plain'): string {
  return `${css.button} ${css[look]}`
}

export const linkClass = css.link ?? ''
