// How what is drawn over the chart is put in its place.

import type { CSSProperties } from 'react'

/** Moved, not laid out: what is elsewhere with each price costs no layout and shifts nothing. */
export const at = (left: number, top: number): CSSProperties => ({
  translate: `${left}px ${top}px`,
})

/** Of what is one pixel by one. */
export const spanning = (width: number, height: number): CSSProperties => ({
  scale: `${width} ${height}`,
})

/** What does not fit is held at the edge. */
export const within = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most)
