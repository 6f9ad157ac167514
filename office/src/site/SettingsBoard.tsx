// The settings of one kind: a form of what holds, which sends what was changed and why, and what
// each of them was before.

import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import { dateMinute } from '#browser/format/format.ts'
import { Form } from '#browser/forms/Form.tsx'
import { type Fields, fieldsOf } from '#browser/forms/fields.ts'
import { leadingTo, useForm } from '#browser/forms/use-form.ts'
import type { StaffAction } from '#contract/staff/powers.ts'
import type { SettingGroup, SettingView } from '#contract/staff/settings.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { useActions, useMay } from '../lib/use-may.ts'
import { Block, Board } from '../parts/Board.tsx'
import { Found } from '../parts/Found.tsx'
import { site as t } from '../words/site.ts'
import { useSettings } from './api.ts'
import { BrandPreview } from './BrandPreview.tsx'
import { checkSettings, type SettingChange } from './check-settings.ts'
import { LogoField, logoSettings } from './LogoField.tsx'
import { SettingDialog } from './SettingDialog.tsx'
import css from './Settings.module.css'
import { ShapeField } from './ShapeField.tsx'
import { settingName } from './setting-name.ts'
import { shownOf } from './setting-text.ts'
import { typedOf } from './shape-fields.ts'
import { hasForm, shapeOf } from './shapes.ts'
import { siteTabs } from './site-tabs.ts'
import { VersionsBlock } from './VersionsBlock.tsx'

export function SettingsBoard({ group }: { group: SettingGroup }) {
  const found = useSettings()
  return (
    <Board title={t.title} tabs={siteTabs}>
      <Found query={found}>
        {({ settings }) => (
          <Group
            key={group}
            group={group}
            settings={settings.filter((one) => one.group === group && hasForm(one))}
          />
        )}
      </Found>
    </Board>
  )
}

type GroupProps = { readonly group: SettingGroup; readonly settings: readonly SettingView[] }

/** What a colleague changes meanwhile takes nothing away that was typed here. */
function Group({ group, settings }: GroupProps) {
  const [begun, setBegun] = useState(settings)
  const [typed, setTyped] = useState<Fields>()
  const isOld = stateOf(begun) !== stateOf(settings)
  const beginAnew = () => {
    setBegun(settings)
    setTyped(undefined)
  }
  if (isOld && typed === undefined) setBegun(settings)
  return (
    <>
      <Block title={t.groups[group]} width={group === 'brand' ? 'half' : 'full'}>
        <SettingsForm
          key={stateOf(begun)}
          settings={begun}
          shown={typed}
          onTyped={setTyped}
          onDone={() => setTyped(undefined)}
        />
        {/* Below: it moves nothing that is typed in. */}
        {isOld && typed !== undefined && (
          <Alert kind="info">
            {t.changedMeanwhile} <Button onClick={beginAnew}>{t.showAnew}</Button>
          </Alert>
        )}
      </Block>
      {group === 'brand' && <BrandPreview typed={typed ?? allTyped(begun)} />}
      <VersionsBlock group={group} />
    </>
  )
}

/** What is drawn anew when it changes. */
function stateOf(settings: readonly SettingView[]): string {
  return settings.map(({ value, proposal }) => `${value} ${proposal?.id}`).join()
}

function allTyped(settings: readonly SettingView[]): Fields {
  return Object.assign(
    {},
    ...settings.map((one) => typedOf(shapeOf(one), JSON.parse(one.value), one.name)),
  )
}

type FormProps = {
  readonly settings: readonly SettingView[]
  /** What is typed, once something is. */
  readonly shown: Fields | undefined
  readonly onTyped: (fields: Fields) => void
  /** What was typed is decided, or asked for. */
  readonly onDone: () => void
}

function SettingsForm({ settings, shown, onTyped, onDone }: FormProps) {
  const mayChange = useMay('setting.change')
  const [changes, setChanges] = useState<readonly SettingChange[] | null>(null)
  const { errors, form } = useForm({
    check: (fields) => checkSettings(settings, fields),
    sending: leadingTo(setChanges),
  })
  const typed = allTyped(settings)
  const takesTwo = settings.some(
    ({ name, takes_two }) => takes_two && changes?.some((one) => one.name === name) === true,
  )
  return (
    <>
      <Form
        className={css.form}
        {...form}
        onInput={({ currentTarget }: FormEvent<HTMLFormElement>) =>
          onTyped(fieldsOf(currentTarget))
        }
      >
        <fieldset className={css.fields} disabled={!mayChange}>
          {settings.map((one) => (
            <div key={one.name} className={css.setting}>
              {logoSettings.includes(one.name) ? (
                <LogoField
                  name={one.name}
                  label={settingName(one.name)}
                  value={(shown ?? typed)[one.name] ?? ''}
                />
              ) : (
                <ShapeField
                  shape={shapeOf(one)}
                  path={one.name}
                  label={settingName(one.name)}
                  typed={typed}
                  errors={errors}
                />
              )}
              <Notes setting={one} />
            </div>
          ))}
        </fieldset>
        {mayChange && (
          <>
            {errors[''] !== undefined && <Alert kind="info">{errors['']}</Alert>}
            <Button type="submit" look="solid">
              {t.review}
            </Button>
          </>
        )}
      </Form>
      {changes && (
        <SettingDialog
          changes={changes}
          takesTwo={takesTwo}
          onDone={onDone}
          onClose={() => setChanges(null)}
        />
      )}
    </>
  )
}

/** Where what holds from a time to come is asked for. */
const screenOf: Readonly<Record<string, readonly [path: string, action: StaffAction]>> = {
  plan_table: ['/plans/table', 'plan_request.read'],
  margin_bp: ['/trading/terms', 'trading.read'],
  strike_rates: ['/trading/terms', 'trading.read'],
  traded_categories: ['/trading/terms', 'trading.read'],
}

function Hint({ name }: Pick<SettingView, 'name'>) {
  const actions = useActions()
  const hint = t.hints[name]
  if (hint === undefined) return null
  const [path, action] = screenOf[name] ?? []
  return path !== undefined && action !== undefined && actions.includes(action) ? (
    <Link href={path}>{hint}</Link>
  ) : (
    <span>{hint}</span>
  )
}

/** What is to be known of a setting beside its value. */
function Notes({ setting }: { setting: SettingView }) {
  const { name, is_decided, is_in_doubt, takes_two, proposal } = setting
  return (
    <p className={css.notes}>
      <Hint name={name} />
      {takes_two && <span>{t.two}</span>}
      {!is_decided && !is_in_doubt && <span>{t.usual}</span>}
      {is_in_doubt && <span className={css.wrong}>{t.doubt}</span>}
      {proposal && (
        <Link href={`/staff/proposals/${proposal.id}`} className={css.waits}>
          {t.waits(proposal.by)}: {shownOf(proposal.value) || t.none}
          {proposal.due_at !== null && `, ${t.due(dateMinute(proposal.due_at))}`}
        </Link>
      )}
    </p>
  )
}
