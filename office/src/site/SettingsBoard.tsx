// Every setting, by what it is about: what holds, whether anybody decided it, and what is about to
// change it.

import { useState } from 'react'
import { dateMinute } from '#browser/format/format.ts'
import { type SettingView, settingGroups } from '#contract/staff/settings.ts'
import { useMay } from '../lib/use-may.ts'
import { Block, Board } from '../parts/Board.tsx'
import { Found } from '../parts/Found.tsx'
import type { Tab } from '../parts/Tabs.tsx'
import { site as t } from '../words/site.ts'
import { useSettings } from './api.ts'
import { SettingDialog } from './SettingDialog.tsx'
import css from './Site.module.css'
import { settingName } from './setting-name.ts'
import { shownOf } from './setting-text.ts'

export function SettingsBoard({ tabs }: { tabs: readonly Tab[] }) {
  const found = useSettings()
  const mayChange = useMay('setting.change')
  const [picked, setPicked] = useState<SettingView | null>(null)
  return (
    <Board title={t.title} tabs={tabs}>
      <Found query={found}>
        {({ settings }) =>
          settingGroups.map((group) => (
            <Block key={group} title={t.groups[group]} width="half">
              <ul className={css.settings}>
                {settings
                  .filter((one) => one.group === group)
                  .map((one) => (
                    <li key={one.name}>
                      <Setting setting={one} />
                      {mayChange && (
                        <button
                          type="button"
                          className={css.small}
                          aria-label={`${t.change}: ${settingName(one.name)}`}
                          onClick={() => setPicked(one)}
                        >
                          {t.change}
                        </button>
                      )}
                    </li>
                  ))}
              </ul>
            </Block>
          ))
        }
      </Found>
      {picked && <SettingDialog setting={picked} onClose={() => setPicked(null)} />}
    </Board>
  )
}

function Setting({ setting }: { setting: SettingView }) {
  const { name, value, is_decided, is_in_doubt, takes_two, proposal } = setting
  return (
    <div>
      <span className={css.name}>
        {settingName(name)}
        {takes_two && <small className={css.tag}>{t.two}</small>}
        {!is_decided && !is_in_doubt && <small className={css.tag}>{t.usual}</small>}
      </span>
      <span className={css.value}>{shownOf(setting, value) || t.none}</span>
      {is_in_doubt && <span className={css.doubt}>{t.doubt}</span>}
      {proposal && (
        <span className={css.proposal}>
          {t.waits(proposal.by)}: {shownOf(setting, proposal.value) || t.none}
          {proposal.due_at !== null && `, ${t.due(dateMinute(proposal.due_at))}`}
        </span>
      )}
    </div>
  )
}
