// A button that opens a list below it, until one presses elsewhere or Escape.

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon, type IconName } from '#ui/Icon.tsx'
import css from './Menu.module.css'

type Props = {
  /** What it is for. */
  readonly name: string
  /** What it stands at; without it an icon says enough. */
  readonly label?: string
  readonly icon?: IconName
  readonly children: (close: () => void) => ReactNode
}

export function Menu({ name, label, icon, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  useEffect(() => {
    if (!isOpen) return
    const outside = ({ target }: Event) => {
      if (!frame.current?.contains(target as Node)) setOpen(false)
    }
    addEventListener('pointerdown', outside)
    return () => removeEventListener('pointerdown', outside)
  }, [isOpen])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape of whatever is within closes it
    <div
      ref={frame}
      className={css.menu}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        close()
      }}
    >
      <button
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        aria-label={label === undefined ? name : `${name}: ${label}`}
        title={name}
        onClick={() => setOpen(!isOpen)}
      >
        {icon && <Icon name={icon} small />}
        {label !== undefined && (
          <>
            <span>{label}</span>
            <Icon name="chevron" small />
          </>
        )}
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a list
        <div className={css.list} role="group" aria-label={name}>
          {children(close)}
        </div>
      )}
    </div>
  )
}
