// What was drawn, as a list: for whoever cannot press on the chart or drag on it, or wants a level
// at an exact price.

import * as t from '../../../lib/i18n/i18n.ts'
import { newestTick, serverNow } from '../../../lib/stream/prices.ts'
import css from './DrawingList.module.css'
import { Menu } from './Menu.tsx'
import type { Drawing } from './setup.ts'

type Props = {
  readonly drawings: readonly Drawing[]
  readonly symbol: string
  readonly onChange: (drawings: readonly Drawing[]) => void
}

export function DrawingList({ drawings, symbol, onChange }: Props) {
  const addLevel = () => {
    const tick = newestTick(symbol)
    if (!tick) return
    const point = { timestamp: Math.round(serverNow()), value: tick.price }
    onChange([...drawings, { tool: 'horizontalStraightLine', points: [point] }])
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
          <button type="button" onClick={addLevel}>
            {t.chart.addLevel}
          </button>
        </>
      )}
    </Menu>
  )
}

type OneProps = {
  readonly drawing: Drawing
  readonly onChange: (drawing: Drawing) => void
  readonly onRemove: () => void
}

function One({ drawing, onChange, onRemove }: OneProps) {
  const { tool, points } = drawing
  const name = t.chart.drawings[tool]
  const put = (place: number, text: string) => {
    const value = Number(text)
    const point = points[place]
    if (!point || text.trim() === '' || !(value > 0) || value === point.value) return
    onChange({ tool, points: points.with(place, { ...point, value }) })
  }
  return (
    <div className={css.one}>
      <b>{name}</b>
      <button type="button" aria-label={t.chart.removeDrawing(name)} onClick={onRemove}>
        {t.chart.remove}
      </button>
      <span>
        {points.map(({ value }, place) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: by place, and anew where it was moved
            key={`${place} ${value}`}
            type="number"
            step="any"
            defaultValue={Number(value.toPrecision(12))}
            aria-label={t.chart.priceOf(name, place + 1)}
            onBlur={({ target }) => put(place, target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') put(place, event.currentTarget.value)
            }}
          />
        ))}
      </span>
    </div>
  )
}
