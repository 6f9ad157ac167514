// The fields of one setting, or of a part of one.

import type { Errors, Fields } from '#browser/forms/fields.ts'
import { SelectField } from '#ui/SelectField.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { site as t } from '../words/site.ts'
import { CountryChecks } from './CountryChecks.tsx'
import css from './Settings.module.css'
import { partName } from './setting-text.ts'
import { rowCount } from './shape-fields.ts'
import type { Shape } from './shapes.ts'

type Props = {
  readonly shape: Shape
  readonly path: string
  readonly label: string
  /** What stood in the form's fields at first. */
  readonly typed: Fields
  readonly errors: Errors
}

export function ShapeField({ shape, path, label, typed, errors }: Props) {
  const shared = { label, name: path, defaultValue: typed[path] ?? '', error: errors[path] }
  switch (shape.is) {
    case 'lines':
      return <TextArea {...shared} rows={4} maxLength={500} />
    case 'yes_no':
      return <SelectField {...shared} placeholder={t.value} choices={yesNo} />
    case 'choice':
      return <SelectField {...shared} placeholder={t.none} choices={shape.of.map(choiceOf)} />
    case 'checks':
      return <Checks of={shape.of} path={path} label={label} typed={typed} error={listError()} />
    case 'countries':
      return <CountryChecks path={path} label={label} typed={typed} error={listError()} />
    case 'record':
      return <Parts of={shape.of} path={path} label={label} typed={typed} errors={errors} />
    case 'rows':
      return (
        <fieldset className={css.rows}>
          <legend>{label}</legend>
          {Array.from({ length: rowCount(typed, path) }, (_, index) => `${path}.${index}`).map(
            (row) => (
              <Parts key={row} of={shape.of} path={row} label="" typed={typed} errors={errors} />
            ),
          )}
        </fieldset>
      )
    case 'day':
      return <TextField {...shared} type="date" />
    case 'number':
      return <TextField {...shared} inputMode="decimal" maxLength={20} />
    case 'text':
      return <TextField {...shared} maxLength={200} />
  }

  /** Of any in a list, which stand together. */
  function listError(): string | undefined {
    const name = Object.keys(errors).find((one) => one === path || one.startsWith(`${path}.`))
    return name === undefined ? undefined : errors[name]
  }
}

const yesNo = [
  { value: 'true', label: t.yes },
  { value: 'false', label: t.no },
]

function choiceOf(value: string) {
  return { value, label: t.choices[value] ?? value }
}

type PartsProps = Omit<Props, 'shape'> & { readonly of: Readonly<Record<string, Shape>> }

function Parts({ of, path, label, typed, errors }: PartsProps) {
  const isFlat = Object.values(of).every(({ is }) => is === 'number' || is === 'text')
  return (
    <fieldset className={isFlat ? css.line : css.parts}>
      {label !== '' && <legend>{label}</legend>}
      {Object.entries(of).map(([key, shape]) => (
        <ShapeField
          key={key}
          shape={shape}
          path={`${path}.${key}`}
          label={partName(key)}
          typed={typed}
          errors={errors}
        />
      ))}
      {errors[path] !== undefined && <p className={css.wrong}>{errors[path]}</p>}
    </fieldset>
  )
}

type ChecksProps = Omit<Props, 'shape' | 'errors'> & {
  readonly of: readonly string[]
  readonly error: string | undefined
}

function Checks({ of, path, label, typed, error }: ChecksProps) {
  return (
    <fieldset className={css.checks}>
      <legend>{label}</legend>
      {of.map((one) => (
        <label key={one}>
          <input
            type="checkbox"
            name={`${path}.${one}`}
            defaultChecked={typed[`${path}.${one}`] !== undefined}
          />
          {t.choices[one] ?? one}
        </label>
      ))}
      {error !== undefined && <p className={css.wrong}>{error}</p>}
    </fieldset>
  )
}
