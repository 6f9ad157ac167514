// What was drawn, as a list: for whoever cannot press on the chart or drag on it, or wants exact
// prices and times.

import type { Bar } from '#ui/bars.ts'
import * as t from '../../../lib/i18n/i18n.ts'
import { beginDrawing, overBars } from './begin-drawing.ts'
import css from './DrawingList.module.css'
import { Menu } from './Menu.tsx'
import { type Drawing, type DrawingTool, drawingTools } from './setup.ts'

type Props = {
  readonly drawings: readonly Drawing[]
  /** So many of the newest bars, or as many as there are. */
  readonly newest: (count: number) => readonly Bar[]
  readonly onChange: (drawings: readonly Drawing[]) => void
}

export function DrawingList({ drawings, newest, onChange }: Props) {
  const add = (tool: DrawingTool) => {
    const drawing = beginDrawing(tool, newest(overBars))
    if (drawing) onChange([...drawings, drawing])
  }
  return (
    <Menu name={t.chart.drawingList} icon="menu">
      {() => (
        <>
          {drawings.length === 0 && <p className={css.none}>{t.chart.noDrawings}</p>}
          {drawings.map((drawing, place) => (
            <One
              // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is known by its place
              key={place}
              drawing={drawing}
              onChange={(next) => onChange(drawings.with(place, next))}
              onRemove={() => onChange(drawings.filter((one) => one !== drawing))}
            />
          ))}
          {drawingTools.map((tool) => (
            <button key={tool} type="button" onClick={() => add(tool)}>
              {t.chart.addDrawing(t.chart.drawings[tool])}
            </button>
          ))}
        </>
      )}
    </Menu>
  )
}

type Point = Drawing['points'][number]

type OneProps = {
  readonly drawing: Drawing
  readonly onChange: (drawing: Drawing) => void
  readonly onRemove: () => void
}

function One({ drawing, onChange, onRemove }: OneProps) {
  const { tool, points } = drawing
  const name = t.chart.drawings[tool]
  const put = (place: number, changed: Partial<Point>) => {
    const point = points[place]
    if (!point) return
    const next = { ...point, ...changed }
    const isSame = next.value === point.value && next.timestamp === point.timestamp
    const isWhole = next.value > 0 && Number.isFinite(next.timestamp)
    if (isWhole && !isSame) onChange({ tool, points: points.with(place, next) })
  }
  return (
    <div className={css.one}>
      <b>{name}</b>
      <button type="button" aria-label={t.chart.removeDrawing(name)} onClick={onRemove}>
        {t.chart.remove}
      </button>
      {points.map(({ value, timestamp }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: by place, and anew where it was moved
        <span key={`${place} ${value} ${timestamp}`}>
          <Exact
            type="number"
            value={String(Number(value.toPrecision(12)))}
            label={t.chart.priceOf(name, place + 1)}
            onPut={(text) => put(place, { value: Number(text) })}
          />
          {points.length > 1 && (
            <Exact
              type="datetime-local"
              value={new Date(timestamp).toISOString().slice(0, 'YYYY-MM-DDThh:mm:ss'.length)}
              label={t.chart.timeOf(name, place + 1)}
              onPut={(text) => put(place, { timestamp: Date.parse(`${text}Z`) })}
            />
          )}
        </span>
      ))}
    </div>
  )
}

type ExactProps = {
  readonly type: 'number' | 'datetime-local'
  readonly value: string
  readonly label: string
  readonly onPut: (text: string) => void
}

/** Counts when it is left, or with Enter. */
function Exact({ type, value, label, onPut }: ExactProps) {
  return (
    <input
      type={type}
      step={type === 'number' ? 'any' : 1}
      defaultValue={value}
      aria-label={label}
      onBlur={({ target }) => onPut(target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onPut(event.currentTarget.value)
      }}
    />
  )
}
