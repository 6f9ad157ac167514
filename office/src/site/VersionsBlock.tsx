// What the settings of a group became and were before, who decided on it and why.

import { Link } from 'wouter'
import { dateMinute } from '#browser/format/format.ts'
import type { SettingGroup, SettingVersion } from '#contract/staff/settings.ts'
import { EmptyState } from '#ui/States.tsx'
import { Block } from '../parts/Board.tsx'
import { Found } from '../parts/Found.tsx'
import { type SmallColumn, SmallTable } from '../parts/SmallTable.tsx'
import { site as t } from '../words/site.ts'
import { useSettingVersions } from './api.ts'
import { SettingValue } from './SettingValue.tsx'
import { settingName } from './setting-name.ts'

const columns: readonly SmallColumn<SettingVersion>[] = [
  { key: 'at', title: t.since, cell: ({ at }) => dateMinute(at) },
  { key: 'name', title: t.setting, cell: ({ name }) => settingName(name) },
  {
    key: 'was',
    title: t.was,
    cell: ({ name, before }) => <SettingValue name={name} json={before} />,
  },
  {
    key: 'value',
    title: t.became,
    cell: ({ name, value }) => (
      <b>
        <SettingValue name={name} json={value} />
      </b>
    ),
  },
  { key: 'who', title: t.who, cell: whoOf },
  { key: 'why', title: t.whyWas, cell: ({ reason }) => reason ?? t.notSaid },
]

export function VersionsBlock({ group }: { group: SettingGroup }) {
  const found = useSettingVersions(group)
  return (
    <Block title={t.versions} note={t.versionsNote} width="full">
      <Found query={found}>
        {(versions) =>
          versions.length === 0 ? (
            <EmptyState>{t.noVersions}</EmptyState>
          ) : (
            <SmallTable
              label={t.versions}
              columns={columns}
              rows={versions}
              rowKey={({ name, at, value }) => `${name} ${at} ${value}`}
            />
          )
        }
      </Found>
    </Block>
  )
}

function whoOf({ proposed_by, confirmed_by, proposal_id }: SettingVersion) {
  const who = confirmed_by === null ? proposed_by : t.both(proposed_by, confirmed_by)
  return proposal_id === null ? who : <Link href={`/staff/proposals/${proposal_id}`}>{who}</Link>
}
