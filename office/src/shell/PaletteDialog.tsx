// The palette, opened: screens and acts are found here, records by what was typed.

import { Command } from 'cmdk'
import { useLocation } from 'wouter'
import { Dialog } from '../parts/Dialog.tsx'
import { Glyph } from '../parts/Glyph.tsx'
import { shell as t } from '../words/shell.ts'
import type { Act, Allowed } from './nav.ts'
import css from './Palette.module.css'

type Props = {
  readonly allowed: Allowed
  readonly acts: readonly Act[]
  readonly onClose: () => void
}

export function PaletteDialog({ allowed, acts, onClose }: Props) {
  const [, go] = useLocation()
  const pick = (act: () => void) => {
    onClose()
    act()
  }
  return (
    <Dialog title={t.find} isHigh onClose={onClose}>
      <Command className={css.palette} label={t.find}>
        <Command.Input className={css.typed} placeholder={t.find} />
        <Command.List className={css.found}>
          <Command.Empty className={css.none}>{t.nothingFound}</Command.Empty>
          <Command.Group heading={t.screensFound}>
            {allowed.map(({ name, path, glyph, key }) => (
              <Command.Item
                key={name}
                value={t.screens[name]}
                onSelect={() => pick(() => go(path))}
              >
                <Glyph name={glyph} />
                <span>{t.screens[name]}</span>
                <kbd>G</kbd> <kbd>{key.toUpperCase()}</kbd>
              </Command.Item>
            ))}
          </Command.Group>
          <Command.Group heading={t.actsFound}>
            {acts.map(({ name, act }) => (
              <Command.Item key={name} value={name} onSelect={() => pick(act)}>
                <span>{name}</span>
              </Command.Item>
            ))}
          </Command.Group>
        </Command.List>
      </Command>
    </Dialog>
  )
}
