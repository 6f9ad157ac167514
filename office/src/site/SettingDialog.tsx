// What a form of settings would change, shown once more before it is done, and why.

import { Dialog } from '../parts/Dialog.tsx'
import { ReasonForm } from '../parts/ReasonForm.tsx'
import { SmallTable } from '../parts/SmallTable.tsx'
import { site as t } from '../words/site.ts'
import { useSettingsChange } from './api.ts'
import type { SettingChange } from './check-settings.ts'
import css from './Settings.module.css'
import { SettingValue } from './SettingValue.tsx'
import { settingName } from './setting-name.ts'

type Props = {
  readonly changes: readonly SettingChange[]
  /** Whether one of them waits for a second member. */
  readonly takesTwo: boolean
  readonly onDone: () => void
  readonly onClose: () => void
}

const columns = [
  { key: 'name', title: t.setting, cell: ({ name }: SettingChange) => settingName(name) },
  {
    key: 'was',
    title: t.was,
    cell: ({ name, before }: SettingChange) => <SettingValue name={name} json={before} />,
  },
  {
    key: 'value',
    title: t.becomes,
    cell: ({ name, value }: SettingChange) => (
      <b>
        <SettingValue name={name} json={value} />
      </b>
    ),
  },
]

export function SettingDialog({ changes, takesTwo, onDone, onClose }: Props) {
  const change = useSettingsChange(changes)
  return (
    <Dialog title={t.changeThese} onClose={onClose}>
      <div className={css.changes}>
        <SmallTable
          label={t.changeThese}
          columns={columns}
          rows={changes}
          rowKey={({ name }) => name}
        />
        {takesTwo && <p className={css.notes}>{t.mayWait}</p>}
      </div>
      <ReasonForm
        label={t.why}
        act={t.save}
        sending={change}
        onDone={() => {
          onDone()
          onClose()
        }}
      />
    </Dialog>
  )
}
