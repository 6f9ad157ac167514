// What going live takes: each item is green only when it is so.

import { Block, Board } from '../parts/Board.tsx'
import { Found } from '../parts/Found.tsx'
import { Standing } from '../parts/Standing.tsx'
import { useMembers } from '../staff/api.ts'
import { site as t } from '../words/site.ts'
import { staff } from '../words/staff.ts'
import { useSettings } from './api.ts'
import css from './Site.module.css'
import { siteTabs } from './site-tabs.ts'

export function LiveBoard() {
  const found = useSettings()
  return (
    <Board title={t.title} tabs={siteTabs}>
      <Found query={found}>
        {({ mode, going_live }) => (
          <Block title={t.live} note={t.liveMode[mode]} width="full">
            <ul className={css.settings}>
              {going_live.map(({ code, is_met }) => (
                <li key={code}>
                  <span>{(t.requirements as Readonly<Record<string, string>>)[code]}</span>
                  <Standing tone={is_met ? 'good' : 'waits'}>{is_met ? t.met : t.unmet}</Standing>
                </li>
              ))}
              <Checkers />
            </ul>
          </Block>
        )}
      </Found>
    </Board>
  )
}

/** Closes nothing while it is not so: one who leaves would close the install. */
function Checkers() {
  const { data } = useMembers()
  if (!data) return null
  const few = data.rules.filter(({ is_few }) => is_few)
  return (
    <li>
      <span>
        {t.checkers}
        {few.length > 0 && (
          <small> {t.fewCheckers(few.map(({ rule }) => staff.rules[rule]).join(', '))}</small>
        )}
      </span>
      <Standing tone={few.length === 0 ? 'good' : 'waits'}>
        {few.length === 0 ? t.met : t.advised}
      </Standing>
    </li>
  )
}
