// Which indicators are drawn, and over which periods.

import * as t from '../../../lib/i18n/i18n.ts'
import css from './IndicatorMenu.module.css'
import { type Indicator, isPeriod, offered } from './indicators.ts'
import { Menu } from './Menu.tsx'

type Props = {
  readonly indicators: readonly Indicator[]
  readonly onChange: (indicators: readonly Indicator[]) => void
}

export function IndicatorMenu({ indicators, onChange }: Props) {
  const label = t.chart.indicators(indicators.length)
  return (
    <Menu name={t.chart.indicator} label={label} icon="profit">
      {() =>
        Object.keys(offered).map((name) => (
          <One key={name} name={name} indicators={indicators} onChange={onChange} />
        ))
      }
    </Menu>
  )
}

function One({ name, indicators, onChange }: Props & { readonly name: string }) {
  const own = indicators.find((one) => one.name === name)
  const title = t.chart.indicatorNames[name] ?? name
  const toggle = () =>
    onChange(
      own
        ? indicators.filter((one) => one !== own)
        : [...indicators, { name, params: offered[name]?.params ?? [] }],
    )
  const setPeriod = (at: number, text: string) => {
    const period = Number(text)
    if (!own || !isPeriod(period)) return
    const params = own.params.with(at, period)
    onChange(indicators.map((one) => (one === own ? { name, params } : one)))
  }
  return (
    <div className={css.one}>
      <label>
        <input type="checkbox" checked={own !== undefined} onChange={toggle} />
        <b>{name}</b> <small>{title}</small>
      </label>
      {own && (
        <span className={css.periods}>
          {own.params.map((period, at) => (
            <input
              // biome-ignore lint/suspicious/noArrayIndexKey: a period is known by its place
              key={at}
              type="number"
              min={1}
              max={500}
              defaultValue={period}
              aria-label={t.chart.period(title, at + 1)}
              onChange={(event) => setPeriod(at, event.currentTarget.value)}
            />
          ))}
        </span>
      )}
    </div>
  )
}
