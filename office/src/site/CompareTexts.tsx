// Which two versions of a legal text are compared: the newest two at first.

import { Suspense, useState } from 'react'
import { lazyPart } from '#browser/page/lazy-part.ts'
import type { StaffLegalText } from '#contract/staff/legal.ts'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { Skeleton } from '#ui/States.tsx'
import { shell } from '../words/shell.ts'
import { site as t } from '../words/site.ts'
import { useTexts } from './api.ts'
import css from './Texts.module.css'

const TextDiff = lazyPart(async () => ({ default: (await import('./TextDiff.tsx')).TextDiff }))

export function CompareTexts({ versions }: Pick<StaffLegalText, 'versions'>) {
  const [newest, former] = versions
  const [isOpen, setOpen] = useState(false)
  const [from, setFrom] = useState(former?.version ?? '')
  const [to, setTo] = useState(newest?.version ?? '')
  if (!former) return null
  const urlOf = (version: string) => versions.find((one) => one.version === version)?.url ?? ''
  const choices = versions.map(({ version }) => ({ value: version, label: version }))
  return (
    <div className={css.compare}>
      <div className={css.which}>
        <SelectField
          label={t.compareFrom}
          placeholder={t.none}
          value={from}
          choices={choices}
          onChange={({ target }) => setFrom(target.value)}
        />
        <SelectField
          label={t.compareTo}
          placeholder={t.none}
          value={to}
          choices={choices}
          onChange={({ target }) => setTo(target.value)}
        />
        <Button aria-expanded={isOpen} onClick={() => setOpen((was) => !was)}>
          {isOpen ? t.compareEnd : t.compare}
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={<Skeleton lines={6} label={shell.loading} />}>
          <Compared urls={[urlOf(from), urlOf(to)]} />
        </Suspense>
      )}
    </div>
  )
}

function Compared({ urls }: { urls: readonly [string, string] }) {
  return <TextDiff found={useTexts(urls)} />
}
