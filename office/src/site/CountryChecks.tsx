// Countries, picked by name. Those that are found by what is typed stand there; the others stay as
// they are.

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { locale } from '#browser/format/locale.ts'
import type { Fields } from '#browser/forms/fields.ts'
import { countryRoutes } from '#contract/public/countries.ts'
import { TextField } from '#ui/TextField.tsx'
import { ask } from '../lib/ask.ts'
import { site as t } from '../words/site.ts'
import css from './Settings.module.css'

const names = new Intl.DisplayNames([locale], { type: 'region' })

type Props = {
  readonly path: string
  readonly label: string
  readonly typed: Fields
  readonly error: string | undefined
}

export function CountryChecks({ path, label, typed, error }: Props) {
  const [sought, setSought] = useState('')
  const found = useQuery({
    queryKey: ['countries'],
    queryFn: ({ signal }) => ask(countryRoutes.countries, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const chosen = Object.keys(typed)
    .filter((name) => name.startsWith(`${path}.`))
    .map((name) => name.slice(path.length + 1))
  const known = found.data?.map(({ code }) => code) ?? []
  const codes = [...new Set([...chosen, ...known.toSorted(byName)])]
  const isFound = (code: string) =>
    `${code} ${nameOf(code)}`.toLowerCase().includes(sought.trim().toLowerCase())
  return (
    <fieldset className={css.checks}>
      <legend>{label}</legend>
      <TextField
        label={t.findCountry}
        type="search"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      <div className={css.countries}>
        {codes.map((code) => (
          <label key={code} hidden={!isFound(code)}>
            <input
              type="checkbox"
              name={`${path}.${code}`}
              defaultChecked={chosen.includes(code)}
            />
            {nameOf(code)}
            <small>{code}</small>
          </label>
        ))}
      </div>
      {error !== undefined && <p className={css.wrong}>{error}</p>}
    </fieldset>
  )
}

function nameOf(code: string): string {
  return names.of(code) ?? code
}

function byName(one: string, other: string): number {
  return nameOf(one).localeCompare(nameOf(other), locale)
}
