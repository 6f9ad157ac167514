// What going live takes: each item is green only when it is so.

import { Block, Board } from '../parts/Board.tsx'
import { Found } from '../parts/Found.tsx'
import { Standing } from '../parts/Standing.tsx'
import type { Tab } from '../parts/Tabs.tsx'
import { site as t } from '../words/site.ts'
import { useSettings } from './api.ts'
import css from './Site.module.css'

export function LiveBoard({ tabs }: { tabs: readonly Tab[] }) {
  const found = useSettings()
  return (
    <Board title={t.title} tabs={tabs}>
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
            </ul>
          </Block>
        )}
      </Found>
    </Board>
  )
}
