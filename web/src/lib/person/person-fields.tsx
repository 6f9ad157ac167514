// The fields about a person that more than one form asks for: gender, date of birth, address.

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { locale } from '#browser/format/locale.ts'
import type { Errors } from '#browser/forms/fields.ts'
import type { Country } from '#contract/public/countries.ts'
import { genders } from '#contract/shared/person.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import * as t from '../i18n/i18n.ts'
import { config } from '../site/config.ts'
import { countriesQuery, statesQuery } from './api.ts'

type Known = Readonly<Record<'gender' | 'country' | 'state' | 'city' | 'address', string | null>>

type Props = {
  readonly errors: Errors
  /** What is known already stands in the fields. */
  readonly known?: Known
  /** A date of birth is told once. */
  readonly asksBirth: boolean
  /** Why the country cannot be edited here; without it, it can. */
  readonly countryHeld?: string | undefined
}

export function PersonFields({ errors, known, asksBirth, countryHeld }: Props) {
  const [country, setCountry] = useState(known?.country ?? '')
  return (
    <>
      <SelectField
        label={t.profile.gender}
        name="gender"
        placeholder={t.profile.choose}
        choices={genders.map((value) => ({ value, label: t.profile.genders[value] }))}
        defaultValue={known?.gender ?? ''}
        autoComplete="sex"
        required
        error={errors.gender}
      />
      {asksBirth && (
        <TextField
          label={t.profile.date_of_birth}
          name="date_of_birth"
          type="date"
          min="1900-01-01"
          autoComplete="bday"
          required
          error={errors.date_of_birth}
          hint={t.profile.birthHint}
        />
      )}
      {countryHeld === undefined ? (
        <CountryField error={errors.country} known={known?.country ?? ''} onChoose={setCountry} />
      ) : (
        <HeldCountry country={known?.country ?? ''} error={errors.country} hint={countryHeld} />
      )}
      <StateField error={errors.state} known={known?.state ?? ''} country={country} />
      {(['city', 'address'] as const).map((field) => (
        <TextField
          key={field}
          label={t.profile[field]}
          name={field}
          autoComplete={completions[field]}
          defaultValue={known?.[field] ?? ''}
          required
          error={errors[field]}
        />
      ))}
    </>
  )
}

const completions = {
  city: 'address-level2',
  address: 'street-address',
} as const

type PlaceProps = { readonly error: string | undefined; readonly known: string }

type HeldProps = { readonly country: string; readonly error: string | undefined } & {
  readonly hint: string
}

/** It is sent as it is known; what is read is its name. */
function HeldCountry({ country, error, hint }: HeldProps) {
  const name = useCountryName()(country)
  return (
    <div>
      <input type="hidden" name="country" value={country} />
      <TextField label={t.profile.country} value={name} readOnly hint={hint} error={error} />
    </div>
  )
}

/** Names countries by their codes; one that is not known (yet) by the code itself. */
export function useCountryName(): (code: string) => string {
  const countries = inOrder(useQuery(countriesQuery).data ?? [])
  return (code) => countries.find(({ value }) => value === code)?.label ?? code
}

export function CountryField({
  error,
  known,
  onChoose,
}: PlaceProps & { readonly onChoose?: (country: string) => void }) {
  const list = useQuery(countriesQuery)
  if (list.isError) {
    return (
      <Alert kind="error">
        {t.profile.noCountries}{' '}
        <Button onClick={() => list.refetch()} busy={list.isFetching}>
          {t.profile.retry}
        </Button>
      </Alert>
    )
  }
  return (
    <SelectField
      // What is known can only be chosen once it is in the list.
      key={list.isPending ? 'loading' : 'loaded'}
      label={t.profile.country}
      name="country"
      placeholder={list.isPending ? t.profile.loadingCountries : t.profile.choose}
      choices={inOrder((list.data ?? []).filter(({ code }) => code === known || isServed(code)))}
      defaultValue={known}
      onChange={({ currentTarget }) => onChoose?.(currentTarget.value)}
      autoComplete="country"
      required
      error={error}
      hint={config.install_mode === 'live' ? t.profile.countryHint : undefined}
    />
  )
}

/** Whether clients may live there: a live install has a list, a sandbox takes everybody. */
function isServed(code: string): boolean {
  return config.install_mode === 'sandbox' || config.live_countries.split(' ').includes(code)
}

/** The server names countries in English; other languages name and order them anew. */
function inOrder(countries: readonly Country[]) {
  if (locale === 'en') return countries.map(({ code, name }) => ({ value: code, label: name }))
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  return countries
    .map(({ code, name }) => ({ value: code, label: names.of(code) ?? name }))
    .sort((one, other) => one.label.localeCompare(other.label, locale))
}

/** Free text. Where the suggestions cannot be had, there are none. */
function StateField({ error, known, country }: PlaceProps & { readonly country: string }) {
  // Nothing is asked for before somebody comes to the field: countries are passed on the way.
  const [asked, setAsked] = useState('')
  const list = useQuery({ ...statesQuery(asked), enabled: asked !== '' })
  return (
    <TextField
      label={t.profile.state}
      name="state"
      suggestions={asked === country ? (list.data ?? []) : []}
      onFocus={() => setAsked(country)}
      // Not every browser takes the focus away while a country is chosen.
      onInput={() => setAsked(country)}
      autoComplete="address-level1"
      defaultValue={known}
      required
      error={error}
    />
  )
}
