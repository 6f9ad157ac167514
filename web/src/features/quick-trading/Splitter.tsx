// The edge of a part that can be made larger or smaller: by dragging it, by the arrows of the
// keyboard, and back to what it was by a double click or the Enter key.

import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import * as t from '../../lib/i18n/i18n.ts'
import { arrange, type Part, useLayout } from './layout.ts'
import css from './Splitter.module.css'

const step = 16

type Way = {
  readonly least: number
  readonly most: number
  /** At the end of its part, which a drag that way makes larger; else above its part. */
  readonly isUpright: boolean
}

const ways: Readonly<Record<Part, Way>> = {
  watchList: { least: 184, most: 440, isUpright: true },
  openTrades: { least: 128, most: 560, isUpright: false },
}

export default function Splitter({ of: part }: { of: Part }) {
  const { least, most, isUpright } = ways[part]
  const size = useLayout((layout) => layout[part])
  const from = useRef<{ readonly at: number; readonly size: number } | null>(null)
  const sizeOf = (element: Element): number => {
    const { width, height } = element.parentElement?.getBoundingClientRect() ?? new DOMRect()
    return Math.round(isUpright ? width : height)
  }
  const take = (wanted: number) =>
    arrange({ [part]: Math.round(Math.min(most, Math.max(least, wanted))) })
  const at = (event: PointerEvent) => (isUpright ? event.clientX : event.clientY)
  const press = (event: KeyboardEvent) => {
    const by = { [larger]: step, [smaller]: -step }[event.key]
    if (by !== undefined) take(sizeOf(event.currentTarget) + by)
    else if (event.key === 'Enter') arrange({ [part]: null })
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const isMirrored = document.dir === 'rtl'
  const sides = isMirrored ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  const [larger = '', smaller = ''] = isUpright ? sides : ['ArrowUp', 'ArrowDown']
  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr cannot be moved
    <div
      role="separator"
      tabIndex={0}
      className={css.splitter}
      aria-label={t.terms.sizes[part]}
      aria-orientation={isUpright ? 'vertical' : 'horizontal'}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={size ?? least}
      aria-valuetext={size === null ? t.terms.asItComes : t.terms.pixels(size)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = { at: at(event), size: sizeOf(event.currentTarget) }
      }}
      onPointerMove={(event) => {
        if (!from.current) return
        const moved = at(event) - from.current.at
        take(from.current.size + (isUpright && !isMirrored ? moved : -moved))
      }}
      onLostPointerCapture={() => {
        from.current = null
      }}
      onDoubleClick={() => arrange({ [part]: null })}
      onKeyDown={press}
    />
  )
}
