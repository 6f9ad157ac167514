// When nothing may buzz, and how often a digest comes: by the clock where the client is.

import type { NoticeChoices } from '#contract/client/notice-choices.ts'
import { panelClass } from '#ui/Panel.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import css from './NoticeChoices.module.css'

const words = t.noticeChoices

type Props = {
  readonly choices: NoticeChoices
  readonly onChange: (part: Partial<NoticeChoices>) => void
}

const usual = { from: '22:00', to: '07:00' } as const

/** Of this browser's clock. */
const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone

export function Times({ choices, onChange }: Props) {
  const { quiet, digest, time_zone } = choices
  const here = zoneHere()
  // Whoever chooses a time means the clock before them.
  const set = (part: Partial<NoticeChoices>) => onChange({ time_zone: here, ...part })
  return (
    <section className={panelClass} aria-labelledby="times">
      <h2 id="times">{words.times}</h2>
      <label className={css.way}>
        <input
          type="checkbox"
          checked={quiet !== null}
          onChange={({ target }) => set({ quiet: target.checked ? usual : null })}
        />
        {words.quiet}
      </label>
      <p className={css.note}>{words.quietHelp}</p>
      {quiet && (
        <div className={css.ways}>
          {(['from', 'to'] as const).map((end) => (
            <label key={end} className={css.way}>
              {words.ends[end]}
              <input
                type="time"
                required
                value={quiet[end]}
                onChange={({ target }) =>
                  target.value !== '' && set({ quiet: { ...quiet, [end]: target.value } })
                }
              />
            </label>
          ))}
        </div>
      )}
      <label className={css.way}>
        {words.digest}
        <select
          value={digest}
          onChange={({ target }) => set({ digest: target.value as NoticeChoices['digest'] })}
        >
          {(['daily', 'weekly'] as const).map((one) => (
            <option key={one} value={one}>
              {words.digests[one]}
            </option>
          ))}
        </select>
      </label>
      <p className={css.note}>{words.zone(time_zone)}</p>
      {time_zone !== here && (
        <button type="button" className={css.link} onClick={() => set({})}>
          {words.zoneHere(here)}
        </button>
      )}
    </section>
  )
}
