// Where to, by typing: Ctrl or Cmd and K finds screens, acts and, by the server, records. What it
// offers is what this member may.

import { Suspense, useState } from 'react'
import { lazyPart } from '#browser/page/lazy-part.ts'
import { Icon } from '#ui/Icon.tsx'
import { useCombination } from '../lib/use-keys.ts'
import { shell as t } from '../words/shell.ts'
import type { Act, Allowed } from './nav.ts'
import css from './Palette.module.css'

type Props = { readonly allowed: Allowed; readonly acts: readonly Act[] }

const PaletteDialog = lazyPart(async () => ({
  default: (await import('./PaletteDialog.tsx')).PaletteDialog,
}))

export function Palette({ allowed, acts }: Props) {
  const [isOpen, setOpen] = useState(false)
  useCombination('k', () => setOpen((was) => !was))
  return (
    <>
      <button
        type="button"
        className={css.open}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" small />
        <span>{t.find}</span>
        <kbd>Ctrl K</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <PaletteDialog allowed={allowed} acts={acts} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
