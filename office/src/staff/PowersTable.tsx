// What takes two people, and the table of powers, as the server asks it.

import { isFreshFor, powers, type StaffAction, staffRoles } from '#contract/staff/powers.ts'
import { powerName } from '../lib/power-name.ts'
import { Block, Board } from '../parts/Board.tsx'
import { SmallTable } from '../parts/SmallTable.tsx'
import { staff as t } from '../words/staff.ts'
import { PairsTable } from './PairsTable.tsx'
import css from './Staff.module.css'
import { staffTabs } from './staff-tabs.ts'

const actions = Object.keys(powers) as StaffAction[]

export function PowersTable() {
  return (
    <Board title={t.title} tabs={staffTabs}>
      <PairsTable />
      <Block title={t.tabs.powers} width="full">
        <p className={css.padded}>{t.powersHelp}</p>
        <SmallTable
          label={t.tabs.powers}
          rows={actions}
          rowKey={(action) => action}
          columns={[
            { key: 'action', title: t.action, cell: (action) => powerName(action) },
            ...staffRoles.map((role) => ({
              key: role,
              title: t.role[role] ?? role,
              cell: (action: StaffAction) => yesOrNo(isAllowed(action, role)),
            })),
            { key: 'fresh', title: t.fresh, cell: (action) => yesOrNo(isFreshFor(action)) },
          ]}
        />
      </Block>
    </Board>
  )
}

function isAllowed(action: StaffAction, role: string): boolean {
  const allowed: readonly string[] = powers[action].roles
  return allowed.includes(role)
}

function yesOrNo(is: boolean): string {
  return is ? t.yes : '–'
}
