// What can be drawn on the chart, each by presses where its points go; what was drawn, as a list;
// and taking all of it away.

import { type RefObject, useEffect, useState } from 'react'
import * as t from '../../../lib/i18n/i18n.ts'
import { ChartIcon, type ChartIconName } from './ChartIcon.tsx'
import css from './DrawingBar.module.css'
import { DrawingList } from './DrawingList.tsx'
import { type Drawing, type DrawingTool, drawingTools } from './setup.ts'
import type { ChartTool } from './TradingChart.tsx'

const icons: Readonly<Record<DrawingTool, ChartIconName>> = {
  segment: 'segment',
  horizontalStraightLine: 'level',
  box: 'box',
  fibonacciLine: 'fibonacci',
}

type Props = {
  readonly tool: RefObject<ChartTool | null>
  readonly drawings: readonly Drawing[]
  readonly onChange: (drawings: readonly Drawing[]) => void
}

export function DrawingBar({ tool, drawings, onChange }: Props) {
  const count = drawings.length
  const [active, setActive] = useState<DrawingTool | null>(null)
  // It is done once there is one more.
  const [known, setKnown] = useState(count)
  if (known !== count) {
    setKnown(count)
    setActive(null)
  }
  useEffect(() => {
    if (active === null) return
    const stop = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      tool.current?.stopDrawing()
      setActive(null)
    }
    addEventListener('keydown', stop)
    return () => removeEventListener('keydown', stop)
  }, [active, tool])
  const press = (name: DrawingTool) => {
    tool.current?.stopDrawing()
    setActive(active === name ? null : name)
    if (active !== name) tool.current?.draw(name)
  }
  return (
    <div
      className={css.bar}
      role="toolbar"
      aria-label={t.chart.drawing}
      aria-orientation="vertical"
    >
      {drawingTools.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={active === name}
          aria-label={t.chart.drawings[name]}
          title={t.chart.drawings[name]}
          onClick={() => press(name)}
        >
          <ChartIcon name={icons[name]} />
        </button>
      ))}
      <i />
      <DrawingList
        drawings={drawings}
        newest={(count) => tool.current?.newest(count) ?? []}
        onChange={onChange}
      />
      <button
        type="button"
        aria-label={t.chart.wipe}
        title={t.chart.wipe}
        disabled={count === 0}
        onClick={() => onChange([])}
      >
        <ChartIcon name="trash" />
      </button>
    </div>
  )
}
