// The brand as visitors see it, in light and in dark, while it is typed.

import type { CSSProperties } from 'react'
import type { Fields } from '#browser/forms/fields.ts'
import { Button } from '#ui/Button.tsx'
import { Mark } from '#ui/Mark.tsx'
import { Block } from '../parts/Board.tsx'
import { site as t } from '../words/site.ts'
import { Logo } from './LogoField.tsx'
import css from './Settings.module.css'

function logoOn(theme: 'light' | 'dark', typed: Fields): string {
  const light = typed.brand_logo ?? ''
  const dark = typed.brand_logo_dark ?? ''
  return theme === 'dark' && light !== '' && dark !== '' ? dark : light
}

function Shown({ logo }: { logo: string }) {
  return logo === '' ? <Mark /> : <Logo name={logo} />
}

export function BrandPreview({ typed }: { typed: Fields }) {
  const name = typed.brand_name?.trim() || t.none
  const hue = Number(typed.brand_hue?.trim() || Number.NaN)
  const isHue = Number.isInteger(hue) && hue >= 0 && hue <= 360
  const style = isHue ? ({ '--brand-h': String(hue) } as CSSProperties) : undefined
  return (
    <Block title={t.preview} note={t.previewNote} width="half">
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} className={css.preview} data-theme={theme} style={style}>
          <header>
            <span className={css.mark}>
              <Shown logo={logoOn(theme, typed)} />
            </span>
            <b>{name}</b>
            <span className={css.link}>{t.previewLink}</span>
          </header>
          <p>
            <Button look="solid" tabIndex={-1}>
              {t.previewButton}
            </Button>
            <span className={css.chosen}>{t.previewChosen}</span>
          </p>
        </div>
      ))}
      <p className={css.notes}>
        {t.mailFrom(`${name} <${typed.mail_sender?.trim() || t.mailUsual}>`)}
      </p>
    </Block>
  )
}
