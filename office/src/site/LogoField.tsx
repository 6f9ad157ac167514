// A logo of the brand: what is shown now, another one that is uploaded, or none. What is picked is
// kept by the server at once and shown nowhere before the settings are changed.

import { useRef } from 'react'
import { messageOf } from '#browser/http/errors.ts'
import { logoPath, logoSize } from '#contract/public/logo.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { site as t } from '../words/site.ts'
import { useLogo } from './api.ts'
import css from './Logo.module.css'

export const logoSettings: readonly string[] = ['brand_logo', 'brand_logo_dark']

type Props = {
  readonly name: string
  readonly label: string
  /** What stands in the form now; empty: none. */
  readonly value: string
}

export function LogoField({ name, label, value }: Props) {
  const place = useRef<HTMLInputElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const upload = useLogo()
  const say = (logo: string) => {
    if (!place.current) return
    place.current.value = logo
    place.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const pick = (file: File | undefined) => {
    if (file) upload.mutate(file, { onSuccess: (logo) => say(logo) })
  }
  return (
    <fieldset className={css.field}>
      <legend>{label}</legend>
      <span className={css.now} data-theme={name === 'brand_logo_dark' ? 'dark' : 'light'}>
        {value === '' ? t.none : <Logo name={value} />}
      </span>
      <input ref={place} type="hidden" name={name} defaultValue={value} />
      <input
        ref={picker}
        className="sr"
        type="file"
        tabIndex={-1}
        aria-label={t.logoFile(label)}
        accept="image/png,image/jpeg,image/webp"
        onChange={({ target }) => {
          pick(target.files?.[0])
          // The same file may be picked again.
          target.value = ''
        }}
      />
      <span className={css.acts}>
        <Button busy={upload.isPending} onClick={() => picker.current?.click()}>
          {t.logoPick}
        </Button>
        {value !== '' && (
          <Button look="ghost" onClick={() => say('')}>
            {t.logoNone}
          </Button>
        )}
      </span>
      {upload.isError && <Alert kind="error">{messageOf(upload.error)}</Alert>}
    </fieldset>
  )
}

const box = { width: 132, height: 26 }

export function Logo({ name }: { name: string }) {
  return <img src={logoPath(name)} {...logoSize(name, box)} alt={t.logo} />
}
