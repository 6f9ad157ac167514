// One setting, changed: by one person where that is enough, else put before a second one.

import { Form } from '#browser/forms/Form.tsx'
import { useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { SettingView } from '#contract/staff/settings.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { site as t } from '../words/site.ts'
import { useSettingChange } from './api.ts'
import css from './Site.module.css'
import { settingName } from './setting-name.ts'
import { checkTyped, typedOf } from './setting-text.ts'

type Props = { readonly setting: SettingView; readonly onClose: () => void }

export function SettingDialog({ setting, onClose }: Props) {
  const change = useSettingChange(setting.name)
  const { errors, form } = useForm({
    check: ({ value = '' }) => checkTyped(setting, value),
    sending: change,
    onDone: onClose,
  })
  const field = {
    label: t.value,
    name: 'value',
    defaultValue: typedOf(setting, setting.value),
    error: errors.value,
  }
  const isLong = ['lines', 'list', 'structure'].includes(setting.kind)
  return (
    <Dialog title={settingName(setting.name)} onClose={onClose}>
      <Form className={css.form} {...form}>
        {change.isError && <Alert kind="error">{messageOf(change.error)}</Alert>}
        {setting.kind === 'yes_no' && (
          <SelectField
            {...field}
            placeholder={t.value}
            choices={[
              { value: 'true', label: t.yes },
              { value: 'false', label: t.no },
            ]}
          />
        )}
        {isLong && <TextArea {...field} rows={8} maxLength={5_000} />}
        {(setting.kind === 'text' || setting.kind === 'number') && (
          <TextField {...field} maxLength={200} />
        )}
        <p className={css.note}>
          {setting.kind === 'structure' ? t.json : isLong ? t.lines : t.empty}
        </p>
        <Button type="submit" look="solid" busy={change.isPending}>
          {setting.takes_two ? t.propose : t.save}
        </Button>
      </Form>
    </Dialog>
  )
}
